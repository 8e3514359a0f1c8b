import { circle, segment } from '../../design/geometry';
import type { Pictogram, Shape } from './shape';
import { line, over, solid } from './shape';

/** L: a round sign with the limit, and the same sign struck out. */

const RING = line(circle(32, 32, 26), 7);
const SLASH = line(segment(13.5, 50.5, 50.5, 13.5), 5, 'butt');

const FIFTY: Shape = { kind: 'lettering', text: '50', x: 32, y: 42.5, size: 33, ink: 'figure' };

/** Fifty in Roman figures, with the serifs of a carved letter. */
const ROMAN_FIFTY = solid('M19.5 14H36V18L32 19.5V43H39L41.5 36H46V50H19.5V46L23.5 44.5V19.5L19.5 18Z');

const struck = (figure: Shape): Pictogram => [figure, RING, ...over([SLASH], 2.4), RING];

export const limitFifty: Pictogram = [RING, FIFTY];
export const endOfFifty: Pictogram = struck(FIFTY);
export const limitRoman: Pictogram = [RING, ROMAN_FIFTY];
export const endOfRoman: Pictogram = struck(ROMAN_FIFTY);
