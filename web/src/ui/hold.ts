/**
 * The focus comes in, onto nothing that a mashed Enter could press, and later goes back; or elsewhere if what
 * had it is gone, or nothing had it.
 */
export function hold(node: HTMLElement, otherwise?: () => HTMLElement | undefined): () => void {
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  return () => {
    const had = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (had ? before : otherwise?.())?.focus({ preventScroll: true });
  };
}
