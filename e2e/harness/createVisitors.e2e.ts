import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { visitPage } from './visitPage.ts';

const browser = openBrowser();
const earlier: { page?: Page; requests: string[] } = { requests: [] };

// The order of these tests matters: each reuses the page of the visitor before it.
it('a visitor leaves cookies, storage, caches and routes behind', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/status of 503/] });
  await page.route('**/pricing', (route) => route.fulfill({ status: 503, body: 'closed' }));
  page.on('request', (request) => earlier.requests.push(request.url()));
  expect((await page.goto('/pricing'))?.status()).toBe(503);
  await page.goto('/blog');
  await page.evaluate(async () => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    document.cookie = 'trace=1; path=/';
    await caches.open('trace');
    await navigator.serviceWorker.register('/sw.js');
  });
  await page.setViewportSize({ width: 500, height: 500 });
  earlier.page = page;
});

it('the next visitor gets the same page without any of them', async () => {
  const page = await browser.newVisitor();
  expect(page).toBe(earlier.page);
  earlier.requests = [];
  const response = await visitPage(page, '/pricing');
  expect(response?.status()).toBe(200);
  expect(await response?.request().headerValue('cookie')).toBeNull();
  const found = await page.evaluate(async () => [
    localStorage.getItem('trace'),
    sessionStorage.getItem('trace'),
    document.cookie.includes('trace'),
    await caches.has('trace'),
    innerWidth,
  ]);
  expect(found).toEqual([null, null, false, false, 1440]);
  expect(earlier.requests).toEqual([]);
});

it('a visitor sets the clock', async () => {
  const page = await browser.newVisitor();
  expect(page).toBe(earlier.page);
  await page.clock.install();
});

it('a page with a changed clock is not reused', async () => {
  const page = await browser.newVisitor();
  expect(page).not.toBe(earlier.page);
});
