import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser({ hasWebGl: true });

async function makeGame(page: Page, title: string): Promise<{ id: string; slug: string }> {
  const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title, sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  );
  return { id: data._id, slug: data.gameSlug };
}

it('[EN-08:part] a rule offers all maps of the world and adds the chosen one; others are added with the keyboard', async () => {
  const page = await browser.newVisitor({ width: 1440, height: 900 });
  await createAccount(page);
  const harbour = await makeGame(page, 'Harbour');
  const { data: world } = await callApi<{ data: { _id: string } }>(page, 'POST', '/api/v1/worlds/', {
    name: 'Sea',
    gameId: harbour.id,
  });
  for (const title of ['Cave', 'Island', 'Tower']) {
    const { id } = await makeGame(page, title);
    await callApi(page, 'PUT', `/api/v1/worlds/${world._id}/maps/${id}/`);
  }
  await page.goto(`/create?game=${harbour.slug}`);
  await page.getByRole('tree').waitFor();

  await page.keyboard.press('Alt+2');
  await page.getByText('Add an action', { exact: true }).first().click();
  await page.keyboard.type('send to map');
  await page.getByRole('option', { name: /^Send player to map/, selected: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('island');
  await page.getByRole('option', { name: 'Island', selected: true }).waitFor();
  await page.keyboard.press('Enter');

  await page.getByRole('treeitem', { name: 'Settings' }).click();
  const maps = page.locator('[data-field="world.maps"]');
  await maps.getByRole('button', { name: 'Remove Island' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await maps.getByRole('button', { name: 'Add “Cave”' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Add “Tower”');
  await page.keyboard.press('Enter');
  await maps.getByRole('button', { name: 'Remove Tower' }).waitFor();
  expect(await maps.locator('button:focus').getAttribute('aria-label')).toBe('Remove Tower');
});
