import type { Action, Prospect } from './types';
import type { Refusal } from '../wire';

/** What the server says about one card of the hand. */
export interface Offer {
  readonly card: string;
  /** Laying it before one's own team. */
  readonly lay: Prospect | null;
  /** Laying it before each other team. */
  readonly attacks: readonly Prospect[];
  readonly discard: Prospect | null;
}

export const isLegal = (prospect: Prospect | null): prospect is Prospect =>
  prospect !== null && prospect.refusal === null;

export function offerOf(prospects: readonly Prospect[], card: string): Offer {
  const mine = prospects.filter(({ action }) => 'card' in action && action.card === card);
  const of = (type: Action['type']): Prospect[] => mine.filter(({ action }) => action.type === type);
  return { card, lay: of('lay')[0] ?? null, attacks: of('attack'), discard: of('discard')[0] ?? null };
}

/** Whether the card can be laid somewhere; only such a card is enamel. */
export const isLit = (offer: Offer): boolean => isLegal(offer.lay) || offer.attacks.some(isLegal);

/** The team an attack would be laid on. */
export const teamOf = ({ action }: Prospect): string | null => (action.type === 'attack' ? action.on : null);

export const attackOn = (offer: Offer, team: string | null): Prospect | null =>
  offer.attacks.find((prospect) => teamOf(prospect) === team) ?? null;

/** The teams an attack may be laid on. */
export const targetsOf = (offer: Offer): string[] =>
  offer.attacks.filter(isLegal).flatMap((prospect) => teamOf(prospect) ?? []);

/** Why a card stays in the hand: for the team one points at, else for the first. */
export function refusalOf(offer: Offer, team: string | null = null): Refusal | null {
  const pointed = attackOn(offer, team)?.refusal ?? null;
  if (pointed !== null || isLit(offer)) return pointed;
  return offer.lay?.refusal ?? offer.attacks[0]?.refusal ?? null;
}

const the = (prospects: readonly Prospect[], type: Action['type']): Prospect | null =>
  prospects.find(({ action }) => action.type === type) ?? null;

export const passOf = (prospects: readonly Prospect[]): Prospect | null => the(prospects, 'pass');
export const extendOf = (prospects: readonly Prospect[]): Prospect | null => the(prospects, 'extend');
export const declineOf = (prospects: readonly Prospect[]): Prospect | null => the(prospects, 'decline');

/** The botte that may answer the open window. */
export const replyOf = (prospects: readonly Prospect[]): Prospect | null =>
  prospects.find((prospect) => prospect.action.type === 'reply' && isLegal(prospect)) ?? null;
