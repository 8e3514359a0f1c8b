// Written by `cargo run -p xtask -- wire`. Do not edit.

/** The version of all that travels. */
export const PROTOCOL = 1;

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
 * How many watch.
 */
watching: number, 
/**
 * The clock of the next round or of another game, once somebody is ready for it.
 */
round: Clock | null, 
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
people: Array<Person>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * The clock of those who are waited for, which may have begun or stopped by it.
 */
turn: Clock | null, 
/**
 * The clock of the next round or of another game, once somebody is ready for it.
 */
round: Clock | null, } | { "type": "said", 
/**
 * Who.
 */
seat: string, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "rematch", 
/**
 * The id of the new table.
 */
table: string, } | { "type": "shuffle", 
/**
 * Of which round, counted from 0.
 */
round: number, 
/**
 * A hash of a secret that is shown when the round is over, as 64 hexadecimal digits.
 */
pledge: string, } | { "type": "stalled" } | { "type": "damaged" } | { "type": "not-understood", 
/**
 * The client's number of the request, if it could be read.
 */
id: number | null, 
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
action: Action, 
/**
 * For how many milliseconds the client had shown that version. It counts where several are
 * after the same.
 */
after?: number, } | { "type": "next-round", 
/**
 * The client's number for this request.
 */
id: number, } | { "type": "again", 
/**
 * The client's number for this request.
 */
id: number, } | { "type": "say", 
/**
 * The client's number for this request.
 */
id: number, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "leave", 
/**
 * The client's number for this request.
 */
id: number, } | { "type": "return", 
/**
 * The client's number for this request.
 */
id: number, } | { "type": "orders", 
/**
 * The client's number for this request.
 */
id: number, 
/**
 * What is to be done without asking.
 */
orders: Orders, } | { "type": "advise", 
/**
 * The client's number for this request.
 */
id: number, 
/**
 * The version the person had seen.
 */
version: number, } | { "type": "give", 
/**
 * The client's number for this request.
 */
id: number, 
/**
 * Of which round, counted from 0.
 */
round: number, 
/**
 * Sixteen random bytes, as 32 hexadecimal digits.
 */
gift: string, };

export type Answer = { "type": "accepted" } | { "type": "refused", 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "stale" } | { "type": "hushed" } | { "type": "no-next-round" } | { "type": "not-over" } | { "type": "said" } | { "type": "too-talkative" } | { "type": "advised", 
/**
 * The version that it is about.
 */
version: number, 
/**
 * The actions.
 */
chances: Array<Chances>, } | { "type": "not-advised" } | { "type": "nothing-to-decide" } | { "type": "too-busy" } | { "type": "not-kept" };

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
 * The clock of those who are waited for, where no window has one.
 */
turn: Clock | null, 
/**
 * How the round ended.
 */
score: Score | null, 
/**
 * Whether another round can follow.
 */
has_next_round: boolean, 
/**
 * Who may answer the open window, by what everybody sees; missing where none is open.
 */
asked?: Array<string>, 
/**
 * How the last race of this round ended; missing if the viewer knows of none.
 */
race?: Race, 
/**
 * Where the viewer is in a lesson; missing where nothing is shown.
 */
cue?: Cue, 
/**
 * Which entries of the log of this round tell what bots did for people who were missed; left out if
 * none does.
 */
stand_ins?: Array<StandIn>, };

export type StandIn = { 
/**
 * Which entry, counted from 0.
 */
at: number, 
/**
 * For whom.
 */
seat: string, };

export type Cue = { 
/**
 * How many of its lines were played.
 */
played: number, 
/**
 * What the viewer is to do now, if it is for them.
 */
action: Action | null, 
/**
 * Whether somebody has done something else, so that everybody plays as they like.
 */
strayed: boolean, };

export type Race = { 
/**
 * The version in which it was decided.
 */
version: number, 
/**
 * Those who took part, in their order, as far as the viewer knows.
 */
runners: Array<Runner>, };

export type Runner = { 
/**
 * Who.
 */
seat: string, 
/**
 * How many milliseconds after the earliest.
 */
behind: number, };

