//! Linear policies: an action scores the sum of its features, each times a weight, and the best one
//! is played. Weights are data, kept in `weights/`, and `sabots tune` finds them.

/// Names the features of a family; each has a weight of that name.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Something about an action that has a weight.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Feature {
            $($(#[$doc])* $name,)*
        }

        /// The names of the features, in their order.
        pub(crate) const NAMES: &[&str] = &[$(stringify!($name),)*];

        /// How many features there are.
        pub(crate) const COUNT: usize = NAMES.len();
    };
}
pub(crate) use features;

/// The weights that are kept for a game and a class of its tables.
macro_rules! kept {
    ($game:literal, $class:literal) => {
        crate::linear::File {
            game: $game,
            class: $class,
            text: include_str!(concat!("../../../weights/", $game, "-", $class, ".txt")),
        }
    };
}
pub(crate) use kept;

/// The weights of one kind of table, as they are kept: a name and a number a line.
pub(crate) struct File {
    /// The game.
    pub(crate) game: &'static str,
    /// For which tables of it: the words that a [`Class`] is told by.
    pub(crate) class: &'static str,
    /// What is written there.
    pub(crate) text: &'static str,
}

/// What tables are told apart by, as far as weights go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    /// Whether more than two sides play.
    pub(crate) many: bool,
    /// Whether seats share a car.
    pub(crate) pairs: bool,
    /// Whether points are counted over several rounds.
    pub(crate) points: bool,
}

impl Class {
    /// The class of a file.
    pub(crate) fn of(file: &str) -> Class {
        let says = |word| file.split('-').any(|part| part == word);
        Class { many: says("many"), pairs: says("pairs"), points: says("points") }
    }

    /// How badly weights of another class suit here: nothing differs, or what is played for does, or
    /// more.
    fn distance(self, other: Class) -> u8 {
        4 * u8::from(self.pairs != other.pairs)
            + 2 * u8::from(self.many != other.many)
            + u8::from(self.points != other.points)
    }
}

/// How much a feature counts that either holds or does not: 1 or 0.
pub(crate) fn one(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// The file for a table: of its game the one that suits it best, or of any game of the family.
pub(crate) fn nearest<'a>(files: &'a [File], (game, class): (&str, Class)) -> Option<&'a File> {
    let mismatch = |file: &&File| (file.game != game, class.distance(Class::of(file.class)));
    files.iter().min_by_key(mismatch)
}

/// The weights for a table.
pub(crate) fn find<const N: usize>(
    files: &[File],
    names: &[&str],
    table: (&str, Class),
) -> [f32; N] {
    let mut weights = [0.0; N];
    if let Some(file) = nearest(files, table) {
        for (name, value) in lines(file.text) {
            let place = names.iter().position(|&known| known == name);
            if let (Some(place), Ok(value)) = (place, value.parse()) {
                weights[place] = value;
            }
        }
    }
    weights
}

/// The names and numbers of a file; lines that begin with `#` say where they come from.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let told = text.lines().filter(|line| !line.starts_with('#'));
    told.filter_map(|line| line.split_once(' ')).map(|(name, value)| (name, value.trim()))
}
