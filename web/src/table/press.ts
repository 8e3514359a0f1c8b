export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A digit chooses what stands at that place, counted from 0. */
export interface Choose {
  readonly do: 'choose';
  readonly index: number;
}

/** What a key press asks for, given what each key means; `null` if the key is not ours. */
export function commandIn<C>(keys: Readonly<Record<string, C>>, press: Press): C | Choose | null {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  return keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether keys belong to somebody else: a field that is written in, a sheet that lies open. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