export type View = { "family": "bornes" } & BornesView | { "family": "sprint" } & SprintView | { "family": "tresors" } & TresorsView;

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
 * Whether what only slows down lies on a pile of its own.
 */
has_speed_pile: boolean, 
/**
 * The distance that may be laid only so often; `null` if there is none.
 */
cap: Cap | null, 
/**
 * The points a match is played to; `null` if it is one round.
 */
match_goal: number | null, 
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

export type Cap = { 
/**
 * The card.
 */
card: string, 
/**
 * How often.
 */
times: number, };

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

export type SprintView = { 
/**
 * The seat that looks; `null` for a spectator.
 */
you: string | null, 
/**
 * Where the game stands.
 */
phase: SprintPhase, 
/**
 * Whose turn is running.
 */
turn: string | null, 
/**
 * Who has to choose something, if it is not the seat on turn.
 */
chooser: string | null, 
/**
 * What kind of turn it is: `normal`, `reply` or `replay`.
 */
course: string, 
/**
 * How many cards the seat on turn has still to draw.
 */
due: number, 
/**
 * The card that must be used at once.
 */
forced: Forced | null, 
/**
 * The seat whose hand is looked into.
 */
searched: string | null, 
/**
 * Of whom the viewer may demand another card; where mistakes are punished, of whom it may try to.
 */
renaming: Array<string>, 
/**
 * The cards that the viewer can demand, while it holds a card to demand with or may rename.
 */
demandable: Array<string>, 
/**
 * The distance to reach or pass.
 */
goal: number, 
/**
 * How many cards the stock has.
 */
stock: number, 
/**
 * The discard pile, the latest first: its top, or all of it for those who may look through it.
 */
discard: Array<string>, 
/**
 * How many cards the discard pile has.
 */
discarded: number, 
/**
 * The cards that are out of the game.
 */
out: Array<string>, 
/**
 * What lies before each team.
 */
zones: Array<SprintZone>, 
/**
 * Who sits where, clockwise from A.
 */
players: Array<SprintPlayer>, 
/**
 * The open window.
 */
window: SprintWindow | null, 
/**
 * Who lost their turn by the last reply that took it.
 */
lost: Array<string>, 
/**
 * Whether mistakes are possible, and punished.
 */
strict: boolean, 
/**
 * Whether a table helps to answer: cards that may are lit. Where it does not, any can be tried.
 */
hints: boolean, 
/**
 * Whether players say the kilometres of their distances.
 */
announces: boolean, 
/**
 * The numbers there are to say, the smallest first; none where nobody says any.
 */
kilometres: Array<number>, 
/**
 * Whether players make the sounds of their attacks.
 */
shouts: boolean, 
/**
 * The sounds there are to make; none where nobody makes any.
 */
sounds: Array<string>, 
/**
 * Whether a silent distance may be called away.
 */
killer: boolean, 
/**
 * Whether equal totals may be called.
 */
hold_up: boolean, };

export type SprintPhase = "deal" | "draw" | "play" | "use" | "window" | "search" | "rob" | "pay" | "over";

export type SprintZone = { 
/**
 * The first seat of the team.
 */
team: string, 
/**
 * Its seats.
 */
members: Array<string>, 
/**
 * Its total.
 */
km: number, 
/**
 * The attack that stops it.
 */
battle: string | null, 
/**
 * The attack that slows it down.
 */
speed: string | null, 
/**
 * The distances, in the order they were laid.
 */
distances: Array<Laid>, 
/**
 * The bottes.
 */
safeties: Array<SprintSafety>, };

export type SprintSafety = { 
/**
 * The card.
 */
card: string, 
/**
 * Whether it was laid by coup-fourré.
 */
coup: boolean, };

export type SprintPlayer = { 
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
known: Array<string>, 
/**
 * The demand that lies beside it.
 */
marker: Marker | null, };

