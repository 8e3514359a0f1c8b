//! A server alone, which rehearses: `sabots-host FOLDER NUMBER`. People start `sabots serve`; this is
//! what the tests start and kill.

use std::net::Ipv4Addr;
use std::process::ExitCode;
use std::time::Duration;

use server::{Config, serve};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let folder = args.next();
    let number = args.next().and_then(|number| number.parse().ok());
    let (Some(folder), Some(number)) = (folder, number) else {
        eprintln!("usage: sabots-host FOLDER NUMBER");
        return ExitCode::from(2);
    };
    let mut config = Config { rehearsal: Some(number), ..Config::new(folder) };
    // Whoever kills it adds nothing to deals.
    config.limits.gifts = Duration::from_millis(1);
    let addr = (Ipv4Addr::LOCALHOST, 0).into();
    match serve(addr, config, |bound| println!("http://{bound}/")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
