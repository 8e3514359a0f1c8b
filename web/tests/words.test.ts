import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { keyHelpOf } from '../src/bornes/keys';
import { learnGames, lettersOf } from '../src/cards/catalogue';
import { announcementOf } from '../src/race/announce';
import { isOf } from '../src/table/family';
import { readMoves } from '../src/bornes/readouts';
import { standOf } from '../src/bornes/stand';
import { standsOf } from '../src/race/field';
import { readBoards, readHand, readLast } from '../src/race/readouts';
import { statusOf } from '../src/bornes/status';
import { helpFor, KINDS, wordsFor } from '../src/spoken/vocabulary';
import { wordsWith } from '../src/words/apart';
import { Teller } from '../src/words/teller';
import { LANGS, langFor, Lexicon, ownName } from '../src/words/lexicon';
import { choicesOf, culpritsOf, optionValue } from '../src/words/options';
import { GAMES, positionsOf } from './reach/position';
import { story, STORIES, tableAt, tellerFor, told } from './stories';

const SOURCE = path.resolve(import.meta.dirname, '../src');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(path.join(SOURCE, name), 'utf8'))
  .join('\n');

const keysIn = (lang: string, topic = 'client'): string[] =>
  [
    ...readFileSync(new URL(`../../locales/${lang}/${topic}.ftl`, import.meta.url), 'utf8').matchAll(
      /^([a-z][a-z0-9-]*) =/gm,
    ),
  ].map((match) => match[1] ?? '');

