import { FluentResource } from '@fluent/bundle';

/** Every Fluent file of every language, carried along in the bundle. */
const FILES = import.meta.glob<string>('../../../locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those of the command line are of no use here. */
const OTHERS = /\/(cli|setup)\.ftl$/;

/** What is written in one language: by topic, and for each game. */
export interface Files {
  readonly topics: readonly FluentResource[];
  readonly games: ReadonlyMap<string, FluentResource>;
}

export function filesOf(lang: string): Files {
  const topics: FluentResource[] = [];
  const games = new Map<string, FluentResource>();
  for (const [path, source] of Object.entries(FILES)) {
    if (!path.includes(`/${lang}/`) || OTHERS.test(path)) continue;
    const game = /\/games\/([a-z-]+)\.ftl$/.exec(path)?.[1];
    if (game === undefined) topics.push(new FluentResource(source));
    else games.set(game, new FluentResource(source));
  }
  return { topics, games };
}
