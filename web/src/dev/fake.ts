import { FakeSocket, storyOf } from './story';

/**
 * A server that only tells stories, for work on the page without one: the table `asterix-4`, for
 * instance, is at `/table/asterix-4?fake`. Whatever one does, the story goes on.
 */
const FILES = import.meta.glob<string>('../../../tests/stories/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Time between two messages of a story, in milliseconds. */
const PACE = 900;

const nameOf = (file: string): string => file.split('/').at(-1)?.replace('.jsonl', '') ?? '';
const stories = new Map(Object.entries(FILES).map(([file, source]) => [nameOf(file), storyOf(source)]));

export function installFake(): void {
  globalThis.fetch = (address) => Promise.resolve(answer(String(address)));
  globalThis.WebSocket = class extends FakeSocket {
    constructor(address: string) {
      super(stories.get(address.split('/').at(-2) ?? '') ?? [], PACE);
    }
  } as unknown as typeof WebSocket;
}

function answer(path: string): Response {
  if (path === '/api/tables') return Response.json({ id: 'asterix-4' }, { status: 201 });
  const [welcome] = stories.get(path.split('/').at(-1) ?? '') ?? [];
  if (welcome?.type === 'welcome')
    return Response.json({ table: welcome.table, people: welcome.people, yours: [] });
  if (path === '/api/games') return Response.json([]);
  return Response.json({ key: 'unknown-table', detail: path }, { status: 404 });
}
