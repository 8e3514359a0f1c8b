/** Keys and what they do, as the help sheet lists them. */
export type KeyHelp = readonly (readonly [keys: string, text: string])[];

/** The sheets that can be laid over the table. */
export type Sheet =
  | { readonly name: 'menu' | 'log' | 'phrases' | 'aside' | 'help' | 'leave' | 'orders' | 'cards' }
  | { readonly name: 'card'; readonly card: string }
  | { readonly name: 'rules'; readonly clause: string | null }
  | { readonly name: 'board'; readonly team: string };
