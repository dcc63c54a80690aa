import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { bundleForWorker, WORKER_PATH, type WorkerFiles } from './bundleForWorker.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import { readPlainText, writePlainText } from './plainText.ts';

/** Runs the default export of a module, given by its path from the root of the repository, on plain data. */
type RunEntry = <Output>(entry: string, input: unknown) => Promise<Output>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/**
 * Opens one browser for the tests of a file. Call it at the top of the file. Each entry is bundled once, and each run
 * uses a new worker in a new page. The bundled files are served from memory, so no site is needed.
 */
export function runInChromium(): RunEntry {
  let browser: Browser | undefined;
  const bundles = new Map<string, Promise<WorkerFiles>>();

  beforeAll(async () => {
    browser = await launchChromium({ isBare: true });
  });
  afterAll(() => browser?.close());

  return async <Output>(entry: string, input: unknown): Promise<Output> => {
    if (!browser)
      throw new Error('Call runInChromium() at the top of the file, and its result inside a test.');
    const bundle = bundles.get(entry) ?? bundleForWorker(entry);
    bundles.set(entry, bundle);
    const server = await serveFiles(await bundle);
    try {
      return readPlainText(await askWorker(browser, addressOf(server), writePlainText(input))) as Output;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
}

/** Runs the entry in this process. Input and output are copied as text, so that nothing can be shared by accident. */
export const runInNode: RunEntry = async <Output>(entry: string, input: unknown): Promise<Output> => {
  const path = resolve(import.meta.dirname, '../..', entry);
  const { default: run } = (await import(pathToFileURL(path).href)) as {
    default: (input: unknown) => unknown;
  };
  return readPlainText(writePlainText(await run(readPlainText(writePlainText(input))))) as Output;
};

async function askWorker(browser: Browser, address: string, input: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const answer = await page.evaluate(waitForWorker, { path: WORKER_PATH, input });
    if (answer.result === undefined) throw new Error(`In Chromium: ${answer.problem ?? 'no answer'}`);
    return answer.result;
  } finally {
    await page.close();
  }
}

/** Runs in the page, so it must not use anything from this file. */
function waitForWorker({
  path,
  input,
}: {
  path: string;
  input: string;
}): Promise<{ result?: string; problem?: string }> {
  return new Promise((settle) => {
    const worker = new Worker(path, { type: 'module' });
    worker.addEventListener('message', ({ data }) => settle(data as { result?: string }));
    worker.addEventListener('error', ({ message }) =>
      settle({ problem: message || 'the worker did not start' }),
    );
    worker.postMessage(input);
  });
}

async function serveFiles(files: WorkerFiles): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = path === '/' ? '<!doctype html><title>worker</title>' : files.get(path);
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader(
      'content-type',
      path === '/' ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream'),
    );
    response.end(file);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
