import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount } from './harness/createAccount.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { startConfiguredSite } from './harness/startConfiguredSite.ts';
import { visitPage } from './harness/visitPage.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 11) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const PHONE = { width: 360, height: 740, mobile: true, userAgent: ANDROID };
const APP = { ...PHONE, userAgent: `${ANDROID} PlayloomApp/1.0` };

const browser = openBrowser();
const webGlBrowser = openBrowser({ hasWebGl: true });
const site = startConfiguredSite({
  ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=gg.playloom',
});

/**
 * Returns how many pixels overflow the page. Does not use `innerWidth`, which grows when a phone zooms out to show
 * overflowing content.
 */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Scrolls far enough for the app banner to appear, and waits for scroll listeners. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForFunction(() => window.scrollY > 300);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

it('[QF-04] telegram=1 is recognized and kept from page to page: no app banner and no push prompt', async () => {
  const page = await browser.newVisitor(PHONE);
  const banner = page.getByRole('complementary', { name: 'Playloom app' });
  // Without the parameter, the app banner and the push prompt appear.
  await visitPage(page, site.at('/'));
  await scrollDown(page);
  await banner.waitFor();
  await createAccount(page, { site: site.site() });
  const watchPush = () =>
    page.evaluate(() => {
      const seen = window as unknown as { asked: number };
      seen.asked = 0;
      // Fake the initial permission, because a headless browser reports that it was denied.
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = () => {
        seen.asked += 1;
        return Promise.resolve('denied' as const);
      };
    });
  const readAsked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await visitPage(page, site.at('/?telegram=1'));
  await scrollDown(page);
  expect(await banner.count()).toBe(0);
  // Load another page without the parameter. The site still remembers it.
  await visitPage(page, site.at('/play/arena'));
  await watchPush();
  await page.getByRole('button', { name: 'Follow Playloom' }).click();
  await page.getByRole('button', { name: 'Following Playloom' }).waitFor();
  await scrollDown(page);
  expect([await readAsked(), await banner.count()]).toEqual([0, 0]);
  // Closing the web view deletes the cookie. After that, the banner and the prompt appear again.
  await page.context().clearCookies({ name: 'telegram' });
  await visitPage(page, site.at('/play/arena'));
  await watchPush();
  await page.getByRole('button', { name: 'Following Playloom' }).click();
  await page.getByRole('button', { name: 'Follow Playloom' }).click();
  await page.waitForFunction(() => (window as unknown as { asked: number }).asked > 0);
  await scrollDown(page);
  await banner.waitFor();
});

it('[FT-02] the app has its own home page, and back closes overlays; no footer on skins, in the editor or during a game', async () => {
  const page = await browser.newVisitor(APP);
  await visitPage(page, site.at('/'));
  expect(new URL(page.url()).pathname).toBe('/app-homepage');
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await scrollDown(page);
  expect(await page.getByRole('complementary', { name: 'Playloom app' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Playloom, home' }).getAttribute('href')).toBe('/app-homepage');

  // Back closes the menu and a dialog without leaving the page.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/app-homepage');
  // A dialog that is closed with its button leaves no history entry.
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => (history.state as { overlay?: string } | null)?.overlay === undefined);
  // After following a link in the menu, back is one step, although a dialog was opened and closed meanwhile.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pay when your game grows' }).waitFor();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/app-homepage');
  await page
    .getByRole('heading', { level: 1, name: 'Pay when your game grows' })
    .waitFor({ state: 'detached' });

  const web = await browser.newVisitor(PHONE);
  for (const path of ['/skin-submission', '/create']) {
    await visitPage(web, site.at(path));
    expect([path, await web.getByRole('contentinfo').count()]).toEqual([path, 0]);
  }
  await visitPage(web, site.at('/play/arena'));
  await web.getByRole('contentinfo').waitFor();
  await web.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await web.locator('html[data-playing]').waitFor();
  expect(await web.locator('footer').isVisible()).toBe(false);
});

describe('at 360 pixels', () => {
  itInLongRun.each([
    '/',
    '/app-homepage',
    '/games/popular',
    '/play/arena',
    '/embed/arena',
    '/pricing',
    '/game-development-services',
    '/search?q=a',
    '/blog',
    '/docs',
    '/docs/make-your-first-game',
    '/docs/reference/actions',
    '/docs/api',
    '/status',
    '/forum',
    '/agreement/tos',
    '/create',
    '/skin-submission',
    '/user/Playloom',
  ])('%s fits, also with the keyboard open', async (path) => {
    const page = await browser.newVisitor(PHONE);
    await visitPage(page, path);
    expect(await readOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 400 });
    expect(await readOverflow(page)).toBe(0);
  });

  itInLongRun('a form stays within reach while the keyboard is open', async () => {
    const page = await browser.newVisitor(PHONE);
    await visitPage(page, '/?login=open');
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.waitFor();
    await page.setViewportSize({ width: 360, height: 400 });
    const field = dialog.getByLabel('Password', { exact: true });
    await field.focus();
    const box = await field.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 400).toBe(true);
    const send = dialog.getByRole('button', { name: 'Log In' });
    await send.scrollIntoViewIfNeeded();
    await send.click({ trial: true });
  });
});

itInLongRun('can be installed as an app', async () => {
  const page = await browser.newVisitor(PHONE);
  await visitPage(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Ignore that incognito profiles cannot install apps. There must be no other error.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

itInLongRun('back closes the menu over a running game, and the game continues', async () => {
  const page = await webGlBrowser.newVisitor(PHONE);
  await visitPage(page, '/play/arena');
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('html[data-playing]').waitFor();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const _turn of [1, 2]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    expect(await readOverflow(page)).toBe(0);
    await page.goBack();
    await menu.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/play/arena');
    await page.locator('html[data-playing]').waitFor();
  }
});
