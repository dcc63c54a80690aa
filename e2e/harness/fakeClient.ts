import type { Page } from 'playwright-core';

/** The parts of the fake client that tests use. */
interface FakeClient {
  starts: { gameSlug: string; person: { name: string }; inviteUrl: string | null }[];
  sendState(state: unknown): void;
  destroyed: number;
}

declare global {
  interface Window {
    fakeClient?: FakeClient;
  }
}

const LISTS = {
  styles: ['/client/0.0.0.0-fa/fake.css'],
  scripts: ['/client/0.0.0.0-fa/fake.js'],
  preloads: [],
};

/**
 * Returns the source code of the fake client. It reports that it is loading and then waits for the test to send states.
 * Its start function is defined after `laterMs`.
 */
function script(laterMs: number): string {
  return `
    const fake = { starts: [], destroyed: 0, sendState: () => undefined };
    window.fakeClient = fake;
    const start = (options) => {
      const { gameSlug, person, inviteUrl } = options;
      fake.starts.push({ gameSlug, person, inviteUrl });
      fake.sendState = options.onState;
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
 * Replaces the game client, so that tests of the page need neither rendering nor a connection. Join requests still go
 * to the server. Also fakes WebGL support, because the browser of these tests has none.
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

/** Sends a client state to the page once the client has started. */
export async function sendClientState(page: Page, state: object): Promise<void> {
  await page.waitForFunction(() => (window.fakeClient?.starts.length ?? 0) > 0);
  await page.evaluate((sentState) => window.fakeClient?.sendState(sentState), state);
}

export function readStarts(page: Page): Promise<FakeClient['starts']> {
  return page.evaluate(() => window.fakeClient?.starts ?? []);
}
