import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface BarePixi {
  readonly url: string;
  readonly kilobytes: number;
  /** Milliseconds from the click to the first frame. */
  measure(page: Page): Promise<number>;
  stop(): Promise<void>;
}

const createPage = (images: readonly string[]): string => `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<button>Play</button><script type="module">
document.querySelector('button').addEventListener('click', async () => {
  const clickedAt = performance.now();
  const { Application, Assets, Sprite } = await import('/pixi.js');
  const app = new Application();
  const width = Math.min(1280, innerWidth);
  await app.init({ width, height: 720, preference: 'webgl', background: '#1b2033' });
  document.body.append(app.canvas);
  const textures = await Promise.all(${JSON.stringify(images)}.map((name) => Assets.load('/images/' + name)));
  for (const texture of textures)
    app.stage.addChild(new Sprite({ texture, x: Math.random() * width, y: Math.random() * 720 }));
  app.ticker.addOnce(() => requestAnimationFrame(() => (window.firstFrame = performance.now() - clickedAt)));
});
</script>`;

/**
 * Serves a page on which PixiJS draws nothing but the images of a folder, if one is given, to measure how long the
 * browser and PixiJS alone take until the first frame.
 */
export async function startBarePixi(imageFolder?: string): Promise<BarePixi> {
  const { resolve } = createRequire(import.meta.resolve('@playloom/renderer'));
  const code = readFileSync(join(dirname(resolve('pixi.js')), '../dist/pixi.min.mjs'));
  const compressed = gzipSync(code);
  const images = new Map(
    imageFolder === undefined
      ? []
      : readdirSync(imageFolder).map((name) => [name, readFileSync(join(imageFolder, name))]),
  );
  const page = createPage([...images.keys()]);
  const server = createServer((request, response) => {
    if (request.url === '/pixi.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
      response.end(compressed);
    } else if (request.url?.startsWith('/images/')) {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(images.get(request.url.slice('/images/'.length)));
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    kilobytes: compressed.length / 1000,
    async measure(page) {
      await page.goto(url);
      await page.getByRole('button').click();
      const handle = await page.waitForFunction(() => (window as { firstFrame?: number }).firstFrame);
      return (await handle.jsonValue())!;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
