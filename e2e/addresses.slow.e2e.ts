import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame } from './harness/playTogether.ts';
import { readSite } from './harness/readSite.ts';
import { visitPage } from './harness/visitPage.ts';

const webGlBrowser = openBrowser({ hasWebGl: true });
const site = () => new URL(readSite().url);

/** Calls the API from inside the open page. */
function callHere<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json', 'x-playloom': '1' };
      const response = await fetch(url, { method: 'POST', headers, body: text });
      if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Plays a game, edits a draft, opens a panel and uploads an image, using the given address of the site. */
async function useTheSite(page: Page, at: string, username: string): Promise<void> {
  await enterGame(page, `${at}/play/arena`, 'Mika');

  const made = await callHere<{ data: { gameSlug: string } }>(page, '/api/v1/games/custom', {
    game: { title: 'Addressed', sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'blank' },
  });
  await visitPage(page, `${at}/create?game=${made.data.gameSlug}`);
  await page.getByRole('treeitem', { name: 'Hero' }).first().click();
  const speed = page.getByRole('spinbutton', { name: 'Speed', exact: true });
  await speed.fill('6.5');
  await speed.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(new URL(page.url()).origin).toBe(at);

  const panels = `http://ui.localhost:${site().port}/panels/preview`;
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.sandbox.add('allow-scripts');
    document.body.append(frame);
  }, panels);
  await expect.poll(() => page.frames().some((frame) => frame.url() === panels)).toBe(true);
  await page
    .frames()
    .find((frame) => frame.url() === panels)
    ?.waitForFunction(() => document.body !== null);

  await visitPage(page, `${at}/user/${username}/profile`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose image' }).click();
  await (
    await chooser
  ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: makePng({ width: 64, height: 64 }) });
  await page.getByRole('button', { name: 'Save image' }).click();
  await page.getByText('Profile image updated.').waitFor();
  const image = page.getByRole('img', { name: 'Your profile image' });
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

it('redirects 127.0.0.1 to localhost, where playing, editing, uploads and panels work', async () => {
  const { port, origin } = site();
  const page = await webGlBrowser.newVisitor({
    expectedErrors: [/call to another site: http:\/\/127\.0\.0\.1/],
  });
  const { username } = await createAccount(page);
  await visitPage(page, `http://127.0.0.1:${port}/search?searchTerm=arena`);
  expect(page.url()).toBe(`${origin}/search?searchTerm=arena`);
  expect(await page.getByRole('complementary', { name: 'Site address' }).count()).toBe(0);
  await useTheSite(page, origin, username);
});

it('works under another host name of this machine', async () => {
  const at = `http://games.localhost:${site().port}`;
  const page = await webGlBrowser.newVisitor();
  const account = await createAccount(page);
  await page.goto(`${at}/pricing`);
  await callHere(page, '/api/v1/login/', { login: account.username, password: account.password });
  await useTheSite(page, at, account.username);
  expect(new URL(page.url()).origin).toBe(at);
});
