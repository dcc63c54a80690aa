import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { build } from 'vite';
import { renderTree, type PageTree } from '../mobile/PageTree.ts';

// Serves a page with nothing but React: the same HTML, rendered for each request and hydrated, with the styles, fonts,
// and images of the site, but without router, data, sessions, and our components.
interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const SCRIPT_PATH = '/bare.js';
/** The site compresses pages with this quality too, because it renders each of them anew. */
const PAGE_QUALITY = 4;

const { SITE_URL = '', TREE_FILE = '' } = process.env;
const tree = JSON.parse(readFileSync(TREE_FILE, 'utf8')) as PageTree;
const script: ServedFile = { type: 'text/javascript', bytes: compress(await bundleScript()) };
const files = new Map([[SCRIPT_PATH, Promise.resolve(script)]]);

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/') return void renderPage().then((page) => send(response, page, 'no-cache'));
  const file = files.get(path) ?? fetchFile(SITE_URL + path);
  files.set(path, file);
  void file.then((found) => send(response, found, 'public, max-age=31536000, immutable'));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`http://localhost:${(server.address() as AddressInfo).port}/`);

function send(response: ServerResponse, { type, bytes }: ServedFile, caching: string): void {
  const encoding = isCompressible(type) ? { 'content-encoding': 'br' } : {};
  response.writeHead(200, { 'content-type': type, 'cache-control': caching, ...encoding }).end(bytes);
}

async function renderPage(): Promise<ServedFile> {
  const data = JSON.stringify(tree).replaceAll('<', '\\u003c');
  const html = await renderToBytes(renderTree(tree), `window.pageTree = ${data}`);
  return { type: 'text/html; charset=utf-8', bytes: compress(html, PAGE_QUALITY) };
}

async function renderToBytes(page: ReactNode, bootstrapScriptContent: string): Promise<Buffer> {
  const body = new PassThrough();
  const { pipe } = renderToPipeableStream(page, {
    bootstrapScriptContent,
    bootstrapModules: [SCRIPT_PATH],
    onAllReady: () => void pipe(body),
  });
  return buffer(body);
}

async function fetchFile(address: string): Promise<ServedFile> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type, bytes: isCompressible(type) ? compress(bytes) : bytes };
}

function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|svg/.test(type);
}

function compress(bytes: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

async function bundleScript(): Promise<Buffer> {
  const output = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'barePageMain.ts') },
    },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The bare page has no script.');
  return Buffer.from(chunk.code);
}
