import { getContext, setContext } from 'svelte';
import type { SeatSign } from './seats';
import { seatSign } from './seats';

/** Who drives together with a seat, itself included, counted from 0 and in the order of the table. */
export type Crew = (seat: number) => readonly number[];

const KEY = Symbol('crews');

/** Tells everything below who drives together. */
export const setCrews = (crew: Crew): Crew => setContext(KEY, crew);

/** Who drives together around here; everybody alone, unless somebody has said otherwise. */
export const crewsHere = (): Crew => getContext<Crew | undefined>(KEY) ?? ((seat) => [seat]);

/** The glyph of a seat, counted from 0. */
export type Glyphs = (seat: number) => string;

const GLYPHS_HERE = Symbol('glyphs');

/** Tells everything below which signs people have chosen. */
export const setGlyphs = (glyphs: Glyphs): Glyphs => setContext(GLYPHS_HERE, glyphs);

/** The glyphs around here; those of the seats, unless somebody has said otherwise. */
export const glyphsHere = (): Glyphs =>
  getContext<Glyphs | undefined>(GLYPHS_HERE) ?? ((seat) => seatSign(seat).glyph);

/** The sign of a seat among its crew: a glyph of its own on the colour that all of them share. */
export function signAmong(crew: readonly number[], seat: number, glyphOf: Glyphs): SeatSign {
  const { colour, on } = seatSign(crew[0] ?? seat);
  return { colour, on, glyph: glyphOf(seat) };
}

/** How the glyphs of a crew share one mark: a part of its width, and where their middles are. */
export function sharesOf(count: number): { readonly scale: number; readonly at: readonly number[] } {
  if (count === 1) return { scale: 1, at: [0] };
  const scale = 1.44 / count;
  return { scale, at: Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 17.6 * scale) };
}