export type SprintWindow = { 
/**
 * What may be answered: `attack` or `distance`.
 */
on: string, 
/**
 * The card.
 */
card: string, 
/**
 * What multiplies it, if it is a distance.
 */
times: number, 
/**
 * Who laid it or turned it.
 */
by: string, 
/**
 * The first seat of the team before which it lies.
 */
team: string, 
/**
 * Whether the viewer may still answer.
 */
asked: boolean, 
/**
 * Whether the viewer has laid this distance, and has still to say its kilometres.
 */
unsaid: boolean, 
/**
 * The special card that answers it, in whatever hand it is.
 */
special: string | null, 
/**
 * Whose turn begins if nobody answers this distance, who may choose a pile already.
 */
next: string | null, };

export type Forced = { 
/**
 * By whom.
 */
seat: string, 
/**
 * The card.
 */
card: string, };

export type Laid = { 
/**
 * The card.
 */
card: string, 
/**
 * What multiplies it: 1, 2 or 4.
 */
times: number, };

export type Marker = { 
/**
 * Who demands.
 */
by: string, 
/**
 * Which card.
 */
card: string, 
/**
 * Where it is looked for.
 */
watches: SprintWatches, };

export type SprintWatches = "hand" | "hand-and-zone";

export type TresorsView = { 
/**
 * The seat that looks; `null` for a spectator.
 */
you: string | null, 
/**
 * Where the game stands.
 */
phase: TresorsPhase, 
/**
 * Whose turn it is; `null` before the deal and after the end.
 */
turn: string | null, 
/**
 * How many steps the seat on turn makes, once that is known.
 */
steps: number | null, 
/**
 * Why the genie helps the seat on turn, if he does.
 */
genie: TresorsStuck | null, 
/**
 * The nineteen cells, row by row, with the cards on them.
 */
cells: Array<TresorsCell>, 
/**
 * The cell where the drawn card will lie.
 */
gap: string | null, 
/**
 * The card that was drawn and does not lie yet, as it is printed.
 */
drawn: TresorsCard | null, 
/**
 * How many steps the chief has made from the tent.
 */
chief: number, 
/**
 * How many steps lead him from the tent to the entrance.
 */
track: number, 
/**
 * How many cards the draw pile has.
 */
stock: number, 
/**
 * Whether a die says how far to go.
 */
die: boolean, 
/**
 * How a pawn may leave.
 */
exit: TresorsExit, 
/**
 * The sides of cells that lead to the entrance.
 */
doors: Array<TresorsDoor>, 
/**
 * Who sits where, clockwise from A.
 */
players: Array<TresorsPlayer>, };

export type TresorsPhase = "deal" | "enter" | "roll" | "walk" | "lay" | "over";

export type TresorsStuck = "occupied" | "walled";

export type TresorsExit = "any-step" | "last-step" | "closed";

export type TresorsCell = { 
/**
 * Its name.
 */
name: string, 
/**
 * The card; `null` for a gap.
 */
card: TresorsCard | null, };

export type TresorsCard = { 
/**
 * Its name in the notation.
 */
name: string, 
/**
 * How many treasures it shows.
 */
treasures: number, 
/**
 * Whether it shows the chief's head.
 */
head: boolean, 
/**
 * By how many quarter turns clockwise it is turned.
 */
turned: number, 
/**
 * The sides that its walls close, so turned.
 */
walls: Array<TresorsSide>, };

export type TresorsSide = "north" | "east" | "south" | "west";

export type TresorsDoor = { 
/**
 * The cell.
 */
cell: string, 
/**
 * The side.
 */
side: TresorsSide, };

export type TresorsPlayer = { 
/**
 * The seat.
 */
seat: string, 
/**
 * Where its pawn is.
 */
pawn: TresorsPlace, 
/**
 * The cell on which its pawn stands, if it is in the cave.
 */
cell: string | null, 
/**
 * The cards it has collected, as they are printed.
 */
loot: Array<TresorsCard>, 
/**
 * The treasures it has: none once its pawn is caught.
 */
treasures: number, 
/**
 * What became of its pawn; `null` while the game is going on.
 */
fate: TresorsFate | null, };

export type TresorsPlace = "waiting" | "in" | "out";

export type TresorsFate = "out" | "caught" | "inside";

export type Clock = { 
/**
 * What is left of it, in milliseconds.
 */
left: number, 
/**
 * The whole of it, in milliseconds.
 */
length: number, };

export type Action = BornesAction | SprintAction | TresorsAction;

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

