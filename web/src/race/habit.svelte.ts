import { settings } from '../settings/settings.svelte';

/** How long one sees that there is nothing to do before one passes by habit, in milliseconds. */
export const BEAT = 900;

/** Something that can be done, or why not. */
interface Tried {
  readonly action: { readonly type: string };
  readonly refusal: unknown;
}

/** Whether passing is all there is to do. */
export function mustPass(prospects: readonly Tried[]): boolean {
  const legal = prospects.filter(({ refusal }) => refusal === null);
  return legal.length > 0 && legal.every(({ action }) => action.type === 'pass');
}

/** Passes wherever there is nothing else to do, for those who like it so; there is time to think again. */
export function passByHabit(isStuck: () => boolean, pass: () => void): void {
  const stuck = $derived(isStuck());
  $effect(() => {
    if (!stuck || settings.passing !== 'always') return;
    const timer = setTimeout(pass, BEAT);
    return () => clearTimeout(timer);
  });
}
