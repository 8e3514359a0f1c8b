// Written by `cargo run -p xtask -- wire`. Do not edit.

export type Message = { "type": "welcome", 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who sits where.
 */
people: Array<Person>, 
/**
 * What the viewer saw so far in this round.
 */
log: Array<Happening>, 
/**
 * The present; `null` until everybody has sat down.
 */
news: News | null, } | { "type": "update", 
/**
 * What the viewer saw.
 */
log: Array<Happening>, 
/**
 * The present.
 */
news: News, } | { "type": "answer", 
/**
 * The client's number of the request.
 */
id: number, 
/**
 * What became of it.
 */
answer: Answer, } | { "type": "people", 
/**
 * Who sits where.
 */
people: Array<Person>, } | { "type": "rematch", 
/**
 * The id of the new table.
 */
table: string, } | { "type": "not-understood", 
/**
 * What was wrong with it, for those who write clients.
 */
why: string, };

export type Request = { "type": "act", 
/**
 * The client's number for this request.
 */
id: number, 
/**
 * The version the person had seen.
 */
version: number, 
/**
 * The action, which the family of the game reads.
 */
action: Action, } | { "type": "next-round", 
/**
 * The client's number for this request.
 */
id: number, };

export type Answer = { "type": "accepted" } | { "type": "refused", 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "stale" } | { "type": "no-next-round" } | { "type": "not-kept" };

export type News = { 
/**
 * How many changes came before.
 */
version: number, 
/**
 * What the viewer knows.
 */
view: View, 
/**
 * What the viewer could do, what would come of it, and why not.
 */
prospects: Array<Prospect>, 
/**
 * The clock of the open window.
 */
clock: Clock | null, 
/**
 * How the round ended.
 */
score: Score | null, 
/**
 * Whether another round can follow.
 */
has_next_round: boolean, };

export type View = { "family": "bornes" } & BornesView;

export type BornesView = { 
/**
 * The seat that looks; `null` for a spectator.
 */
you: string | null, 
/**
 * Where the round stands.
 */
phase: Phase, 
/**
 * Whose turn is running.
 */
turn: string | null, 
/**
 * Who deals this round.
 */
dealer: string, 
/**
 * The distance to cover.
 */
goal: number, 
/**
 * What the goal may be extended to by those who meet it.
 */
extension: number | null, 
/**
 * How many cards the stock has.
 */
stock: number, 
/**
 * The discard pile, or the tray of cancelled attacks; the latest first.
 */
aside: Array<string>, 
/**
 * Whether that is a discard pile.
 */
has_discard: boolean, 
/**
 * How often the longest distance may be laid; `null` without limit.
 */
cap: number | null, 
/**
 * What lies before each team.
 */
zones: Array<Zone>, 
/**
 * Who sits where, clockwise from A.
 */
players: Array<Player>, 
/**
 * The open window.
 */
window: Window | null, 
/**
 * Who lost their turn by the last coup-fourré.
 */
lost: Array<string>, };

export type Phase = "deal" | "play" | "window" | "extension" | "over";

export type Zone = { 
/**
 * The first seat of the team.
 */
team: string, 
/**
 * Its seats.
 */
members: Array<string>, 
/**
 * Its kilometres.
 */
km: number, 
/**
 * Its points before this round.
 */
points: number, 
/**
 * Whether it may lay distances, as far as the battle pile decides.
 */
rolling: boolean, 
/**
 * The attack that stops it.
 */
halted: string | null, 
/**
 * Whether its speed is limited.
 */
limited: boolean, 
/**
 * Whether it has begun to travel.
 */
started: boolean, 
/**
 * The battle pile, bottom to top.
 */
battle: Array<string>, 
/**
 * The speed pile, bottom to top.
 */
speed: Array<string>, 
/**
 * The distances, in the order they were laid.
 */
distances: Array<string>, 
/**
 * The bottes, in the order they were laid.
 */
safeties: Array<Safety>, };

export type Safety = { 
/**
 * The card.
 */
card: string, 
/**
 * Whether it was laid by coup-fourré.
 */
coup: boolean, };

export type Player = { 
/**
 * The seat.
 */
seat: string, 
/**
 * The first seat of its team.
 */
team: string, 
/**
 * How many cards it holds.
 */
held: number, 
/**
 * The cards of its hand that the viewer knows; of the viewer's own all of them.
 */
known: Array<string>, };

export type Window = { 
/**
 * The attack.
 */
attack: string, 
/**
 * The first seat of the team that suffers it.
 */
on: string, 
/**
 * Who laid it.
 */
by: string, 
/**
 * Whether the viewer may still answer.
 */
asked: boolean, };

export type Clock = { 
/**
 * What is left of it, in milliseconds.
 */
left: number, 
/**
 * The whole of it, in milliseconds.
 */
length: number, };

export type Action = BornesAction;

export type BornesAction = { "type": "lay", 
/**
 * The card.
 */
card: string, } | { "type": "attack", 
/**
 * The card.
 */
card: string, 
/**
 * The first seat of the team.
 */
on: string, } | { "type": "discard", 
/**
 * The card.
 */
card: string, } | { "type": "pass" } | { "type": "extend" } | { "type": "stop" } | { "type": "reply", 
/**
 * The card.
 */
card: string, } | { "type": "decline" };

export type Prospect = { 
/**
 * The action.
 */
action: Action, 
/**
 * What it would do, if it is legal and does something that can be shown.
 */
outlook: Outlook | null, 
/**
 * Why it is refused; `null` if it is legal.
 */
refusal: Refusal | null, };

