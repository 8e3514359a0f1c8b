import type { Page } from '@playwright/test';
import type { Message, News } from '../src/wire';

/** Lets the server tell a page other news than it does. */
export async function retell(page: Page, change: (news: News) => void): Promise<void> {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'update') change(message.news);
      socket.send(JSON.stringify(message));
    });
  });
}