export type SprintAction = { "type": "draw", from: Pile, } | { "type": "lay", card: string, accelerators: number, saying: Words, } | { "type": "parry", card: string, attack: string | null, top: OnTop, } | { "type": "attack", card: string, on: string, saying: Words, } | { "type": "steal", from: string, card: string, times: number, then: Fate, } | { "type": "demand", of: string, card: string, } | { "type": "rename", of: string, card: string, } | { "type": "swap", card: string, other: string, wanted: string, } | { "type": "fly", to: string, } | { "type": "search", of: string, } | { "type": "exchange", take: string, give: string, } | { "type": "sweep" } | { "type": "discard", card: string, } | { "type": "pass" } | { "type": "reply", card: string, top: OnTop, } | { "type": "decline" } | { "type": "say", km: number, } | { "type": "hold-up" } | { "type": "killer" } | { "type": "rob", from: string, card: string, times: number, } | { "type": "forfeit", card: string, times: number, } | { "type": "forfeit-safety", card: string, };

export type TresorsAction = { "type": "enter", cell: string, } | { "type": "roll" } | { "type": "walk", cell: string, } | { "type": "leave" } | { "type": "lay", turned: number, };

export type Pile = "stock" | "discard";

export type OnTop = "parade" | "attack";

export type Fate = "lay" | "keep";

export type Words = number | string | null;

export type Prospect = { 
/**
 * The action.
 */
action: Action, 
/**
 * The special card that it takes without naming it: the one it plays, or the one that multiplies
 * a distance; left out otherwise.
 */
special?: string, 
/**
 * What it would do, if it is legal and does something that can be shown.
 */
outlook: Outlook | null, 
/**
 * Why it is refused; `null` if it is legal.
 */
refusal: Refusal | null, };

export type Outlook = BornesOutlook | SprintOutlook | TresorsOutlook;

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
 * The attack that would stop it.
 */
halted: string | null, 
/**
 * Whether its speed would be limited.
 */
limited: boolean, };

export type SprintOutlook = { 
/**
 * The first seat of the team.
 */
team: string, 
/**
 * Its total.
 */
km: number, 
/**
 * The kilometres that it gains.
 */
gain: number, 
/**
 * What multiplies the distance that is laid; 1 for anything else.
 */
times: number, };

export type TresorsOutlook = { "type": "enters", 
/**
 * The treasures.
 */
treasures: number, } | { "type": "walks", 
/**
 * One way of getting there: every place from the first to the last.
 */
path: Array<string>, 
/**
 * The treasures on the card where it would stand.
 */
treasures: number, } | { "type": "carried", 
/**
 * Why it cannot walk.
 */
why: TresorsStuck, 
/**
 * The treasures on the card where it would stand.
 */
treasures: number, } | { "type": "leaves", 
/**
 * One way of getting there: every place from the first to the entrance.
 */
path: Array<string>, } | { "type": "lays", 
/**
 * The card as it would lie.
 */
card: TresorsCard, 
/**
 * Where the pawns in the cave could walk then; empty where a die decides.
 */
reach: Array<TresorsRange>, 
/**
 * The seats whose pawns could not move on foot any more, because of walls alone.
 */
walled_in: Array<string>, 
/**
 * The seats whose pawns would find no way out, however long.
 */
cut_off: Array<string>, };

export type TresorsRange = { 
/**
 * Its seat.
 */
seat: string, 
/**
 * The free cards within its reach.
 */
cells: Array<string>, };

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

export type Seen = BornesSeen | SprintSeen | TresorsSeen;

export type BornesSeen = { "type": "shuffled", dealer: string, } | { "type": "drew", seat: string, card: string | null, } | { "type": "turn-began", seat: string, } | { "type": "skipped", seat: string, } | { "type": "laid", seat: string, team: string, card: string, } | { "type": "attacked", seat: string, card: string, on: string, } | { "type": "replied", seat: string, team: string, card: string, lost: Array<string>, } | { "type": "declined", seat: string, } | { "type": "landed", card: string, on: string, } | { "type": "cancelled", card: string, on: string, } | { "type": "discarded", seat: string, card: string, } | { "type": "passed", seat: string, } | { "type": "extended", seat: string, goal: number, } | { "type": "ended" };

