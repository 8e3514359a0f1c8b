//! What the policy weighs. One block for each thing that can be done.

use crate::linear::features;

features! {
    /// A distance is laid.
    Go,
    /// Its length.
    GoKm,
    /// It meets the goal.
    GoFinish,
    /// The turns it saves, by the way to go before and after.
    GoNearer,
    /// The turns that it costs the plan.
    GoAstray,
    /// Its length, if the cards run out before the goal.
    GoKmDry,
    /// The rest is in the hand.
    GoReady,
    /// One card is missing to the rest.
    GoAlmost,
    /// The way was in the hand, and no longer is.
    GoSpoils,
    /// Its length, the more the fewer cards are left.
    GoKmLate,
    /// It is the capped or longest one.
    GoLongest,
    /// It is the first of the capped or longest ones.
    GoFirstLongest,
    /// Another of its kind stays in the hand.
    GoTwin,
    /// Its length, under a speed limit.
    GoKmLimited,
    /// Its length, when a rival is about to finish.
    GoKmHurried,
    /// Turns run out: whatever is not laid now stays in the hand.
    GoPressed,
    /// How far the car is ahead.
    GoLead,
    /// A parade is laid that is neither the green light nor the end of a limit.
    Cure,
    /// The distances in the hand.
    CureRoad,
    /// The green light that must follow is in the hand.
    CureGreen,
    /// A green light must follow and is not in the hand.
    CureOwes,
    /// The cards run out before the goal.
    CureDry,
    /// Few cards are left.
    CureLate,
    /// The attacks that may come.
    CureThreat,
    /// A green light is laid.
    Green,
    /// The distances in the hand.
    GreenRoad,
    /// The cards run out before the goal.
    GreenDry,
    /// Few cards are left.
    GreenLate,
    /// The attacks that may come.
    GreenThreat,
    /// The car has not covered anything yet.
    GreenFirst,
    /// The end of a speed limit is laid.
    Lift,
    /// The distances that it sets free.
    LiftFrees,
    /// The car rolls.
    LiftRolls,
    /// So little is left that the limit does not matter.
    LiftVain,
    /// Few cards are left.
    LiftLate,
    /// A botte is laid.
    Botte,
    /// It ends what the car suffers from.
    BotteFrees,
    /// It stands for a green light that is missing.
    BotteRolls,
    /// Few cards are left.
    BotteLate,
    /// The last cards are being drawn.
    BotteLast,
    /// Somebody is about to finish.
    BotteHurried,
    /// The attacks that it could still answer.
    BotteAttacks,
    /// Nothing else in the hand can be laid.
    BotteIdle,
    /// Something in the hand is good for nothing.
    BotteJunk,
    /// How far the car is ahead.
    BotteLead,
    /// The attack that stops a car like the red light.
    Stop,
    /// Another attack on the battle pile.
    Hit,
    /// A speed limit.
    Slow,
    /// A speed limit on a car that does not roll.
    SlowStanding,
    /// A speed limit on a car that has hardly anything left to cover.
    SlowVain,
    /// The turns that the victim waits for what it needs.
    AttackHarm,
    /// The same, if the victim is about to finish.
    AttackHarmNear,
    /// The same, of a speed limit.
    SlowHarm,
    /// How far the victim is.
    AttackKm,
    /// How far the victim is ahead.
    AttackLead,
    /// The victim is the first of all rivals.
    AttackFirst,
    /// The victim is about to finish.
    AttackNear,
    /// The chance of a coup-fourré.
    AttackCoup,
    /// The chance that the victim holds the parade.
    AttackCure,
    /// The victim will need a green light after the parade.
    AttackGreen,
    /// Few cards are left.
    AttackLate,
    /// The own car rolls.
    AttackRolling,
    /// The bottes of the victim.
    AttackSafe,
    /// Another of its kind stays in the hand.
    AttackTwin,
    /// The own car could roll on at once.
    AttackCostsRoad,
    /// How many attacks are in the hand.
    AttackHeld,
    /// A distance is thrown away.
    CastRoad,
    /// Its length.
    CastRoadKm,
    /// It fits nowhere.
    CastRoadVain,
    /// Another of its kind stays in the hand.
    CastRoadTwin,
    /// The way in the hand needs it.
    CastRoadNeeded,
    /// The turns that it costs the plan.
    CastRoadAstray,
    /// Its length, if the cards run out before the goal.
    CastRoadKmDry,
    /// Its length, the more the fewer cards are left.
    CastRoadKmLate,
    /// The other distances in the hand.
    CastRoadMany,
    /// It is too long under the limit that lies there.
    CastRoadLimited,
    /// How far the car is ahead.
    CastRoadLead,
    /// A parade is thrown away.
    CastCure,
    /// The car needs it now.
    CastCureNeeded,
    /// Nothing can call for it.
    CastCureVain,
    /// Others of its kind stay in the hand.
    CastCureTwin,
    /// The attacks that may call for it.
    CastCureAttacks,
    /// Few cards are left.
    CastCureLate,
    /// How far the car is ahead.
    CastCureLead,
    /// It ends a speed limit.
    CastLift,
    /// It is a green light.
    CastGreen,
    /// The car needs the green light now.
    CastGreenNeeded,
    /// The car has the right of way.
    CastGreenVain,
    /// Others of its kind stay in the hand.
    CastGreenTwin,
    /// Few cards are left.
    CastGreenLate,
    /// An attack is thrown away.
    CastAttack,
    /// Every rival is safe from it.
    CastAttackVain,
    /// Others of its kind stay in the hand.
    CastAttackTwin,
    /// It is a speed limit.
    CastSlow,
    /// It is a red light.
    CastStop,
    /// Few cards are left.
    CastAttackLate,
    /// How far the car is ahead.
    CastAttackLead,
    /// The chance of a coup-fourré.
    CastAttackCoup,
    /// A botte is thrown away.
    CastBotte,
    /// The turn is passed.
    Pass,
    /// The race is extended.
    Extend,
    /// What the next rival has left.
    ExtendLead,
    /// The turns that the longer way takes.
    ExtendTurns,
    /// The rest is in the hand.
    ExtendReady,
    /// Few cards are left.
    ExtendLate,
    /// The car rolls.
    ExtendRolls,
    /// A coup-fourré.
    Reply,
}
