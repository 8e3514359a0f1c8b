/** A place on the table where cards come from and go to: `stock`, `aside`, `hand A`, `battle A` and so on. */
export type Spot = 'stock' | 'aside' | `${'hand' | 'battle' | 'speed' | 'distances' | 'bottes'} ${string}`;

/** A card on its way. A card that is `null` travels face down. */
export interface Motion {
  readonly card: string | null;
  readonly from: Spot;
  readonly to: Spot;
  /** How long it takes, in milliseconds. */
  readonly length: number;
}

export const PLAY = 220;
export const DRAW = 180;
export const ATTACK = 300;

/** More than this at once and the table jumps to how it now is. */
export const BACKLOG = 3;

/** The cards whose way is shown; none if there are too many to follow. */
export function followed(motions: readonly (Motion | null)[]): Motion[] {
  const moving = motions.filter((motion) => motion !== null);
  return moving.length > BACKLOG ? [] : moving;
}