describe('the texts of the client', () => {
  const levels = readFileSync(new URL('../../crates/bots/src/lib.rs', import.meta.url), 'utf8');
  // What a game calls its ready-made tables stands in its own data.
  const forms = ['bornes/src/editions', 'sprint/src/editions', 'tresors/src']
    .flatMap((folder) => {
      const at = new URL(`../../crates/${folder}/`, import.meta.url);
      return readdirSync(at)
        .filter((name) => name.endsWith('.rs'))
        .map((name) => readFileSync(new URL(name, at), 'utf8'));
    })
    .join('\n');
  const named = new Set([
    ...[...source.matchAll(/'(client-[a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
    // A seat names a level of the server by its own word.
    ...[...forms.matchAll(/Form \{ name: "([a-z-]+)"/g)].flatMap(([, name = '']) => [
      `client-form-${name}`,
      `client-form-about-${name}`,
    ]),
    ...[...levels.matchAll(/Level::\w+ => "([a-z-]+)"/g)].map((match) => `client-bot-${match[1] ?? ''}`),
  ]);

  test.each(LANGS)('in %s are exactly those that the page names', (lang) => {
    const all = [...keysIn(lang), ...keysIn(lang, 'table')];
    const written = all.filter((key) => key.startsWith('client-'));
    expect(written.toSorted()).toEqual([...named].toSorted());
  });

  test.each(LANGS)('in %s tell a table in exactly the words that the page names', (lang) => {
    const told = new Set([...source.matchAll(/'(spoken-[a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
    expect(keysIn(lang, 'spoken').toSorted()).toEqual([...told].toSorted());
  });

  test.each(LANGS)('in %s every command has words of its own', async (lang) => {
    const teller = new Teller(await wordsWith('spoken', lang), 'rush', []);
    const words = KINDS.flatMap((kind) => wordsFor(kind, teller));
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    // The letters are the same everywhere.
    for (const letter of 'jdcpr.sxkhwigmblt?') expect(words).toContain(letter);
    for (const kind of KINDS) expect(helpFor(kind, teller)).not.toMatch(/spoken-/);
  });

  test.each(LANGS)('in %s say of exactly the special cards with a plate what they do', (lang) => {
    const written = GAMES.flatMap((game) => {
      const file = new URL(`../../locales/${lang}/games/${game}.ftl`, import.meta.url);
      const words = [...readFileSync(file, 'utf8').matchAll(/^(card-[a-z0-9-]+) =|^ +\.(play|effect) =/gm)];
      let card = '';
      return words.flatMap(([, named, part]) => {
        card = named ?? card;
        return part === undefined ? [] : [`${card}.${part}`];
      });
    });
    // A theft and a demand are chosen in drawers, and a distance that is multiplied is laid like any
    // other: they have words of their own.
    const played = GAMES.flatMap((game) =>
      positionsOf(game).flatMap(({ news }) =>
        news.prospects.flatMap(({ action, special }) =>
          special === undefined || ['steal', 'demand', 'lay'].includes(action.type)
            ? []
            : [`card-${game}-${special}`],
        ),
      ),
    );
    const wanted = [...new Set(played)].flatMap((card) => [`${card}.play`, `${card}.effect`]);
    expect(wanted).not.toEqual([]);
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  test('name every problem of the server', () => {
    const problems = [
      ...readFileSync(new URL('../../crates/server/src/problem.rs', import.meta.url), 'utf8').matchAll(
        /=> "([a-z-]+)"/g,
      ),
    ];
    const written = keysIn('fr').filter((key) => key.startsWith('problem-'));
    for (const [, key] of problems) expect(written).toContain(`problem-${key}`);
  });
});

test.each(STORIES.flatMap((name) => LANGS.map((lang) => [name, lang] as const)))(
  'every sentence of %s is said in %s',
  (name, lang) => {
    const mistakes = vi.spyOn(console, 'error');
    for (const table of told(story(name))) {
      const teller = tellerFor(table, lang);
      const refusals = table.news?.prospects.flatMap(({ refusal }) => refusal?.sentence ?? []) ?? [];
      for (const sentence of [...table.fresh.map((happening) => happening.sentence), ...refusals]) {
        const said = teller.tell(sentence);
        expect(said).not.toMatch(/[{}$]|event-|refusal-/);
      }
      if (!isOf(table, 'bornes')) continue;
      const { news } = table;
      for (const text of [
        statusOf(news, teller).title,
        announcementOf(table, teller).text,
        readBoards(
          standsOf(news.view, (zone) => standOf(zone, news.view, teller)),
          teller,
        ),
        readHand(news.view, teller),
        readMoves(news, teller),
        readLast(table.log, teller),
      ]) {
        expect(text).not.toMatch(/[{}$]|client-/);
      }
    }
    expect(mistakes).not.toHaveBeenCalled();
  },
);

test('a sentence names players, cards and numbers, and speaks to whoever reads', () => {
  const table = tableAt('asterix-4', 2);
  const sentence = table.fresh[0]?.sentence;
  if (sentence === undefined) throw new Error('something happened');
  expect(tellerFor(table).tell(sentence)).toBe('Vous attaquez Max avec une Limite de vitesse.');
  expect(tellerFor(table, 'en').tell(sentence)).toBe('You attack Max with a Speed limit.');
});

test('distances are written without a group mark', () => {
  expect(new Lexicon('fr').say('client-outcome-km', { km: 1000 })).toBe('vous passez à 1000');
});

test('one goes on foot in the desert, and drives everywhere else', () => {
  const said = (name: string): string[] => {
    const teller = tellerFor(tableAt(name, 1));
    return [teller.say('client-going-rolling'), teller.say('client-outcome-rolling')];
  };
  expect(said('desert-2')).toEqual(['marche', 'vous marchez']);
  expect(said('asterix-4')).toEqual(['roule', 'vous roulez']);
});

test('what concerns the reader is urgent, what others do is not', () => {
  const mine = tableAt('asterix-4', 6);
  expect(announcementOf(mine, tellerFor(mine))).toMatchObject({ urgent: true });
  expect(announcementOf(mine, tellerFor(mine)).text).toMatch(/À vous de jouer\.$/);
  const theirs = tableAt('asterix-4', 4);
  expect(announcementOf(theirs, tellerFor(theirs)).urgent).toBe(false);
  const attacked = tableAt('asterix-4', 8);
  expect(announcementOf(attacked, tellerFor(attacked)).urgent).toBe(true);
});

test('the status says who must do what', () => {
  const status = (index: number): string[] => {
    const table = tableAt('asterix-4', index);
    const { title, note } = statusOf(table.news, tellerFor(table));
    return [title, note ?? ''];
  };
  expect(status(1)).toEqual(['À vous, Noé', 'jouez une carte ou défaussez']);
  expect(status(2)).toEqual(['Noé attaque Max', 'Limite de vitesse, Max peut répondre']);
  expect(status(3)).toEqual(['Max joue', '']);
  expect(status(8)).toEqual(['Max vous attaque', 'Panne d’essence']);
});

test('the language is the reader’s, else French', () => {
  expect(langFor(['en-GB', 'fr'])).toBe('en');
  expect(langFor(['de-CH', 'fr'])).toBe('de');
  expect(langFor(['tlh-KX', 'en'])).toBe('en');
  expect(langFor(['tlh-KX'])).toBe('fr');
});

test('languages are called by their own names, French first', () => {
  expect(LANGS.map(ownName).slice(0, 1)).toEqual(['Français']);
  expect(ownName('en')).toBe('English');
  expect(ownName('de')).toBe('Deutsch');
});

test('options are chosen in words', () => {
  const lexicon = new Lexicon('fr');
  expect(optionValue(lexicon, 'goal', '700')).toBe('700 km');
  expect(optionValue(lexicon, 'first_dealer', 'B')).toBe('place B');
  expect(optionValue(lexicon, 'window_seconds', '8')).toBe('8 s');
  expect(optionValue(lexicon, 'window_seconds', '0')).toBe('sans limite de temps');
  expect(choicesOf(['5', '0', '2..60'])).toEqual([
    '5',
    '0',
    '2',
    '3',
    '8',
    '10',
    '15',
    '20',
    '30',
    '45',
    '60',
  ]);
});

test('the help names the keys of what a game has and no others, each with its text', () => {
  const clock = { name: 'window_seconds', scope: 'clock', answers: '', values: [['5']], presets: {} };
  const game = { seatings: [], forms: [], cards: [], bots: [] };
  learnGames([
    { ...game, name: 'answering', options: [clock] },
    { ...game, name: 'silent', options: [{ ...clock, scope: 'rules' }] },
  ]);
  const keysOf = (name: string, has_discard: boolean, extension: number | null): string[] => {
    const help = keyHelpOf(name, { has_discard, extension });
    for (const [, text] of help) expect(new Lexicon('fr').find(text), text).not.toBeNull();
    return help.map(([, text]) => text);
  };
  const own = (texts: string[]): string[] =>
    texts.filter((text) => /-(discard|pass|coup|let|extend|stop)$/.test(text));
  expect(own(keysOf('silent', false, null))).toEqual(['client-key-pass']);
  expect(own(keysOf('answering', true, 1000))).toEqual(
    ['discard', 'coup', 'let', 'extend', 'stop'].map((key) => `client-key-${key}`),
  );
});

test('the help explains every letter of a corner once', () => {
  expect(lettersOf('rush')).toContainEqual(['F', ['feu-rouge', 'feu-vert']]);
  expect(lettersOf('rush')).toContainEqual(['FL', ['prioritaire-electrique']]);
});

test('options that stand in the way of a table are named in words', () => {
  const lexicon = new Lexicon('fr');
  expect(culpritsOf(lexicon, 'rush', {})).toBeNull();
  const named = culpritsOf(lexicon, 'rush', { teams: 'on', goal: '700' });
  expect(named).toContain(lexicon.find('option-rush-teams'));
  expect(named).toContain(lexicon.find('option-rush-goal'));
});
