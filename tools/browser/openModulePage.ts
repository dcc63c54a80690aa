import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const SCRIPT_PATH = '/studio.js';
/** As strict as the content security policy of the site, so that code that needs eval fails here too. */
const SCRIPT_POLICY = "script-src 'self' 'wasm-unsafe-eval'";
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
};

/** Expected warning. Chromium logs it when pixels of a canvas are read, or when there is no graphics card. */
const READ_BACK = 'GPU stall due to ReadPixels';

export interface ModulePage {
  readonly page: Page;
  /** Errors that the page logged or threw. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

interface StudioPlan {
  /** The module that the page runs, as a path from the repository root. */
  readonly entry: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio?: number;
}

/**
 * Opens a page that runs one module, without starting the site. The page can fetch any file of the repository under
 * `/files/`.
 */
export async function openModulePage(browser: Browser, plan: StudioPlan): Promise<ModulePage> {
  const files = await bundle(plan.entry);
  const server = await serve(files);
  const context = await browser.newContext({
    viewport: { width: plan.width, height: plan.height },
    deviceScaleFactor: plan.pixelRatio ?? 1,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !message.text().includes(READ_BACK)) problems.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'studio' in window);
  return {
    page,
    problems,
    async close() {
      await context.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

type Files = ReadonlyMap<string, string | Uint8Array>;

async function bundle(entry: string): Promise<Files> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: resolve(ROOT, entry),
        output: { entryFileNames: SCRIPT_PATH.slice(1) },
      },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const part of [output].flat()) {
    if (!('output' in part)) throw new Error('The bundler watches instead of building.');
    for (const file of part.output)
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  return files;
}

function writePage(files: Files): string {
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  return `<!doctype html><title>studio</title><link rel="icon" href="data:,"><style>body{margin:0}canvas{display:block}</style>${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')}<script type="module" src="${SCRIPT_PATH}"></script>`;
}

async function serve(files: Files): Promise<Server> {
  const page = writePage(files);
  const answer = async (path: string): Promise<string | Uint8Array | null> => {
    if (path === '/') return page;
    if (!path.startsWith('/files/')) return files.get(path) ?? null;
    return readFile(join(ROOT, path.slice('/files/'.length))).catch(() => null);
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://studio').pathname);
    void answer(path).then((body) => {
      const type = path === '/' ? 'text/html' : (TYPES[extname(path)] ?? 'text/javascript');
      response.writeHead(body === null ? 404 : 200, {
        'content-type': type,
        'content-security-policy': SCRIPT_POLICY,
      });
      response.end(body ?? '');
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return server;
}
