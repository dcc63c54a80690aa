import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };
const HOME_SCRIPT_MAX_BYTES = 150_000;
const HOUR_MS = 3_600_000;

function bar(page: Page) {
  return page.getByRole('banner');
}

describe('banners', () => {
  it('[BN-02] desktop: the bootcamp banner can be dismissed, stores the time locally and returns after 24 hours', async () => {
    const page = await browser.newVisitor();
    const noon = Date.parse('2026-11-15T12:00:00Z');
    await page.clock.setFixedTime(noon);
    await visitPage(page, '/pricing');
    const banner = page.getByRole('complementary', { name: 'Free coding bootcamp' });
    expect(await banner.getByRole('link', { name: 'Start learning' }).getAttribute('href')).toBe('/bootcamp');
    await banner.getByRole('button', { name: 'Dismiss the bootcamp banner' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('promoDismissedAt'))).toBe(String(noon));
    await page.clock.setFixedTime(noon + 24 * HOUR_MS - 1);
    await page.reload();
    await page.getByRole('contentinfo').waitFor();
    expect(await banner.count()).toBe(0);
    await page.clock.setFixedTime(noon + 24 * HOUR_MS);
    await page.reload();
    await banner.waitFor();

    const phone = await browser.newVisitor(PHONE);
    await visitPage(phone, '/pricing');
    expect(await phone.getByRole('complementary', { name: 'Free coding bootcamp' }).count()).toBe(0);
  });
});

describe('before the script is ready', () => {
  it('[NAV-02:part] the Resources menu opens, and stays open when the script takes over', async () => {
    const page = await browser.newVisitor();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
    const opener = bar(page).getByRole('button', { name: 'Resources' });
    const tutorials = bar(page).getByRole('link', { name: 'Tutorials' });
    await opener.click();
    await tutorials.waitFor();
    // The script that updates this attribute has not run yet.
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    held.resolve();
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    expect(await tutorials.isVisible()).toBe(true);
    await tutorials.click();
    await page.waitForURL('**/docs/tutorials');
    await tutorials.waitFor({ state: 'hidden' });
  });
});

describe('arrival', () => {
  it('[QF-05] remembers referral, source and sourceCampaign for 30 days and stores them with the account', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/pricing?referral=maya&source=newsletter&sourceCampaign=spring%2026');
    const cookies = await page.context().cookies();
    const inThirtyDays = Date.now() / 1000 + 30 * 24 * 3600;
    for (const [name, value] of [
      ['referral', 'maya'],
      ['source', 'newsletter'],
      ['sourceCampaign', 'spring%2026'],
    ]) {
      const cookie = cookies.find((found) => found.name === name);
      expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' });
      expect(Math.abs((cookie?.expires ?? 0) - inThirtyDays)).toBeLessThan(HOUR_MS / 1000);
    }
    await visitPage(page, '/');
    const { username } = await createAccount(page);
    const [row] = await queryDatabase(`select arrival from users where username = '${username}'`);
    expect(row?.['arrival']).toEqual({ referral: 'maya', source: 'newsletter', sourceCampaign: 'spring 26' });
  });

  it('[QF-06] registers a service worker at /sw.js that shows an offline page', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });
    await visitPage(page, '/pricing');
    const script = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return new URL(registration.active?.scriptURL ?? '').pathname;
    });
    expect(script).toBe('/sw.js');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto('/docs').catch(() => undefined);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).textAlign)).toBe('center');
    await expectNoSeriousAxe(page);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  });

  it('[QF-07] warns in the console, once, not to paste code into it', async () => {
    const page = await browser.newVisitor();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await visitPage(page, '/');
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect.poll(() => lines.filter((line) => line.includes('Do not paste code here')).length).toBe(1);
    expect(lines.some((line) => line.startsWith('%cStop!'))).toBe(true);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await page.waitForURL('**/pricing');
    expect(lines.filter((line) => line.includes('Do not paste code here')).length).toBe(1);
  });

  it('[EN-07:part] [API-19:part] creates a local id and sends it as v once per session, and again after signing in', async () => {
    const page = await browser.newVisitor();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/set-or-update-profile/') sent.push(request.postDataJSON());
    });
    await visitPage(page, '/');
    await expect.poll(() => sent.length).toBe(1);
    const v = await page.evaluate(() => localStorage.getItem('v'));
    expect(sent).toEqual([{ v }]);
    await page.reload();
    await visitPage(page, '/pricing');
    expect(sent.length).toBe(1);
    const { username } = await createAccount(page);
    await visitPage(page, '/');
    await expect.poll(() => sent.length).toBe(2);
    const readOwner = async () => {
      const rows = await queryDatabase(
        `select username from device_profiles join users on users.id = user_id where device_id = '${v}'`,
      );
      return rows[0]?.['username'];
    };
    await expect.poll(readOwner).toBe(username);
  });

  it('[API-21:part] records nothing when the browser asks not to be tracked', async () => {
    const page = await browser.newVisitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await visitPage(page, '/forum');
    await bar(page).getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    await visitPage(page, '/pricing');
    expect(sent).toContain('/forum');
    expect(sent).not.toContain('/api/v1/events/');
  });
});

describe('weight', () => {
  it('the home page loads at most 150 kB of script, gzipped, and not the validator', async () => {
    const page = await browser.newVisitor();
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/assets\/.*\.js$/.test(pathname)) scripts.set(pathname, response.body());
    });
    await visitPage(page, '/');
    // The service worker is registered after everything else has loaded.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const bodies = await Promise.all(scripts.values());
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(HOME_SCRIPT_MAX_BYTES);
    expect(bodies.some((body) => body.includes('ZodError'))).toBe(false);
  });

  it('is readable without script: links, menus and search work', async () => {
    const page = await browser.newVisitor({ javaScript: false });
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Make a game.');
    await bar(page).getByRole('button', { name: 'Resources' }).click();
    await bar(page).getByRole('link', { name: 'Documentation', exact: true }).click();
    await page.waitForURL('**/docs');
    await bar(page).getByRole('combobox', { name: 'Search games' }).fill(' Zyxwvut ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /No results for .zyxwvut./ }).waitFor();
  });
});
