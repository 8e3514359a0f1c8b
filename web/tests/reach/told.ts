import { toldOf as bornesTold } from '../../src/bornes/told';
import { standOf as bornesStand } from '../../src/bornes/stand';
import type { News as BornesNews } from '../../src/bornes/types';
import { standsOf } from '../../src/race/field';
import type { Told } from '../../src/spoken/told';
import { SprintSeat } from '../../src/sprint/seat.svelte';
import { standOf as sprintStand } from '../../src/sprint/stand';
import { toldOf as sprintTold } from '../../src/sprint/told';
import type { News as SprintNews } from '../../src/sprint/types';
import { CaveSeat } from '../../src/tresors/seat.svelte';
import { toldOf as caveTold } from '../../src/tresors/told';
import type { News as CaveNews } from '../../src/tresors/types';
import { wordsWith } from '../../src/words/apart';
import type { Lang } from '../../src/words/lexicon';
import { LANGS } from '../../src/words/lexicon';
import { Teller } from '../../src/words/teller';
import type { Position } from './position';
import { Notebook } from './position';

const LEXICONS = new Map(
  await Promise.all(LANGS.map(async (lang) => [lang, await wordsWith('spoken', lang)] as const)),
);

const NOTHING_ASIDE = { cards: [], count: 0, note: '', out: [] };

export function tellerAt({ game, news }: Position, lang: Lang): Teller {
  const lexicon = LEXICONS.get(lang);
  if (lexicon === undefined) throw new Error(`nobody speaks ${lang}`);
  return new Teller(lexicon, game, [], news.view.you);
}

/** A position in words. */
export function toldIn(position: Position, lang: Lang): Told {
  const { news, game } = position;
  const teller = tellerAt(position, lang);
  const { connection } = new Notebook();
  switch (news.view.family) {
    case 'bornes': {
      const now = news as BornesNews;
      const stands = standsOf(now.view, (zone) => bornesStand(zone, now.view, teller));
      return bornesTold(now, stands, NOTHING_ASIDE, teller);
    }
    case 'sprint': {
      const now = news as SprintNews;
      const stands = standsOf(now.view, (zone) => sprintStand(zone, now.view, teller));
      const seat = new SprintSeat(game, connection, () => now, now.view.hints);
      return sprintTold(seat, stands, NOTHING_ASIDE, teller);
    }
    case 'tresors': {
      const now = news as CaveNews;
      return caveTold(new CaveSeat(connection, () => now), teller);
    }
  }
}
