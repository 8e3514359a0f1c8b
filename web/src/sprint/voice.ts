/** The sounds of the attacks, as they travel and as they are written. */
export const SOUNDS = [
  { name: 'flash', text: 'Flash' },
  { name: 'stop', text: 'Stop' },
  { name: 'bip-bip', text: 'Bip bip' },
  { name: 'pschhh', text: 'Pschhh' },
  { name: 'bam', text: 'Bam' },
] as const;

/** A sound as it is written; `null` if it is none. */
export const soundText = (name: string): string | null =>
  SOUNDS.find((sound) => sound.name === name)?.text ?? null;
