import type { Page } from 'playwright-core';

/** What a test reads of the client that stands in for the real one. */
interface FakeClient {
  starts: { gameSlug: string; person: { name: string }; inviteUrl: string | null }[];
  say(state: unknown): void;
  destroyed: number;
}

declare global {
  interface Window {
    fakeClient?: FakeClient;
  }
}

const LISTS = { styles: ['/client/0.0.0.0-fa/fake.css'], scripts: ['/client/0.0.0.0-fa/fake.js'] };

/** Says that it loads and then waits for the test; `later` leaves the start function out for that long. */
function script(laterMs: number): string {
  return `
    const fake = { starts: [], destroyed: 0, say: () => undefined };
    window.fakeClient = fake;
    const start = (options) => {
      const { gameSlug, person, inviteUrl } = options;
      fake.starts.push({ gameSlug, person, inviteUrl });
      fake.say = options.onState;
      options.root.textContent = 'The game';
      options.onState({ kind: 'loading', step: 'assets', part: 0.5 });
      return {
        leave: () => options.onState({ kind: 'ended', id: 'left', text: 'You left the room.' }),
        readStats: () => ({}),
        destroy: () => { fake.destroyed++; options.root.replaceChildren(); },
      };
    };
    setTimeout(() => { window.playloomClient = { start }; }, ${laterMs});
  `;
}

/**
 * Puts a client in the place of the real one, so that tests of the page need neither pictures nor a connection.
 * The room is asked for a place as always. The browser of these tests cannot draw; the page is told it can.
 */
export async function useFakeClient(page: Page, { laterMs = 0, hasRealList = false } = {}): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (args[0] === 'webgl2') return { getExtension: () => null };
      return Reflect.apply(original, this, args);
    } as typeof original;
  });
  await page.route(/\/client\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' });
    if (!pathname.endsWith('.js')) return hasRealList ? route.continue() : route.fulfill({ json: LISTS });
    return route.fulfill({ contentType: 'text/javascript', body: script(laterMs) });
  });
}

/** What the client says to the page, in the order of the states. */
export async function sendClientState(page: Page, state: object): Promise<void> {
  await page.waitForFunction(() => (window.fakeClient?.starts.length ?? 0) > 0);
  await page.evaluate((sentState) => window.fakeClient?.say(sentState), state);
}

export function readStarts(page: Page): Promise<FakeClient['starts']> {
  return page.evaluate(() => window.fakeClient?.starts ?? []);
}
