import type { Look } from './look';
import { plain } from './plain';

const FILES = import.meta.glob<Look>('./games/*.ts', { import: 'look', eager: true });

/** The games that are drawn: each in a file of its own name. */
export const LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(FILES).map(([path, look]) => [path.replace(/^.*\/|\.ts$/g, ''), look]),
);

/** How a game looks; one that nobody has drawn looks plain. */
export const lookOf = (game: string): Look => LOOKS[game] ?? plain;
