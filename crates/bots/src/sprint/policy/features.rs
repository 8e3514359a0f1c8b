//! What the policy weighs. One block for each thing that can be done.

use crate::linear::features;

features! {
    /// The top of the discard pile is taken.
    Take,
    /// What it is worth more than an unknown card.
    TakeGain,
    /// The own side is stopped, and it is not the parade.
    TakeStopped,
    /// What it would be worth to the next seat.
    TakeDenies,
    /// It would have to be handed over at once.
    TakeDemanded,
    /// A distance is laid.
    Go,
    /// The kilometres that count.
    GoKm,
    /// It reaches the goal.
    GoFinish,
    /// It reaches the goal where a U-turn is known to wait.
    GoFinishFeared,
    /// What it would have been worth in the hand.
    GoHeld,
    /// Accelerators go with it.
    GoAccelerated,
    /// What accelerators add to it.
    GoAcceleratedKm,
    /// The kilometres, when a rival is about to finish.
    GoKmHurried,
    /// A botte is laid.
    Botte,
    /// It reaches the goal.
    BotteFinish,
    /// It ends what the side suffers from.
    BotteFrees,
    /// The chance that an attack comes which it answers.
    BotteAwaits,
    /// The turn was taken by a reply, and nothing is drawn.
    BotteReplying,
    /// With it the goal is in reach.
    BotteReach,
    /// An attack that stops is lifted.
    Free,
    /// A limit is lifted.
    Lift,
    /// The kilometres that this sets free.
    LiftFrees,
    /// What the next seat gets on top of the discard pile.
    Leaves,
    /// It takes the parade against everything.
    SpendsAny,
    /// An attack that stops.
    Hit,
    /// A limit.
    Slow,
    /// A limit on a side that stands still.
    SlowStanding,
    /// A limit on a side that has little left.
    SlowVain,
    /// The turns that the victim waits.
    AttackHarm,
    /// The chance that it is parried.
    AttackParried,
    /// The chance of a coup-fourré.
    AttackCrossed,
    /// The chance that it comes back.
    AttackMirrored,
    /// It hurts if it comes back.
    AttackMirroredHard,
    /// How much the victim is in the way.
    AttackWeight,
    /// The victim is about to finish.
    AttackNear,
    /// How far the victim is ahead.
    AttackLead,
    /// Another of its kind stays in the hand.
    AttackTwin,
    /// The own side could lay a distance.
    AttackCostsRoad,
    /// A distance is stolen: what it brings.
    StealGain,
    /// What the victim loses.
    StealLoss,
    /// It reaches the goal.
    StealFinish,
    /// It goes to the hand: what it is worth there.
    StealKept,
    /// A card is demanded.
    Demand,
    /// The use of it, if it is there.
    DemandUse,
    /// What the victim loses.
    DemandLoss,
    /// The chance that it is there.
    DemandOdds,
    /// It would win.
    DemandFinish,
    /// A pair is swapped.
    Swap,
    /// The use of the card fetched.
    SwapUse,
    /// What the pair is worth in the hand.
    SwapWorth,
    /// The card fetched wins.
    SwapFinish,
    /// Zones are swapped.
    Flight,
    /// How much farther the other zone is.
    FlyKm,
    /// How much the other side is in the way, times that.
    FlyLoss,
    /// The own side is stopped and the other is not.
    FlyFrees,
    /// The bottes that the other zone has more.
    FlyBottes,
    /// A hand is looked into.
    Search,
    /// How much its owner is in the way.
    SearchWeight,
    /// The best card known there.
    SearchKnown,
    /// A card is taken from there: what it is worth here.
    ExchangeTake,
    /// What the card given was worth here.
    ExchangeGive,
    /// What the other one loses.
    ExchangeLoss,
    /// The longest distances are swept away.
    Sweep,
    /// What the rivals lose by it, less the own loss.
    SweepGain,
    /// A card is thrown away.
    Cast,
    /// What it was worth in the hand.
    CastWorth,
    /// What the next seat gets.
    CastGift,
    /// It is a distance.
    CastRoad,
    /// It is an attack.
    CastAttack,
    /// It is a parade.
    CastParade,
    /// It is a parade that is needed now.
    CastNeeded,
    /// It is a botte.
    CastBotte,
    /// It is an accelerator.
    CastAccelerator,
    /// It is a rear-view mirror or a U-turn.
    CastAnswer,
    /// It is another card with a rule of its own.
    CastSpecial,
    /// The turn is passed.
    Pass,
    /// An attack is answered with a parade.
    ReplyParade,
    /// The parade takes the turn of others.
    ReplyTakesTurn,
    /// An attack comes back.
    ReplyMirror,
    /// It lands, and hurts so much.
    ReplyMirrorHarm,
    /// A distance is cancelled.
    ReplyCancel,
    /// It would have won.
    ReplyCancelWin,
    /// What its owner loses.
    ReplyCancelLoss,
    /// A distance is robbed: what it counts.
    Rob,
    /// How much the victim is in the way, times that.
    RobLoss,
    /// A distance is paid: what it counts.
    Pay,
    /// A botte is paid.
    PayBotte,
}
