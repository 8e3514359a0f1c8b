/** What the status line says: who must do what. */
export interface Status {
  /** The seat it is about, which is shown by its sign. */
  readonly seat: string | null;
  readonly title: string;
  readonly note: string | null;
  readonly tone: 'mine' | 'danger' | 'won' | 'quiet';
}

/** What a screen reader is told about an update. */
export interface Announcement {
  readonly text: string;
  /** It concerns the reader: an attack, a turn, the end. */
  readonly urgent: boolean;
}
