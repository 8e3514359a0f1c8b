import { asterix } from './asterix';
import { classic } from './classic';
import { desert } from './desert';
import { funSpeed } from './fun-speed';
import type { Look } from './look';
import { plain } from './plain';
import { rush } from './rush';
import { tresors } from './tresors';

/** The games that are drawn, in the order of the home page. */
export const LOOKS: Readonly<Record<string, Look>> = {
  classic,
  desert,
  asterix,
  rush,
  'fun-speed': funSpeed,
  tresors,
};

/** How a game looks; one that nobody has drawn looks plain. */
export const lookOf = (game: string): Look => LOOKS[game] ?? plain;
