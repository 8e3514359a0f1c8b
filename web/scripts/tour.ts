import type { Page } from '@playwright/test';
import { CHANCE, Caver } from '../e2e/caver';
import { Company } from '../e2e/company';
import { begin, joinAs, openForTwo } from '../e2e/meeting';
import { Player } from '../e2e/player';
import { PRINTED, Sprinter } from '../e2e/sprinter';
import type { NewTable } from '../src/wire';
import type { Look } from './shots';

/** Walks through every screen and photographs it. */
export async function tour(look: Look): Promise<void> {
  await house(look);
  await score(look, await table(look, 'Voie romaine', 4, 'asterix'), 'asterix');
  await table(look, 'Voie romaine', 2, 'asterix-2');
  await table(look, 'Voie romaine', 8, 'asterix-8');
  await score(look, await table(look, 'Marche de nuit', 3, 'desert'), 'desert');
  await sprint(look, 'Heure de pointe', 4, 'rush');
  await sprint(look, 'Heure de pointe', 8, 'rush-8');
  await sprint(look, 'Plein pot !', 3, 'fun-speed');
  await sprint(look, 'Plein pot !', 4, 'fun-speed-strict', PRINTED);
  await cave(look, 4, {}, 'tresors');
  await cave(look, 2, CHANCE, 'tresors-chance');
  await people(look);
}

/** The home page, the rules and the making of a table. */
async function house(look: Look): Promise<void> {
  const page = await look.open();
  await page.goto('/', { waitUntil: 'networkidle' });
  await look.take(page, 'home', true);
  await page.getByRole('button', { name: 'Règles' }).first().click();
  await page.getByText('En bref').waitFor();
  await look.take(page, 'rules');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Voie romaine/ }).click();
  await page.getByText('Options de la table').click();
  await look.take(page, 'make', true);
}

const FEW = 5;

/** A table from its first turn to its middle, and what can be laid over it. */
async function table(look: Look, game: string, seats: number, name: string): Promise<Player> {
  const page = await look.open();
  const me = new Player(page);
  await me.openTable(game, seats);
  await me.awaitTurn();
  await look.take(page, `${name}-first`);
  while (!(await reachMiddle(me))) await me.openTable(game, seats);
  await look.take(page, `${name}-turn`);
  await me.lit.last().click();
  await look.take(page, `${name}-chosen`);
  if ((await me.unlit.count()) > 0) {
    await me.unlit.first().click();
    await look.take(page, `${name}-why-not`);
  }
  await page.keyboard.press('Escape');
  if (name === 'asterix') await sheets(look, page);
  return me;
}

/** Plays on until a card can be laid; `false` if the round is over before. */
async function reachMiddle(me: Player): Promise<boolean> {
  for (let step = 0; step < FEW; step++) await me.step();
  while (await me.comesToTurn()) {
    if ((await me.lit.count()) > 0) return true;
    await me.step();
  }
  return false;
}

/** A table of Rush or Fun & Speed: the draw, the turn, a chosen card. */
async function sprint(
  look: Look,
  game: string,
  seats: number,
  name: string,
  options: NewTable['options'] = {},
): Promise<void> {
  const page = await look.open();
  const me = new Sprinter(page);
  await me.openTable(game, seats, options);
  for (let step = 0; step < FEW; step++) await me.step();
  await me.awaitDraw();
  await look.take(page, `${name}-draw`);
  await me.movesOn(() => me.draws.click());
  await me.comesToTurn();
  await look.take(page, `${name}-turn`);
  await me.cards.last().click();
  await look.take(page, `${name}-chosen`);
}

/** A game in the cave: the first place, the way, the drawn card, the end. */
async function cave(look: Look, seats: number, options: NewTable['options'], name: string): Promise<void> {
  const page = await look.open();
  const me = new Caver(page);
  await me.openCave(seats, options);
  await me.comesToTurn();
  await look.take(page, `${name}-first`);
  for (let step = 0; step < FEW; step++) await me.step();
  while ((await me.comesToTurn()) && (await me.large.isVisible())) await me.step();
  if (!(await me.score.isVisible())) {
    await look.take(page, `${name}-turn`);
    await me.point();
    await look.take(page, `${name}-way`);
  }
  if (await me.awaitWalls()) await look.take(page, `${name}-walls`);
  await me.finish();
  await me.score.waitFor();
  await look.take(page, `${name}-score`, true);
}

async function score(look: Look, me: Player, name: string): Promise<void> {
  await me.finish();
  await me.score.waitFor();
  await look.take(me.page, `${name}-score`, true);
}

async function sheets(look: Look, page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Voir : / }).click();
  await look.take(page, 'aside');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await look.take(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await look.take(page, 'menu');
  await page.getByRole('button', { name: 'Journal' }).last().click();
  await look.take(page, 'log');
  await page.keyboard.press('Escape');
}

/** Two people: the wait, the join, and the first attack as both see it. */
async function people(look: Look): Promise<void> {
  const [page, other] = [await look.open(), await look.open()];
  const link = await openForTwo(page);
  await look.take(page, 'waiting');
  await joinAs(other, link, 'Zoé');
  await look.take(other, 'join');
  await other.getByRole('button', { name: 'S’asseoir' }).click();
  await begin(page);
  const company = new Company([new Player(page), new Player(other)]);
  const asked = await company.playUntil((me) => me.decline.isVisible());
  await look.take(asked.page, 'reaction');
  await look.take(asked.page === page ? other : page, 'window');
}
