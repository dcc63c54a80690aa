import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'packages/game-client');
const TOKENS = join(ROOT, 'packages/design-system/src/css/tokens.css');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};

type Files = Map<string, string | Uint8Array>;

export interface ClientSite {
  readonly url: string;
  close(): void;
}

/** Serves a page with the production client and a room in the same page. Needs neither the site nor sockets. */
export async function serveClient(): Promise<ClientSite> {
  const files: Files = new Map();
  const client = await bundle(files, '/client/test/', {
    configFile: join(CLIENT, 'vite.config.ts'),
    root: CLIENT,
    base: './',
  });
  const page = await bundle(files, '/page/', {
    configFile: false,
    root: ROOT,
    base: './',
    build: { rolldownOptions: { input: join(import.meta.dirname, 'clientPage.ts') } },
  });
  const html = writePage([...client.styles], [...client.scripts, ...page.scripts]);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://client').pathname);
    void answer(path, html, files).then((body) => {
      response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(path)] ?? 'text/html' });
      response.end(body ?? '');
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(
  files: Files,
  address: string,
  config: InlineConfig,
): Promise<{ styles: string[]; scripts: string[] }> {
  const output = await build({
    logLevel: 'error',
    ...config,
    build: { target: 'es2023', write: false, minify: false, chunkSizeWarningLimit: 100_000, ...config.build },
  });
  const styles: string[] = [];
  const scripts: string[] = [];
  for (const part of [output].flat()) {
    if (!('output' in part)) throw new Error('The bundler runs in watch mode.');
    for (const file of part.output) {
      files.set(address + file.fileName, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry) scripts.push(address + file.fileName);
      if (file.fileName.endsWith('.css')) styles.push(address + file.fileName);
    }
  }
  return { styles, scripts };
}

function writePage(styles: readonly string[], scripts: readonly string[]): string {
  return `<!doctype html><html lang="en"><title>client</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/tokens.css">${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<style>body{margin:0}#root{position:fixed;inset:0}</style><div id="root"></div>
${scripts.map((file) => `<script type="module" src="${file}"></script>`).join('')}</html>`;
}

async function answer(path: string, html: string, files: Files): Promise<string | Uint8Array | null> {
  if (path === '/') return html;
  if (path === '/tokens.css') return readFile(TOKENS);
  if (path.startsWith('/files/')) return readFile(join(ROOT, 'games', path.slice(7))).catch(() => null);
  return files.get(path) ?? null;
}
