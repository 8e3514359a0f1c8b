import type { Reel } from './reel.svelte';

/** What a key does to a round that is looked at again. */
export function keyOf(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  reel: Pick<Reel, 'step' | 'toggle' | 'last'>,
): (() => void) | null {
  if (altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case 'ArrowLeft':
      return () => reel.step(-1);
    case 'ArrowRight':
      return () => reel.step(1);
    case 'PageUp':
      return () => reel.step(-10);
    case 'PageDown':
      return () => reel.step(10);
    case 'Home':
      return () => reel.step(-reel.last);
    case 'End':
      return () => reel.step(reel.last);
    case ' ':
      return () => reel.toggle();
    default:
      return null;
  }
}
