//! Which language to speak, before the arguments are understood.

use std::ffi::OsString;

use texts::Lang;

/// The language of `--lang`, or else of the environment, or else French.
pub(crate) fn choose(args: &[OsString], variable: impl Fn(&str) -> Option<OsString>) -> Lang {
    asked_for(args).or_else(|| of_environment(variable)).unwrap_or(Lang::Fr)
}

fn asked_for(args: &[OsString]) -> Option<Lang> {
    let words = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let mut words = words.take_while(|&word| word != "--");
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(lang) = value.and_then(|value| value.parse().ok()) {
            return Some(lang);
        }
    }
    None
}

/// The language of the first of these variables that is set, if we speak it.
fn of_environment(variable: impl Fn(&str) -> Option<OsString>) -> Option<Lang> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = set.into_iter().find(|value| !value.is_empty())?;
    Lang::of_tag(locale.to_str()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(args: &[&str], variables: &[(&str, &str)]) -> Lang {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        choose(&args, |name| {
            let variable = variables.iter().find(|(set, _)| *set == name);
            variable.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn the_argument_comes_first() {
        assert_eq!(chosen(&["sabots", "--lang", "en"], &[("LANG", "fr_FR")]), Lang::En);
        assert_eq!(chosen(&["sabots", "games", "--lang=fr"], &[("LANG", "en_GB")]), Lang::Fr);
        assert_eq!(chosen(&["sabots", "--", "--lang", "en"], &[]), Lang::Fr);
        assert_eq!(chosen(&["sabots", "--lang"], &[("LANG", "en_GB")]), Lang::En);
    }

    #[test]
    fn the_environment_comes_next_and_french_last() {
        assert_eq!(chosen(&[], &[("LANG", "en_US.UTF-8")]), Lang::En);
        assert_eq!(chosen(&[], &[("LANG", "de_AT.UTF-8")]), Lang::De);
        assert_eq!(chosen(&[], &[("LC_ALL", ""), ("LC_MESSAGES", "en")]), Lang::En);
        assert_eq!(chosen(&[], &[("LC_ALL", "fr_CA"), ("LANG", "en_US")]), Lang::Fr);
        assert_eq!(chosen(&[], &[("LC_ALL", "C"), ("LANG", "en_US")]), Lang::Fr);
        assert_eq!(chosen(&[], &[("LANG", "tlh_KX")]), Lang::Fr);
        assert_eq!(chosen(&[], &[]), Lang::Fr);
    }
}
