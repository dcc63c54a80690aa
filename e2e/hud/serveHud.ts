import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = 'virtual:hud';
const PAGE = join(ROOT, 'packages/game-client/src/hud/testing/hudPage.ts');
const TOKENS = join(ROOT, 'packages/design-system/src/css/tokens.css');
const SLUG = /^[a-z-]+$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.html': 'text/html',
};

/**
 * A panel that behaves like those of the platform: it communicates over the message port it receives, and reports
 * clicks on elements with `data-event`.
 */
const PANEL = `<!doctype html><html lang="en"><title>panel</title><body style="font:16px sans-serif;color:#f6f1e7">
<h1 style="font-size:20px">Your log</h1><p id="said">nothing yet</p>
<button data-event="close">Close</button><button id="flood">Flood</button>
<script>
addEventListener('message', ({ data, ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }) => { document.getElementById('said').textContent = data.event + ': ' + data.value; };
  document.querySelector('[data-event]').onclick = () => port.postMessage({ event: 'pressed', value: 1 });
  document.getElementById('flood').onclick = () => { for (let i = 0; i < 100; i++) port.postMessage({ event: 'flood', value: i }); };
});
</script></body></html>`;

export interface HudSite {
  /** Address of the HUD page of a starter game. */
  addressOf(slug: string): string;
}

/** Serves the bundled HUD over the cover of a game, without a room and without a site. */
export async function serveHud(): Promise<HudSite> {
  const files = await bundle();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://hud');
    void answer(url, files).then((body) => {
      response.statusCode = body === null ? 404 : 200;
      const extension = extname(url.pathname);
      response.setHeader('content-type', TYPES[extension] ?? 'text/html');
      response.setHeader('cache-control', 'max-age=600');
      response.end(body);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    addressOf: (slug) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${slug}`,
  };
}

async function answer(
  url: URL,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<string | Uint8Array | null> {
  const [first = '', ...rest] = url.pathname.slice(1).split('/');
  if (files.has(url.pathname)) return files.get(url.pathname) ?? null;
  if (first === 'panels') return PANEL;
  if (!SLUG.test(first)) return null;
  if (rest.length === 0) return writePage(first, [...files.keys()]);
  return readFile(join(ROOT, 'games', first, rest.join('/'))).catch(() => null);
}

function writePage(slug: string, files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  return `<!doctype html><html lang="en"><head><title>HUD</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/tokens.css">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')}
<style>html,body{margin:0;height:100%;background:#0f1224}#game{position:fixed;inset:0;background:url(/${slug}/cover.png) center/cover}</style>
</head><body><main><h1 hidden>Game</h1><div id="game"></div></main>
<img id="map-image" src="/${slug}/cover.png" alt="" hidden>
<script type="module" src="/hud.js"></script></body></html>`;
}

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [provideEntry()],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'hud.js', codeSplitting: false } },
    },
  });
  const files = new Map<string, string | Uint8Array>([['/tokens.css', await readFile(TOKENS, 'utf8')]]);
  for (const part of [output].flat()) {
    if (!('output' in part)) throw new Error('The bundler runs in watch mode.');
    for (const file of part.output)
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  return files;
}

function provideEntry(): Plugin {
  return {
    name: 'hud-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? `import open from ${JSON.stringify(PAGE)};\nopen();` : undefined),
  };
}
