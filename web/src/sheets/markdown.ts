/** A small part of Markdown, as much as the rulebooks use, read into blocks and never into HTML. */

export interface Inline {
  readonly kind: 'text' | 'strong' | 'em' | 'code';
  readonly text: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly lines: readonly (readonly Inline[])[];
      readonly clause: string | null;
    }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export function blocksOf(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}

/** Everything that is written in a block, for those who search. */
export function textOf(block: Block): string {
  const plain = (parts: readonly Inline[]): string => parts.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.lines.map(plain).join(' ');
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plain).join(' ');
  }
}

function blockOf(chunk: string): Block {
  const heading = /^(#{1,6}) (.+)$/.exec(chunk);
  if (heading !== null) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  const lines = chunk.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => inlinesOf(line.slice(2))) };
  const clause = /^\*\*([A-Z]+-A?\d+[a-z]?)\*\*/.exec(chunk)?.[1] ?? null;
  return { kind: 'paragraph', lines: lines.map(inlinesOf), clause };
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlinesOf(cell.trim()));
  const [first, , ...others] = lines;
  const [head, rows] = [cells(first ?? ''), others.map(cells)];
  const keeps = (row: Inline[][]): Inline[][] => row.filter((_, column) => !isForMachines(rows, column));
  return { kind: 'table', head: keeps(head), rows: rows.map(keeps) };
}

/** A column of nothing but identifiers says nothing to players. */
const isForMachines = (rows: readonly Inline[][][], column: number): boolean =>
  rows.every((row) => row[column]?.some(({ kind }) => kind === 'code') === true) &&
  rows.every((row) => row[column]?.every(({ kind, text }) => kind === 'code' || !/\w/.test(text)));

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