export type SprintSeen = { "type": "shuffled", first: string, } | { "type": "reshuffled", cards: number, } | { "type": "drew", seat: string, card: string | null, } | { "type": "took", seat: string, card: string, } | { "type": "turn-began", seat: string, } | { "type": "skipped", seat: string, } | { "type": "forgot-to-draw", seat: string, } | { "type": "travelled", seat: string, team: string, card: string, times: number, heard: number | null, } | { "type": "protected", seat: string, team: string, card: string, } | { "type": "cancelled", card: string, on: string, } | { "type": "parried", seat: string, team: string, card: string, attack: string, } | { "type": "attacked", seat: string, card: string, on: string, heard: string | null, } | { "type": "attack-void", seat: string, card: string, } | { "type": "countered", seat: string, team: string, card: string, attack: string, lost: Array<string>, } | { "type": "coup-fourre", seat: string, team: string, card: string, lost: Array<string>, } | { "type": "turned", seat: string, card: string, on: string | null, } | { "type": "u-turned", seat: string, of: string, team: string, card: string, times: number, back: boolean, } | { "type": "declined", seat: string, } | { "type": "landed", card: string, on: string, } | { "type": "arrived", seat: string, team: string, card: string, times: number, } | { "type": "stolen", seat: string, from: string, card: string, times: number, then: Fate, with: string, } | { "type": "demanded", seat: string, of: string, card: string, held: boolean, with: string, } | { "type": "renamed", seat: string, of: string, card: string, found: SprintFound, } | { "type": "handed-over", seat: string, team: string, to: string, card: string, found: SprintFound, } | { "type": "useless", seat: string, card: string, } | { "type": "swapped", seat: string, pair: Array<string>, card: string, } | { "type": "flew", seat: string, to: string, with: string, } | { "type": "searched", seat: string, of: string, with: string, } | { "type": "showed", to: string, of: string, card: string | null, } | { "type": "exchanged", seat: string, of: string, took: string | null, gave: string | null, } | { "type": "swept", seat: string, cards: number, with: string, } | { "type": "discarded", seat: string, card: string, } | { "type": "passed", seat: string, } | { "type": "mistaken", seat: string, shown: Array<string>, } | { "type": "fined", seat: string, card: string, } | { "type": "announced", seat: string, km: number, } | { "type": "killed", seat: string | null, of: string, team: string, card: string, times: number, } | { "type": "called-in-vain", seat: string, } | { "type": "held-up", seat: string, } | { "type": "lapsed", seat: string, } | { "type": "wrongly-called", seat: string, } | { "type": "robbed", seat: string, from: string, card: string, times: number, } | { "type": "forfeited", seat: string, card: string, times: number, } | { "type": "forfeited-safety", seat: string, card: string, } | { "type": "ended", ending: SprintEnding, };

export type SprintFound = "hand" | "zone" | "nowhere";

export type SprintEnding = "goal" | "standstill";

export type TresorsSeen = { "type": "laid-out", first: string, cells: Array<TresorsCell>, } | { "type": "entered", seat: string, cell: string, } | { "type": "turn-began", seat: string, } | { "type": "rolled", seat: string, points: number, } | { "type": "genie-came", seat: string, why: TresorsStuck, } | { "type": "walked", seat: string, path: Array<string>, } | { "type": "carried", seat: string, from: string, to: string, why: TresorsStuck, } | { "type": "left", seat: string, path: Array<string>, } | { "type": "took", seat: string, card: TresorsCard, } | { "type": "drew", seat: string, card: TresorsCard, } | { "type": "chief-came", to: number, } | { "type": "laid", seat: string, cell: string, card: TresorsCard, } | { "type": "ended", ending: TresorsEnding, };

export type TresorsEnding = "all-out" | "chief" | "no-way-out";

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
 * Its place by distance or treasures.
 */
place: number, 
/**
 * Its kilometres, in a race.
 */
km: number | null, 
/**
 * What it brought home, where that is more than points.
 */
loot?: Spoils, 
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

export type Spoils = TresorsLoot;

