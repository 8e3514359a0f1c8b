/** Says how much of a card the next one leaves to be seen, so that nothing of importance is half hidden. */
export function overlap(place: HTMLElement): () => void {
  const measure = (): void => {
    const card = place.querySelector<HTMLElement>('[role="img"]');
    if (card === null || card.offsetWidth === 0) return;
    place.style.setProperty('--shown', String(Math.min(1, place.clientWidth / card.offsetWidth)));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(place);
  return () => watch.disconnect();
}
