import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Player } from './player';

/** A table for two people with time to answer; whoever opens it waits. */
export async function openForTwo(page: Page): Promise<string> {
  await new Player(page).thinkOfTable('Voie romaine', 2);
  await page.getByLabel('Votre nom').fill('Noé');
  await page.getByLabel('place B').selectOption('person');
  await page.getByText('Options de la table').click();
  await page.getByLabel('Temps pour un coup-fourré').selectOption('60');
  await page.getByLabel('Ne pas attendre la fin du temps').selectOption('on');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByText('Il manque une personne')).toBeVisible();
  return page.getByLabel('Lien à envoyer').inputValue();
}

/** The host begins when everybody has sat down. */
export async function begin(page: Page): Promise<void> {
  await expect(page.getByText('Tout le monde est là.')).toBeVisible();
  await page.getByRole('button', { name: 'Commencer' }).click();
}

/** Comes in by a link, up to the name. */
export async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Lien ou code de table').fill(link);
  await page.getByRole('button', { name: 'Rejoindre', exact: true }).click();
  await page.getByLabel('Votre nom').fill(name);
}