export type Outlook = BornesOutlook;

export type BornesOutlook = { 
/**
 * The first seat of the team.
 */
team: string, 
/**
 * Its kilometres.
 */
km: number, 
/**
 * Whether it would roll.
 */
rolling: boolean, 
/**
 * Whether its speed would be limited.
 */
limited: boolean, };

export type Refusal = { 
/**
 * The reason, and what to do instead.
 */
sentence: Sentence, 
/**
 * The clauses that say so, the most telling first.
 */
clauses: Array<string>, };

export type Happening = { 
/**
 * What, for those who show it.
 */
event: Seen, 
/**
 * What, for those who tell it.
 */
sentence: Sentence, };

export type Seen = BornesSeen;

export type BornesSeen = { "type": "shuffled", dealer: string, } | { "type": "drew", seat: string, card: string | null, } | { "type": "turn-began", seat: string, } | { "type": "skipped", seat: string, } | { "type": "laid", seat: string, team: string, card: string, } | { "type": "attacked", seat: string, card: string, on: string, } | { "type": "replied", seat: string, team: string, card: string, lost: Array<string>, } | { "type": "declined", seat: string, } | { "type": "landed", card: string, on: string, } | { "type": "cancelled", card: string, on: string, } | { "type": "discarded", seat: string, card: string, } | { "type": "passed", seat: string, } | { "type": "extended", seat: string, goal: number, } | { "type": "ended" };

export type Sentence = { 
/**
 * The key of its text.
 */
key: string, 
/**
 * What is filled in, by the names the text has for it.
 */
args: { [key in string]?: Arg }, };

export type Arg = { "word": string } | { "number": number } | { "card": string } | { "a-card": string } | { "seats": Array<string> };

export type Score = { 
/**
 * How it ended, told.
 */
ending: Sentence, 
/**
 * The seats that won it.
 */
winners: Array<string>, 
/**
 * Who won, told.
 */
verdict: Sentence, 
/**
 * One sheet for each team.
 */
sheets: Array<Sheet>, 
/**
 * The seats that won the match, if it is over.
 */
match_winners: Array<string> | null, 
/**
 * The points a match is played to; `null` if it is one round.
 */
match_goal: number | null, };

export type Sheet = { 
/**
 * The first seat of the team.
 */
team: string, 
/**
 * Its place by distance.
 */
place: number, 
/**
 * Its kilometres.
 */
km: number, 
/**
 * The lines, also those that brought nothing.
 */
lines: Array<SheetLine>, 
/**
 * The points of this round.
 */
round: number, 
/**
 * The points of the match.
 */
total: number, };

export type SheetLine = { 
/**
 * What is rewarded.
 */
award: Sentence, 
/**
 * How often.
 */
times: number, 
/**
 * Points each time.
 */
each: number, 
/**
 * Points in all.
 */
points: number, 
/**
 * The clause that says so.
 */
clause: string, };

export type TableInfo = { 
/**
 * Its id, which is part of its address.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * How many sit there.
 */
seats: number, 
/**
 * What was chosen other than by default.
 */
options: { [key in string]?: string }, 
/**
 * Whether everybody has sat down, so that play has begun.
 */
begun: boolean, 
/**
 * The seat of whoever asks; `null` for a spectator.
 */
you: string | null, };

export type Person = { 
/**
 * The seat.
 */
seat: string, 
/**
 * What the person or the bot is called; `null` if the seat is free.
 */
name: string | null, 
/**
 * The level of a bot.
 */
bot: string | null, 
/**
 * Whether a person is here now.
 */
present: boolean, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * How many sit there.
 */
seats: number, 
/**
 * What is chosen.
 */
options: { [key in string]?: string }, 
/**
 * The level of the bot at each seat, `null` for a person. Whoever makes the table takes the
 * first seat without a bot.
 */
bots: Array<string | null>, 
/**
 * What the maker is called.
 */
name: string, 
/**
 * How fast bots play.
 */
speed: Speed, };

export type Speed = "normal" | "fast";

export type Arrival = { 
/**
 * What the person is called.
 */
name: string, 
/**
 * The seat; the first free one if none is named.
 */
seat: string | null, };

export type Problem = { 
/**
 * Which problem, as the end of the key of its text, `problem-<key>`.
 */
key: string, 
/**
 * More about it, for those who write clients.
 */
detail: string, };

export type GameInfo = { 
/**
 * Its name in the notation, which is also the key of its texts.
 */
name: string, 
/**
 * Who may sit down.
 */
seatings: Array<SeatingInfo>, 
/**
 * What a table may choose.
 */
options: Array<OptionInfo>, 
/**
 * Its cards.
 */
cards: Array<CardInfo>, };

export type SeatingInfo = { 
/**
 * How many seats.
 */
seats: number, 
/**
 * How many teams they make.
 */
teams: number, };

export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it changes: `rules`, `display` or `clock`.
 */
scope: string, 
/**
 * The clauses or open points it answers.
 */
answers: string, 
/**
 * What may be chosen with each number of seats, the default first, in the order of seatings.
 */
values: Array<Array<string>>, };

export type CardInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is for.
 */
class: Class, 
/**
 * How many the deck has.
 */
copies: number, 
/**
 * The attacks a parade ends or a botte keeps away; an attack itself.
 */
against: Array<string>, };

export type Class = "distance" | "attack" | "parade" | "botte";
