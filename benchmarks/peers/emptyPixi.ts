import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface EmptyPixi {
  readonly kilobytes: number;
  /** Milliseconds from the click to the first frame. */
  measure(page: Page): Promise<number>;
  stop(): Promise<void>;
}

const PAGE = `<!doctype html><button>Play</button><script type="module">
document.querySelector('button').addEventListener('click', async () => {
  const clickedAt = performance.now();
  const { Application } = await import('/pixi.js');
  const app = new Application();
  await app.init({ width: 1280, height: 720, preference: 'webgl', background: '#1b2033' });
  document.body.append(app.canvas);
  app.ticker.addOnce(() => requestAnimationFrame(() => (window.firstFrame = performance.now() - clickedAt)));
});
</script>`;

/**
 * Serves a page on which PixiJS draws an empty canvas, to measure how long the browser and PixiJS alone take until the
 * first frame.
 */
export async function startEmptyPixi(): Promise<EmptyPixi> {
  const { resolve } = createRequire(import.meta.resolve('@playloom/renderer'));
  const code = readFileSync(join(dirname(resolve('pixi.js')), '../dist/pixi.min.mjs'));
  const compressed = gzipSync(code);
  const server = createServer((request, response) => {
    if (request.url === '/pixi.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
      response.end(compressed);
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    kilobytes: compressed.length / 1000,
    async measure(page) {
      await page.goto(`http://127.0.0.1:${port}/`);
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
