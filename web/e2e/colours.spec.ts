import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settle } from './looks';

/** Eyes that see fewer colours, as the browser imitates them. */
const EYES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;

/** Two pictures differ where a part of them is so much lighter or of another colour, of 255. */
const SEEN = 40;
/** So much of two faces differs at least, about what a large digit covers; and so much of two signs. */
const FACES = 0.025;
const MARKS = 0.035;

/** Where things lie in a row, each with what it is called. */
const boxesIn = (row: Locator, things: string): Promise<Box[]> =>
  row.evaluate((node, selector) => {
    const from = node.getBoundingClientRect();
    return [...node.querySelectorAll(selector)].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const name = thing.getAttribute('aria-label') ?? thing.getAttribute('data-sign') ?? '';
      return { name, x: x - from.x, y: y - from.y, width, height };
    });
  }, things);

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The things of a row that look alike now: which, and how much of them differs. */
async function alike(page: Page, row: Locator, boxes: readonly Box[], least: number): Promise<string[]> {
  const photo = (await row.screenshot()).toString('base64');
  return page.evaluate(
    async ({ photo, boxes, least, seen }) => {
      const [width, height] = [42, 59];
      const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const looks = boxes.map((box) => {
        const pen = new OffscreenCanvas(width, height).getContext('2d');
        pen?.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, width, height);
        return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      });
      const differing = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
        let count = 0;
        for (let at = 0; at < one.length; at += 4) {
          const apart = [0, 1, 2].map((ink) => Math.abs((one[at + ink] ?? 0) - (other[at + ink] ?? 0)));
          if (Math.max(...apart) > seen) count += 1;
        }
        return count / (width * height);
      };
      return looks.flatMap((one, i) =>
        looks.flatMap((other, j) => {
          const share = i < j ? differing(one, other) : 1;
          return share < least ? [`${boxes[i]?.name}, ${boxes[j]?.name}: ${share.toFixed(3)}`] : [];
        }),
      );
    },
    { photo, boxes, least, seen: SEEN },
  );
}

/** The gallery stands: its code comes when it is asked for, after the page itself. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

async function seenBy(page: Page, look: (eyes: string) => Promise<void>): Promise<void> {
  const glasses: CDPSession = await page.context().newCDPSession(page);
  for (const type of EYES) {
    await glasses.send('Emulation.setEmulatedVisionDeficiency', { type });
    await look(type);
  }
}

test('no two faces of a game look alike, whatever colours one sees', async ({ page }) => {
  await openGallery(page);
  const games = await page.locator('section:has([data-state])').all();
  expect(games.length).toBeGreaterThan(4);
  await seenBy(page, async (eyes) => {
    for (const game of games) {
      const name = await game.getAttribute('id');
      for (const state of ['lit', 'unlit']) {
        const row = game.locator(`[data-state="${state}"]`);
        const boxes = await boxesIn(row, '[role="img"]');
        expect(boxes.length).toBeGreaterThan(15);
        expect(await alike(page, row, boxes, FACES), `${name}, ${state}, ${eyes}`).toEqual([]);
      }
    }
  });
});

test('no two seats have signs that look alike, whatever colours one sees', async ({ page }) => {
  await openGallery(page);
  await seenBy(page, async (eyes) => {
    for (const form of ['tile', 'token']) {
      const row = page.locator(`[data-marks="${form}"]`).first();
      const boxes = await boxesIn(row, '[data-sign]');
      expect(boxes).toHaveLength(8);
      expect(await alike(page, row, boxes, MARKS), `${form}, ${eyes}`).toEqual([]);
    }
  });
});
