//! The same types for the browser.

use ts_rs::TS;

use crate::bornes::{self, Phase, Player, Safety, Window, Zone};
use crate::sprint::{self, Fate, Forced, Laid, Marker, OnTop, Pile, Words};
use crate::tresors::{self, Card, Cell, Door, Ending, Exit, Loot, Place, Side, Stuck};
use crate::{
    Access, Action, Advice, AnalysedTurn, Analysis, Answer, Arg, Arrangement, Arrival, Away, Begin,
    Better, CardInfo, Chances, Class, Clock, Cue, DeckFault, Device, FormInfo, Frame, GameInfo,
    Happening, Holding, KnownOrders, Message, MyGame, NewBranch, NewLesson, NewTable, News, Offer,
    OnAttack, OnDistance, OnDraw, OptionInfo, Order, Orders, Outlook, PROTOCOL, Patience, Person,
    Phrase, Problem, Prospect, Race, Refusal, Replay, Request, Runner, Sat, Score, SeatKey,
    SeatingInfo, Seen, Sentence, Sheet, SheetLine, Sign, Speed, Split, Spoils, StandIn, Standing,
    TableInfo, Turning, View,
};

/// The TypeScript of every type on the wire, as it is kept in `web/src/wire.ts`.
pub fn typescript() -> String {
    let mut text = String::from("// Written by `cargo run -p xtask -- wire`. Do not edit.\n");
    let version =
        format!("\n/** The version of all that travels. */\nexport const PROTOCOL = {PROTOCOL};\n");
    text.push_str(&version);
    let declarations = [views(), actions(), others()].concat();
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}

/// Messages, and what viewers know.
fn views() -> Vec<String> {
    vec![
        declare::<Message>(),
        declare::<Request>(),
        declare::<Answer>(),
        declare::<News>(),
        declare::<StandIn>(),
        declare::<Cue>(),
        declare::<Race>(),
        declare::<Runner>(),
        declare::<View>(),
        declare::<bornes::View>(),
        declare::<Phase>(),
        declare::<bornes::Cap>(),
        declare::<Zone>(),
        declare::<Safety>(),
        declare::<Player>(),
        declare::<Window>(),
        declare::<sprint::View>(),
        declare::<sprint::Phase>(),
        declare::<sprint::Zone>(),
        declare::<sprint::Safety>(),
        declare::<sprint::Player>(),
        declare::<sprint::Window>(),
        declare::<Forced>(),
        declare::<Laid>(),
        declare::<Marker>(),
        declare::<sprint::Watches>(),
        declare::<tresors::View>(),
        declare::<tresors::Phase>(),
        declare::<Stuck>(),
        declare::<Exit>(),
        declare::<Cell>(),
        declare::<Card>(),
        declare::<Side>(),
        declare::<Door>(),
        declare::<tresors::Player>(),
        declare::<Place>(),
        declare::<tresors::Fate>(),
    ]
}

/// What can be done, and what happened.
fn actions() -> Vec<String> {
    vec![
        declare::<Clock>(),
        declare::<Action>(),
        declare::<bornes::Action>(),
        declare::<sprint::Action>(),
        declare::<tresors::Action>(),
        declare::<Pile>(),
        declare::<OnTop>(),
        declare::<Fate>(),
        declare::<Words>(),
        declare::<Prospect>(),
        declare::<Outlook>(),
        declare::<bornes::Outlook>(),
        declare::<sprint::Outlook>(),
        declare::<tresors::Outlook>(),
        declare::<tresors::Range>(),
        declare::<Refusal>(),
        declare::<Happening>(),
        declare::<Seen>(),
        declare::<bornes::Seen>(),
        declare::<sprint::Seen>(),
        declare::<sprint::Found>(),
        declare::<sprint::Ending>(),
        declare::<tresors::Seen>(),
        declare::<Ending>(),
    ]
}

/// Sentences, scores, tables and games.
fn others() -> Vec<String> {
    vec![
        declare::<Sentence>(),
        declare::<Arg>(),
        declare::<Score>(),
        declare::<Sheet>(),
        declare::<Spoils>(),
        declare::<Loot>(),
        declare::<SheetLine>(),
        declare::<TableInfo>(),
        declare::<Person>(),
        declare::<Sign>(),
        declare::<Phrase>(),
        declare::<NewTable>(),
        declare::<NewLesson>(),
        declare::<NewBranch>(),
        declare::<Speed>(),
        declare::<Patience>(),
        declare::<Advice>(),
        declare::<Chances>(),
        declare::<Analysis>(),
        declare::<AnalysedTurn>(),
        declare::<Turning>(),
        declare::<Better>(),
        declare::<Split>(),
        declare::<Replay>(),
        declare::<Sat>(),
        declare::<Frame>(),
        declare::<Away>(),
        declare::<Orders>(),
        declare::<OnAttack>(),
        declare::<OnDistance>(),
        declare::<OnDraw>(),
        declare::<KnownOrders>(),
        declare::<SeatKey>(),
        declare::<Begin>(),
        declare::<Access>(),
        declare::<Offer>(),
        declare::<MyGame>(),
        declare::<Standing>(),
        declare::<Holding>(),
        declare::<Device>(),
        declare::<Arrangement>(),
        declare::<Order>(),
        declare::<Arrival>(),
        declare::<Problem>(),
        declare::<DeckFault>(),
        declare::<GameInfo>(),
        declare::<SeatingInfo>(),
        declare::<OptionInfo>(),
        declare::<FormInfo>(),
        declare::<CardInfo>(),
        declare::<Class>(),
    ]
}

fn declare<T: TS>() -> String {
    T::decl()
}
