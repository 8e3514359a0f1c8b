//! The limits of a server, as its host sets them: in a file, in the environment, by arguments. What is
//! said later counts.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, value_parser};
use server::{BadLimit, Limits};
use texts::Texts;

use crate::failure::Failure;
use crate::files;

/// What the names of limits begin with in the environment: `SABOTS_LIMIT_TABLES=500`.
const PREFIX: &str = "SABOTS_LIMIT_";

/// `--limit NAME=VALUE`, as often as one likes, and `--limits FILE`.
pub(crate) fn args(texts: &Texts) -> [Arg; 2] {
    let limit = Arg::new("limit")
        .long("limit")
        .value_name(texts.say("cli-arg-option.value", &[]))
        .help(texts.say("cli-serve.limit", &[]))
        .action(ArgAction::Append);
    let limits = Arg::new("limits")
        .long("limits")
        .value_name(texts.say("cli-arg-file.value", &[]))
        .help(texts.say("cli-serve.limits", &[]))
        .value_parser(value_parser!(PathBuf));
    [limit, limits]
}

/// Sets what the arguments and the environment say.
pub(crate) fn read(
    matches: &ArgMatches,
    environment: impl Iterator<Item = (OsString, OsString)>,
    limits: &mut Limits,
    texts: &Texts,
) -> Result<(), Failure> {
    if let Some(file) = matches.get_one::<PathBuf>("limits") {
        read_file(file, limits, texts)?;
    }
    for (name, value) in environment {
        let (Some(name), Some(value)) = (name.to_str(), value.to_str()) else { continue };
        if let Some(name) = name.strip_prefix(PREFIX) {
            set(limits, &name.to_lowercase(), value, texts).map_err(Failure::Input)?;
        }
    }
    for written in matches.get_many::<String>("limit").unwrap_or_default() {
        let (name, value) = written.split_once('=').unwrap_or((written, ""));
        set(limits, name, value, texts).map_err(Failure::Input)?;
    }
    Ok(())
}

/// Lines of `NAME = VALUE`; what follows a `#` is a remark.
fn read_file(file: &Path, limits: &mut Limits, texts: &Texts) -> Result<(), Failure> {
    let shown = file.display();
    let text = files::read(file).map_err(|why| files::failure(&shown.to_string(), why, texts))?;
    for (at, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        set(limits, name.trim(), value.trim(), texts)
            .map_err(|what| Failure::File(format!("{shown}:{at}: {what}")))?;
    }
    Ok(())
}

fn set(limits: &mut Limits, name: &str, value: &str, texts: &Texts) -> Result<(), String> {
    limits.set(name, value).map_err(|why| {
        let key = match why {
            BadLimit::Unknown => "cli-error-limit-unknown",
            BadLimit::Value => "cli-error-limit-value",
        };
        texts.say(key, &[("name", name.into()), ("value", value.into())])
    })
}

#[cfg(test)]
mod tests {
    use clap::Command;
    use texts::Lang;

    use super::*;

    fn limits(line: &[&str], environment: &[(&str, &str)]) -> Result<Limits, Failure> {
        let texts = Texts::new(Lang::En);
        let matches = Command::new("serve").args(args(&texts)).get_matches_from(line);
        let environment = environment.iter().map(|(name, value)| (name.into(), value.into()));
        let mut limits = Limits::default();
        read(&matches, environment, &mut limits, &texts).map(|()| limits)
    }

    #[test]
    fn arguments_outdo_the_environment_which_outdoes_the_file() {
        let folder = std::env::temp_dir().join(format!("sabots-limits-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("limits");
        std::fs::write(&file, "# ours\ntables = 1\nlobby=1 # few\n\nidle = 1m\n").unwrap();
        let found = limits(
            &["serve", "--limits", file.to_str().unwrap(), "--limit", "tables=3"],
            &[("SABOTS_LIMIT_TABLES", "2"), ("SABOTS_LIMIT_LOBBY", "2"), ("HOME", "/")],
        )
        .unwrap();
        let idle = std::time::Duration::from_secs(60);
        assert_eq!((found.tables, found.lobby, found.idle), (3, 2, idle));
        std::fs::write(&file, "tables = 1\nmoons = 2\n").unwrap();
        let Err(Failure::File(what)) = limits(&["serve", "--limits", file.to_str().unwrap()], &[])
        else {
            panic!("a file with a fault")
        };
        assert!(what.contains("limits:2: "), "{what}");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_no_limit_is_wrong_input() {
        for line in [["serve", "--limit", "moons=1"], ["serve", "--limit", "tables"]] {
            assert!(matches!(limits(&line, &[]), Err(Failure::Input(_))), "{line:?}");
        }
        let environment = [("SABOTS_LIMIT_IDLE", "soon")];
        assert!(matches!(limits(&["serve"], &environment), Err(Failure::Input(_))));
    }
}
