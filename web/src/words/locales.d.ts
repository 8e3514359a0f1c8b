/** The folders of `locales`, as `scripts/locales.ts` hands them over. */
declare module 'virtual:locales' {
  interface Written {
    /** The Fluent source of every topic, and of every game. */
    readonly topics: Readonly<Record<string, string>>;
    readonly games: Readonly<Record<string, string>>;
  }
  /** What lessons say, by language. */
  export const LESSONS: Readonly<Record<string, () => Promise<{ readonly words: string }>>>;
  export const LOCALES: Readonly<Record<string, () => Promise<Written>>>;
}
