import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSeriousAxe } from './expectNoSeriousAxe.ts';
import { openBrowser } from './openBrowser.ts';
import { watchForProblems } from './watchForProblems.ts';

const PAGE = `<!doctype html><html lang="en"><title>Bad page</title><h1>Bad page</h1><img src="data:,">
  <script>
    console.error('logged');
    setTimeout(() => { throw new Error('thrown'); });
    fetch('http://elsewhere.invalid/pixel').catch(() => {});
    fetch('/missing').then(() => document.title = 'done');
  </script>`;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? PAGE : 'nothing');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

const browser = openBrowser();
const EVERYTHING = [/./];

async function visit(expected: RegExp[]): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newVisitor({ expectedErrors: EVERYTHING });
  const problems: string[] = [];
  watchForProblems(page.context(), expected, problems);
  await page.goto(url);
  await page.waitForFunction(() => document.title === 'done');
  return { page, problems };
}

it('records errors that a page logs, throws or causes, and calls to other sites', async () => {
  const { problems } = await visit([]);
  for (const problem of [
    /logged/,
    /thrown/,
    /another site: http:\/\/elsewhere\.invalid\/pixel/,
    /404.*missing/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(problem));
  }
});

it('ignores expected errors', async () => {
  const { problems } = await visit([/logged/, /thrown/, /elsewhere/, /missing/]);
  expect(problems).toEqual([]);
});

it('fails on serious violations of axe', async () => {
  const { page } = await visit([]);
  await expect(expectNoSeriousAxe(page)).rejects.toThrow('image-alt');
});
