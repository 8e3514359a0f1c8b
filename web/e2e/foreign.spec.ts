import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

/**
 * What a page of somebody else tries in the browser of somebody who sits at a table. It runs there, and says
 * what it got: nothing, if all is well.
 */
async function tryEverything({ home, id }: { home: string; id: string }): Promise<string[]> {
  const got: string[] = [];
  const ask = async (method: string, path: string, body: string | null, mode: RequestMode): Promise<void> => {
    try {
      const answer = await fetch(`${home}${path}`, { method, mode, body, credentials: 'include' });
      // What a page may not read is opaque to it.
      if (answer.type !== 'opaque') got.push(`${method} ${path}: ${await answer.text()}`);
    } catch {
      // The browser does not even tell why.
    }
  };
  for (const mode of ['cors', 'no-cors'] as const) {
    await ask('GET', '/api/mine', null, mode);
    await ask('GET', `/api/tables/${id}`, null, mode);
    await ask('GET', `/api/tables/${id}/key`, null, mode);
    await ask('POST', '/api/tables', '{"game":"desert","seats":2,"bots":[null,null],"name":"Eve"}', mode);
    await ask('POST', `/api/tables/${id}/seats`, '{"name":"Eve"}', mode);
    await ask('POST', `/api/tables/${id}/arrangement`, '{"arranged":0,"order":{"type":"close"}}', mode);
    await ask('POST', `/api/tables/${id}/rematch`, '', mode);
    await ask('DELETE', `/api/mine/${id}`, null, mode);
  }
  const socket = new WebSocket(`${home.replace('http', 'ws')}/api/tables/${id}/socket`);
  await new Promise<void>((resolve) => {
    socket.onmessage = (message) => got.push(`socket: ${String(message.data)}`);
    socket.onopen = () => got.push('socket: open');
    socket.onerror = () => resolve();
    socket.onclose = () => resolve();
  });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${home}/api/tables/${id}/seats`;
  form.enctype = 'text/plain';
  form.target = 'sink';
  const field = document.createElement('input');
  field.name = '{"name":"Eve","x":"';
  field.value = '"}';
  form.append(field);
  const frame = document.createElement('iframe');
  frame.name = 'sink';
  document.body.append(frame, form);
  await new Promise<void>((resolve) => {
    frame.onload = () => resolve();
    form.submit();
  });
  // A frame shows nothing of ours, so nobody presses what they do not see.
  await new Promise<void>((resolve) => {
    frame.onload = () => resolve();
    frame.src = `${home}/table/${id}`;
  });
  try {
    if (frame.contentDocument?.body.textContent) got.push('a frame can be read');
  } catch {
    // A page of another origin.
  }
  const opened = window.open(`${home}/`);
  try {
    if (opened?.document.body.textContent) got.push('a window can be read');
  } catch {
    // A page of another origin.
  }
  for (const kind of ['script', 'img', 'link'] as const) {
    const element = document.createElement(kind);
    const loaded = new Promise<boolean>((resolve) => {
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
    });
    if (element instanceof HTMLLinkElement) {
      element.rel = 'stylesheet';
      element.href = `${home}/api/mine`;
    } else {
      element.src = `${home}/api/mine`;
    }
    document.head.append(element);
    if (await loaded) got.push(`loaded as ${kind}`);
  }
  return got;
}

// One that shares the cookies of our host, because ports are no part of what a cookie belongs to, and one
// that does not.
for (const host of ['127.0.0.1', 'localhost']) {
  test(`a page of ${host} and another port gets nothing, and changes nothing`, async ({ page, baseURL }) => {
    const evil = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end('<!doctype html><title>Evil</title><body>');
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    const home = String(baseURL);
    await page.goto('/');
    const look = async (path: string): Promise<unknown> =>
      page.evaluate(async (path) => (await fetch(path)).json() as Promise<unknown>, path);
    const id = await page.evaluate(async () => {
      const wish = { game: 'desert', seats: 3, bots: [null, null, null], name: 'Noé' };
      const made = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) });
      return ((await made.json()) as { id: string }).id;
    });
    const [table, mine] = [await look(`/api/tables/${id}`), await look('/api/mine')];
    const { port } = evil.address() as AddressInfo;
    await page.goto(`http://${host}:${port}/`);
    expect(await page.evaluate(tryEverything, { home, id })).toEqual([]);
    await page.goto(home);
    expect(await look(`/api/tables/${id}`)).toEqual(table);
    expect(await look('/api/mine')).toEqual(mine);
    evil.close();
  });
}
