/** Words that have too little room at the table. It runs in the page, so everything it needs is inside. */
export function cramped(): string[] {
  const found: string[] = [];
  const say = (what: string, node: Element): void =>
    void found.push(`${what} ${node.className} ${node.textContent.trim().slice(0, 40)}`);
  const all = (selector: string, within: ParentNode = document): Element[] =>
    [...within.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const areApart = (one: DOMRect, other: DOMRect): boolean =>
    one.right <= other.left + 1 ||
    other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 ||
    other.bottom <= one.top + 1;

  // A line may end between words, but not within one.
  const range = document.createRange();
  const isBroken = (text: Text): boolean =>
    [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  for (const node of all('.plate .title, .plate .note, .pile .label, .status strong, .pad button')) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) if (isBroken(texts.currentNode as Text)) say('a word is broken:', node);
  }

  // Who plays is written out; only beside a demand or two signs lanes on small screens have no room.
  const isFull = (node: Element): boolean => {
    const lane = node.closest('.lane');
    return lane !== null && lane.clientWidth < 340 && all('.signs :is(.card, .marker)', lane).length > 1;
  };
  for (const node of all('.members .name, .pile .label'))
    if (node.scrollWidth > node.clientWidth + 1 && !isFull(node)) say('words are cut:', node);

  // What stands side by side stands beside each other.
  for (const row of all('.middle, header')) {
    const parts = [...row.children].filter(
      (part) => part.checkVisibility() && part.textContent.trim() !== '',
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (const [i, part] of parts.entries())
      if (boxes.some((box, j) => j < i && !areApart(box, boxes[i] ?? box))) say('it covers something:', part);
  }

  // A road runs below the words, within its board.
  for (const board of all('.lane, .own')) {
    const who = board.querySelector('.who')?.getBoundingClientRect();
    const road = board.querySelector('.road')?.getBoundingClientRect();
    const edge = board.getBoundingClientRect();
    if (who === undefined || road === undefined) continue;
    if (!areApart(who, road)) say('words lie on the road:', board);
    if (who.top < edge.top - 1 || road.bottom > edge.bottom + 1) say('it sticks out:', board);
  }
  return found;
}