export type TresorsLoot = { 
/**
 * What became of the pawn.
 */
fate: TresorsFate, 
/**
 * The treasures collected, whether or not they count.
 */
collected: number, };

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
 * The seats of each side that they make, the side of A first.
 */
teams: Array<Array<string>>, 
/**
 * What was chosen other than by default.
 */
options: { [key in string]?: string }, 
/**
 * Whether everybody has sat down, so that play has begun.
 */
begun: boolean, 
/**
 * How fast bots play.
 */
speed: Speed, 
/**
 * How long people wait for each other.
 */
patience: Patience, 
/**
 * When it begins.
 */
begin: Begin, 
/**
 * Who finds it.
 */
access: Access, 
/**
 * Who is told what would be best, if they ask.
 */
advice: Advice, 
/**
 * The seat whose person may arrange the table before it begins.
 */
host: string | null, 
/**
 * How often it was arranged.
 */
arranged: number, 
/**
 * Which standing orders make sense; missing if there is nothing to order.
 */
orders?: KnownOrders, 
/**
 * What is said before each line of a lesson, by the ends of the keys of its texts; missing where
 * nothing is taught.
 */
lesson?: Array<string>, 
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
present: boolean, 
/**
 * Why a bot plays for the person, if one does.
 */
away: Away | null, 
/**
 * The clock of a person who is gone, if somebody waits.
 */
grace: Clock | null, 
/**
 * Whether the person is ready for the next round, or for another game.
 */
ready: boolean, 
/**
 * How long a person for whom a bot plays has still to come back before the host may free the
 * seat.
 */
free_in?: Clock, 
/**
 * Whether a bot keeps the seat for whoever comes, until its person is back; left out if not.
 */
open?: boolean, 
/**
 * The standing orders of the person; missing if there are none.
 */
orders?: Orders, 
/**
 * The sign of the seat, which nobody else has there; left out if it is the one that the seat always has.
 */
sign?: Sign, 
/**
 * How many games this person or bot has won before, of those that the same people played one after the
 * other; left out if none.
 */
wins?: number, };

export type Sign = "triangle" | "square" | "disc" | "diamond" | "star" | "cross" | "hourglass" | "moon" | "heart" | "bolt" | "drop" | "crown";

export type Phrase = "hello" | "well-played" | "ouch" | "thanks" | "your-turn" | "one-minute" | "good-road" | "bye";

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
 * The sign that the maker has chosen.
 */
sign?: Sign, 
/**
 * How fast bots play.
 */
speed: Speed, 
/**
 * How long people wait for each other.
 */
patience: Patience, 
/**
 * When the table begins.
 */
begin: Begin, 
/**
 * Who finds the table.
 */
access: Access, 
/**
 * Who is told what would be best, if they ask.
 */
advice: Advice, };

export type NewLesson = { 
/**
 * The game.
 */
game: string, 
/**
 * What the learner is called.
 */
name: string, };

export type NewBranch = { 
/**
 * Where they sit.
 */
seat: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * The round that is gone on with, counted from 0.
 */
round: number, 
/**
 * The line of that round after which it is, as a replay counts its frames.
 */
frame: number, };

export type Speed = "normal" | "fast";

export type Patience = "normal" | "relaxed" | "endless" | "day" | "three-days" | "week";

export type Advice = "alone" | "everybody" | "nobody";

export type Chances = { 
/**
 * The action.
 */
action: Action, 
/**
 * How likely it wins, from 0 to 1.
 */
wins: number, 
/**
 * The interval that holds the true figure in 95 of 100 cases begins here.
 */
low: number, 
/**
 * It ends here.
 */
high: number, };

export type Analysis = { 
/**
 * Which round, counted from 0.
 */
round: number, 
/**
 * The sides, each by its first seat.
 */
sides: Array<string>, 
/**
 * The deal, and every turn.
 */
turns: Array<AnalysedTurn>, 
/**
 * Where it turned, in the order of turns.
 */
turnings: Array<Turning>, 
/**
 * How much was luck: one for each side.
 */
splits: Array<Split>, 
/**
 * The share of luck in all that changed, from 0 to 1; the rest was played.
 */
luck: number, };

