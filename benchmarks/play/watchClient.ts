import type { GameClient, StartOptions } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import type { Page } from 'playwright-core';
import { watchOwnUnit } from './watchOwnUnit.ts';

declare global {
  interface Window {
    playBench?: PlayBench;
  }
}

interface PlayBench {
  isPlaying: boolean;
  clickedAt: number;
  /** Time at which the first frame after this many snapshots was drawn; null if it has not been drawn yet. */
  drawnAfter(snapshot: number): number | null;
}

/** Observes the game client of the page through its public hooks. */
export async function watchClient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Start = (options: StartOptions) => GameClient;
    const samples: { at: number; snapshots: number; framesDrawn: number }[] = [];
    const bench: PlayBench = {
      isPlaying: false,
      clickedAt: 0,
      drawnAfter(snapshot) {
        const states = samples.find(({ snapshots }) => snapshots >= snapshot);
        const drawn = states && samples.find(({ framesDrawn }) => framesDrawn > states.framesDrawn);
        return drawn?.at ?? null;
      },
    };
    window.playBench = bench;
    const follow = (client: GameClient): void => {
      const look = (): void => {
        const { snapshots, framesDrawn } = client.readStats();
        samples.push({ at: performance.now(), snapshots, framesDrawn });
        requestAnimationFrame(look);
      };
      look();
    };
    const wrap =
      (start: Start): Start =>
      (options) => {
        const client = start({
          ...options,
          onState(state) {
            if (state.kind === 'playing') bench.isPlaying = true;
            options.onState(state);
          },
        });
        follow(client);
        return client;
      };
    let held: { start: Start } | undefined;
    // Defined on the prototype, because the page deletes `playloomClient` from `window` before it loads a client.
    Object.defineProperty(Window.prototype, 'playloomClient', {
      configurable: true,
      get: () => held,
      set(given: { start: Start }) {
        held = { start: wrap(given.start) };
      },
    });
    addEventListener('click', () => void (bench.clickedAt = performance.now()), { capture: true });
  });
}

/** Presses Play and returns the milliseconds until the first frame with the player's unit. */
export async function measureFirstFrame(page: Page, url: string, slug: string, game: Game): Promise<number> {
  const own = watchOwnUnit(page, game);
  await watchClient(page);
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  const drawnAt = await page.waitForFunction(
    (snapshot) => window.playBench!.drawnAfter(snapshot),
    await own.snapshot,
  );
  return (await drawnAt.jsonValue())! - (await page.evaluate(() => window.playBench!.clickedAt));
}
