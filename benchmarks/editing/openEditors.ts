import { CSRF_HEADER } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import type { Browser, Page } from 'playwright-core';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import type { BenchmarkSite } from '../measure/Benchmark.ts';
import { createBigGame } from '../scenes/bigGame.ts';

interface StoredGames {
  readonly blank: StoredGame;
  readonly big: StoredGame;
}

export interface StoredGame {
  readonly slug: string;
  readonly side: number;
}

/** Stores the blank game and the big one as drafts of the user. */
export async function storeGames(site: BenchmarkSite): Promise<StoredGames> {
  // Otherwise the consent dialog covers the editor.
  await call(site, '/api/v1/update-user-consent', { isTOSAndPrivacyApproved: true });
  return {
    blank: await storeGame(site, loadGame('blank')),
    big: await storeGame(site, createBigGame()),
  };
}

async function storeGame(site: BenchmarkSite, game: Game): Promise<StoredGame> {
  const body = { title: game.settings.title, document: game };
  const { data } = await call<{ data: { gameSlug: string } }>(site, '/api/v1/games/adopt', body);
  return { slug: data.gameSlug, side: game.map.width };
}

async function call<Answer>(site: BenchmarkSite, path: string, body: object): Promise<Answer> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: site.cookie,
      origin: site.url,
      [CSRF_HEADER]: '1',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was rejected: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * Opens a game in a new browser profile. Returns the milliseconds until the map is drawn and the game tree is shown.
 */
export async function openEditor(
  browser: Browser,
  site: BenchmarkSite,
  game: StoredGame,
): Promise<{ page: Page; ms: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = site.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  await stubWebGl(page);
  await page.goto(`${site.url}/create?game=${game.slug}`, { waitUntil: 'commit' });
  await page.waitForSelector('.map-canvas[data-state="drawing"]', { timeout: 120_000 });
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
  return { page, ms: await page.evaluate(() => performance.now()) };
}

/** Turns off drawing in WebGL, because software rendering is not part of the measurement. */
async function stubWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      WebGL2RenderingContext.prototype[name] = () => {};
    }
  });
}
