/** Every Fluent file of every language, carried along in the bundle. */
const FILES = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those of the command line are of no use here. */
const OTHERS = /\/(cli|setup)\.ftl$/;

/** The sources of one language. */
export function sourcesOf(lang: string): string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${lang}/`) && !OTHERS.test(path))
    .map(([, source]) => source);
}