export type AnalysedTurn = { 
/**
 * What happened, as those saw it who saw most of it.
 */
log: Array<Happening>, 
/**
 * By side: its chance to win afterwards, as a spectator would see it.
 */
wins: Array<number>, };

export type Turning = { 
/**
 * The number of the turn.
 */
turn: number, 
/**
 * The side whose chances changed most.
 */
side: string, 
/**
 * Its chances before.
 */
from: number, 
/**
 * Its chances after.
 */
to: number, 
/**
 * What somebody would have done better in this turn; left out if nothing clearly.
 */
better?: Better, };

export type Better = { 
/**
 * Who.
 */
seat: string, 
/**
 * What they did.
 */
done: Action, 
/**
 * What would have been better.
 */
action: Action, 
/**
 * How much of the chance to win it cost.
 */
cost: number, };

export type Split = { 
/**
 * The side.
 */
side: string, 
/**
 * What equals win there before the cards are known.
 */
begun: number, 
/**
 * What equals win more, or less, with the cards of this round.
 */
luck: number, 
/**
 * What was made of them beyond that.
 */
play: number, 
/**
 * What it had in the end.
 */
result: number, };

export type Replay = { 
/**
 * The game.
 */
game: string, 
/**
 * How many sat there.
 */
seats: number, 
/**
 * The seats of each side, the side of A first.
 */
teams: Array<Array<string>>, 
/**
 * What was chosen other than by default.
 */
options: { [key in string]?: string }, 
/**
 * Who sits where, clockwise from A.
 */
people: Array<Sat>, 
/**
 * How many rounds are over.
 */
rounds: number, 
/**
 * Which of them this is, counted from 0.
 */
round: number, 
/**
 * How many frames it has.
 */
count: number, 
/**
 * The number of the first frame that is told here, counted from 0.
 */
first: number, 
/**
 * The table after each line, as many as are told at a time.
 */
frames: Array<Frame>, };

export type Sat = { 
/**
 * The seat.
 */
seat: string, 
/**
 * What they are called; `null` where names are no longer kept.
 */
name: string | null, 
/**
 * The level of a bot.
 */
bot: string | null, 
/**
 * The sign of the seat; left out if it is the one that the seat always has.
 */
sign?: Sign, };

export type Frame = { 
/**
 * The turn that it belongs to, as an analysis counts them: the deal is 0.
 */
turn: number, 
/**
 * What happened in this line, as the viewer saw it.
 */
log: Array<Happening>, 
/**
 * What the viewer knew afterwards.
 */
view: View, 
/**
 * How the round ended; left out before that.
 */
score?: Score, };

export type Away = "left" | "gone" | "idle" | "late";

export type Orders = { 
/**
 * When it is attacked.
 */
attack: OnAttack, 
/**
 * When an opponent lays a distance.
 */
distance: OnDistance, 
/**
 * When it is its turn and there is hardly anything to choose.
 */
draw: OnDraw, };

export type OnAttack = "ask" | "pass" | "coup-fourre" | "parry";

export type OnDistance = "ask" | "pass" | "pass-this-round" | { "from": number } | "winning";

export type OnDraw = "ask" | "obvious" | "stock";

export type KnownOrders = { 
/**
 * When a seat is attacked.
 */
attack: Array<OnAttack>, 
/**
 * When an opponent lays a distance.
 */
distance: Array<OnDistance>, 
/**
 * When there is hardly anything to choose.
 */
draw: Array<OnDraw>, };

export type SeatKey = { 
/**
 * 64 hexadecimal digits.
 */
key: string, };

export type Begin = "full" | "host";

export type Access = "link" | "listed";

export type Offer = { 
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
 * What its host is called.
 */
host: string | null, 
/**
 * How many persons sit there.
 */
sitting: number, 
/**
 * How many robots sit there.
 */
robots: number, 
/**
 * How many seats are free.
 */
free: number, 
/**
 * Whether play has begun, so that one can only watch.
 */
begun: boolean, 
/**
 * When it begins.
 */
begin: Begin, 
/**
 * How long people wait for each other.
 */
patience: Patience, 
/**
 * How many watch.
 */
watching: number, };

