//! x
use chance::Quick; use sprint::{Rules, Sprint}; use table::Game;
fn main(){ let a: Vec<String>=std::env::args().collect(); let rules=Rules::of(&a[1],a[2].parse().unwrap(),&[]).unwrap(); let mut c=Quick::new(1); let mut acts=0u64;
 let n: u64=a[3].parse().unwrap(); while acts<n { let mut s=Sprint::new(&rules); acts+=table::playout::playout(&mut s,&mut c) as u64; } println!("{acts}"); }
