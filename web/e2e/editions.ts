import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../locales/fr/games');

/** Every game there is: each has a file of words. */
export const GAMES: readonly string[] = readdirSync(FOLDER).map((file) => basename(file, '.ftl'));

/** What stands on the poster of a game, with spaces as they are typed. */
export function titleOf(name: string): string | undefined {
  const words = readFileSync(join(FOLDER, `${name}.ftl`), 'utf8');
  return new RegExp(`^game-${name} = (.*)$`, 'm').exec(words)?.[1]?.replaceAll('\u00a0', ' ');
}
