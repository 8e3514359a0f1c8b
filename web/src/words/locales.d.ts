/** The folders of `locales`, as `scripts/locales.ts` hands them over. */
declare module 'virtual:locales' {
  interface Written {
    /** The Fluent source of every topic, and of every game. */
    readonly topics: Readonly<Record<string, string>>;
    readonly games: Readonly<Record<string, string>>;
  }
  type Topic = Readonly<Record<string, () => Promise<{ readonly words: string }>>>;
  /** The topics that travel on their own, by language. */
  export const APART: Readonly<Record<'lessons' | 'spoken' | 'tables', Topic>>;
  export const LOCALES: Readonly<Record<string, () => Promise<Written>>>;
}
