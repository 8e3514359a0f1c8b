import { beginLesson, visit } from '../net/api';
import { remembered } from '../settings/memory';

/** What a browser remembers of the lesson of a game: that it is finished, or the table where it goes on. */
const DONE = 'done';

const memoryOf = (game: string): ReturnType<typeof remembered> => remembered(`lesson-${game}`);

/** How far one is with a lesson. */
export type Progress = 'new' | 'begun' | 'done';

export function progressOf(game: string): Progress {
  const kept = memoryOf(game).recall();
  return kept === null ? 'new' : kept === DONE ? 'done' : 'begun';
}

export const finished = (game: string): void => memoryOf(game).keep(DONE);

/** The table where a lesson goes on; a new one, if there is none or one begins anew. */
export async function lessonTable(game: string, name: string, anew = false): Promise<string> {
  const kept = memoryOf(game).recall();
  if (!anew && kept !== null && kept !== DONE) {
    // A table that is gone, or that belongs to another browser, is begun anew.
    const found = await visit(kept).catch(() => null);
    if (found !== null && found.yours.length > 0) return kept;
  }
  const { id } = await beginLesson({ game, name });
  memoryOf(game).keep(id);
  return id;
}
