import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Fake portal SDKs, which record the calls they receive in the frame that loads them. */
const CRAZY_SDK = `
  const received = (window.received = []);
  const note = (what) => () => void received.push(what);
  const listeners = [];
  window.changeSettings = (settings) => listeners.forEach((listener) => listener(settings));
  window.CrazyGames = { SDK: {
    init: async () => void received.push('init'),
    game: {
      loadingStart: note('loadingStart'), loadingStop: note('loadingStop'),
      gameplayStart: note('gameplayStart'), gameplayStop: note('gameplayStop'),
      settings: { disableChat: false, muteAudio: false },
      addSettingsChangeListener: (listener) => void listeners.push(listener),
    },
    ad: { requestAd: (kind, { adFinished }) => { received.push('ad ' + kind); adFinished(); } },
  } };`;
const POKI_SDK = `
  const received = (window.received = []);
  const note = (what) => () => void received.push(what);
  window.PokiSDK = {
    init: async () => void received.push('init'),
    gameLoadingFinished: note('gameLoadingFinished'),
    gameplayStart: note('gameplayStart'), gameplayStop: note('gameplayStop'),
    commercialBreak: async (onStart) => { received.push('commercialBreak'); onStart(); },
  };`;

interface Portals {
  /** Value for the PORTALS environment variable of the site. */
  variable: string;
  /** Returns the address of a page on a portal or another site that embeds our page in a frame. */
  at(site: 'crazy' | 'poki' | 'blog', framed: string, options?: { hidesAddress?: boolean }): string;
}

/** Serves two portals and a blog, each on its own origin. Call it at the top of the file. */
export async function servePortals(): Promise<Portals> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const isCrazy = request.headers.host?.startsWith('crazy.') === true;
    response.setHeader('content-type', pathname === '/sdk.js' ? 'text/javascript' : 'text/html');
    if (pathname === '/sdk.js') return response.end(isCrazy ? CRAZY_SDK : POKI_SDK);
    const address = searchParams.get('framed')?.replaceAll('"', '');
    // Send no referrer. The server then cannot know which site embeds our page; only the browser can.
    if (searchParams.has('quiet')) response.setHeader('referrer-policy', 'no-referrer');
    return response.end(
      `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><iframe src="${address}"
        style="border:0;width:100vw;height:100vh" allow="autoplay; fullscreen; gamepad"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = (site: string) => `http://${site}.localhost:${port}`;
  const describe = (site: string) => ({
    name: site,
    patterns: [origin(site)],
    sdkUrl: `${origin(site)}/sdk.js`,
    sources: [origin(site)],
  });
  return {
    variable: JSON.stringify({ a: describe('crazy'), b: describe('poki') }),
    at: (site, framed, { hidesAddress = false } = {}) =>
      `${origin(site)}/?framed=${encodeURIComponent(framed)}${hidesAddress ? '&quiet' : ''}`,
  };
}