export type MyGame = { 
/**
 * The id of its table, which is part of its address.
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
 * The seats of the browser.
 */
yours: Array<string>, 
/**
 * How it stands.
 */
state: Standing, 
/**
 * What the others are called.
 */
others: Array<string>, 
/**
 * What those are called who are on turn, as everybody sees.
 */
turn: Array<string>, 
/**
 * The seats that have won; left out before the end.
 */
winners?: Array<string>, };

export type Standing = "yours" | "theirs" | "waiting" | "over";

export type Holding = { 
/**
 * The seat.
 */
seat: string, 
/**
 * By what a socket says that it is for this seat. It proves nothing.
 */
sign: string, };

export type Device = "own" | "shared";

export type Arrangement = { 
/**
 * How often the table had been arranged as the host saw it.
 */
arranged: number, 
/**
 * What is wanted.
 */
order: Order, };

export type Order = { "type": "robot", 
/**
 * Where.
 */
seat: string, 
/**
 * How well it plays.
 */
level: string, } | { "type": "free", 
/**
 * Which.
 */
seat: string, } | { "type": "swap", 
/**
 * One.
 */
seat: string, 
/**
 * The other.
 */
with: string, } | { "type": "play", 
/**
 * How many sit there.
 */
seats: number, 
/**
 * What is chosen.
 */
options: { [key in string]?: string }, } | { "type": "pace", 
/**
 * How fast bots play.
 */
speed: Speed, 
/**
 * How long people wait for each other.
 */
patience: Patience, } | { "type": "access", 
/**
 * Who.
 */
access: Access, } | { "type": "begin" } | { "type": "close" };

export type Arrival = { 
/**
 * What the person is called.
 */
name: string, 
/**
 * The sign that the person has chosen.
 */
sign?: Sign, 
/**
 * The seat; the first free one if none is named.
 */
seat: string | null, 
/**
 * Whether the browser may have a seat already.
 */
device: Device, };

export type Problem = { 
/**
 * Which problem, as the end of the key of its text, `problem-<key>`.
 */
key: string, 
/**
 * More about it, for those who write clients.
 */
detail: string, 
/**
 * The options that stand in the way, each with its value: of a table that cannot be made.
 */
options: { [key in string]?: string }, 
/**
 * What is wrong with a deck of one's own; missing if that is not the problem.
 */
deck?: DeckFault, };

export type DeckFault = { "type": "unreadable", 
/**
 * What was written.
 */
entry: string, } | { "type": "no-such-card", 
/**
 * The name that was written.
 */
card: string, } | { "type": "too-few", 
/**
 * The card.
 */
card: string, 
/**
 * How many there must be.
 */
least: number, } | { "type": "too-many", 
/**
 * The card.
 */
card: string, 
/**
 * How many there may be.
 */
most: number, } | { "type": "size", 
/**
 * How many there are.
 */
cards: number, 
/**
 * How many this table needs.
 */
fewest: number, 
/**
 * How many there may be.
 */
most: number, };

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
 * Ready-made tables, the usual one first; none where there is nothing to tell apart.
 */
forms: Array<FormInfo>, 
/**
 * Its cards.
 */
cards: Array<CardInfo>, 
/**
 * The levels of bots that can sit down, the best first.
 */
bots: Array<string>, };

export type SeatingInfo = { 
/**
 * How many seats.
 */
seats: number, 
/**
 * The seats of each team that they make, the team of A first.
 */
teams: Array<Array<string>>, 
/**
 * By option and value: the teams that they make if that is chosen, where these are others.
 */
teams_by_option: { [key in string]?: { [key in string]?: Array<Array<string>> } }, };

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
values: Array<Array<string>>, 
/**
 * By value: the options that it sets besides, unless they are chosen themselves.
 */
presets: { [key in string]?: { [key in string]?: string } }, };

export type FormInfo = { 
/**
 * Its name, which is the end of the keys of its texts.
 */
name: string, 
/**
 * What it chooses, each option with its value.
 */
options: { [key in string]?: string }, 
/**
 * The numbers of seats that may choose it.
 */
seats: Array<number>, };

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

export type Class = "distance" | "attack" | "parade" | "botte" | "special";
