//! A server alone: `sabots-host FOLDER [ADDRESS]`. People start `sabots serve`; this is what the
//! tests start and kill.

use std::process::ExitCode;

use server::{Config, serve};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let folder = args.next();
    let addr = args.next().unwrap_or_else(|| "127.0.0.1:0".to_owned()).parse();
    let (Some(folder), Ok(addr)) = (folder, addr) else {
        eprintln!("usage: sabots-host FOLDER [ADDRESS]");
        return ExitCode::from(2);
    };
    match serve(addr, Config::new(folder), |bound| println!("http://{bound}/")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
