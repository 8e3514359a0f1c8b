/**
 * A pictogram is a list of flat shapes in a box of 64, painted in order with two inks: the figure
 * and the ground it stands on. The card decides which colours these are.
 */

export type Ink = 'figure' | 'ground';

export interface Solid {
  readonly kind: 'solid';
  readonly d: string;
  readonly ink: Ink;
  readonly turn?: string;
}

export interface Stroke {
  readonly kind: 'stroke';
  readonly d: string;
  readonly ink: Ink;
  readonly width: number;
  readonly cap: 'round' | 'butt';
  readonly turn?: string;
}

export interface Lettering {
  readonly kind: 'lettering';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Ink;
}

export type Shape = Solid | Stroke | Lettering;
export type Pictogram = readonly Shape[];

/** How wide the gap is that parts two overlapping shapes. */
const GAP = 3;

export const solid = (d: string): Solid => ({ kind: 'solid', d, ink: 'figure' });

/** A hole: the ground shows through the figure. */
export const hole = (d: string): Solid => ({ kind: 'solid', d, ink: 'ground' });

export const line = (d: string, width = 5, cap: Stroke['cap'] = 'round'): Stroke => ({
  kind: 'stroke',
  d,
  ink: 'figure',
  width,
  cap,
});

/** A line of ground drawn into the figure. */
export const groove = (d: string, width = 4, cap: Stroke['cap'] = 'round'): Stroke => ({
  kind: 'stroke',
  d,
  ink: 'ground',
  width,
  cap,
});

/** The shapes with a rim of ground around them, so that they part from what lies below. */
export function over(shapes: Pictogram, gap = GAP): Pictogram {
  const rims = shapes.flatMap((shape): Pictogram => {
    if (shape.kind === 'lettering' || shape.ink === 'ground') return [];
    const width = (shape.kind === 'stroke' ? shape.width : 0) + 2 * gap;
    return [{ ...shape, kind: 'stroke', ink: 'ground', width, cap: 'round' }];
  });
  return [...rims, ...shapes];
}

/** The shapes moved as one, by an SVG transform that is applied before their own. */
export function moved(shapes: Pictogram, transform: string): Pictogram {
  return shapes.map((shape) =>
    shape.kind === 'lettering' ? shape : { ...shape, turn: `${transform} ${shape.turn ?? ''}`.trim() },
  );
}
