import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { createRelyingParty } from '../apps/server/src/testing/createRelyingParty.ts';
import { runStatement } from '../apps/server/src/testing/runStatement.ts';
import { isOnNetwork } from '../apps/server/src/testing/isOnNetwork.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { waitForOwnUnit } from './harness/playTogether.ts';
import { startConfiguredSite } from './harness/startConfiguredSite.ts';
import { visitPage } from './harness/visitPage.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 11) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const PHONE = { width: 390, height: 844, mobile: true };

const plansFile = join(mkdtempSync(join(tmpdir(), 'plans-')), 'plans.json');
writeFileSync(
  plansFile,
  JSON.stringify([
    {
      tier: 't1',
      monthlyPriceCents: 0,
      summary: 'To begin with.',
      isOffered: true,
      limits: { rooms: 1, playersPerRoom: 8, storageMegabytes: 100, collaborators: 0 },
    },
    {
      tier: 't6',
      monthlyPriceCents: 3550,
      summary: 'For teams.',
      isOffered: true,
      limits: { rooms: 1200, playersPerRoom: 64, storageMegabytes: 12_500, collaborators: 20 },
    },
    {
      tier: 't7',
      monthlyPriceCents: null,
      summary: 'Made to measure.',
      isOffered: true,
      limits: { rooms: null, playersPerRoom: null, storageMegabytes: null, collaborators: null },
    },
    {
      tier: 't2',
      monthlyPriceCents: 900,
      summary: 'From earlier days.',
      isOffered: false,
      limits: { rooms: 1, playersPerRoom: 8, storageMegabytes: 100, collaborators: 0 },
    },
  ]),
);

const FORUM = { returnUrl: 'http://forum.localhost/session/sso_login', secret: 'a secret of the forum' };

const browser = openBrowser();
const webGlBrowser = openBrowser({ hasWebGl: true });
const site = startConfiguredSite({
  HOST: '0.0.0.0',
  COMMUNITY_URL: 'https://chat.example/invite',
  FEATURE_REQUEST_URL: 'https://ideas.example/',
  FORUM_URL: 'https://forum.example/',
  FORUM_SSO: JSON.stringify({ discourse: FORUM }),
  ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=gg.playloom',
  IOS_APP_URL: 'https://apps.apple.com/app/playloom/id1',
  BOOTCAMP_URL: 'https://bootcamp.example/',
  SOCIAL_LINKS:
    'YouTube=https://video.example/playloom,Mastodon=https://social.example/@playloom,Our club=https://club.example/',
  PLANS_FILE: plansFile,
});

/** Reads the selected feedback type in the open dialog. */
function readChosenType(page: Page): Promise<string | undefined> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const radio = dialog.querySelector<HTMLInputElement>('input[type=radio]:checked');
    const chosen = radio?.closest('label') ?? dialog.querySelector('[role=combobox], select option:checked');
    return chosen?.textContent?.trim();
  });
}

function link(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true });
}

describe('a configured site', () => {
  it('[NAV-03] links the chat community if one is configured', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/');
    expect(await link(page, 'Community').count()).toBe(0);
    await visitPage(page, site.at('/'));
    const community = page.getByRole('banner').getByRole('link', { name: 'Community' });
    expect(await community.getAttribute('href')).toBe('https://chat.example/invite');
  });

  it('[NAV-02] Resources lead to their pages; a feature request opens the dialog or the configured address', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, site.at('/'));
    await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click();
    const items = page.getByRole('banner').getByRole('navigation').getByRole('listitem').getByRole('link');
    expect(
      await items.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
    ).toEqual([
      ['Tutorials', '/docs/tutorials'],
      ['Documentation', '/docs'],
      ['Forum', '/forum'],
      ['Feature Request', 'https://ideas.example/'],
      ['Blog', '/blog'],
    ]);
    await visitPage(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('button', { name: 'Feature Request' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await readChosenType(page)).toBe('Add an engine suggestion');
  });

  it('[BN-02:part] leads to the configured bootcamp', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, site.at('/pricing'));
    const banner = page.getByRole('complementary', { name: 'Free coding bootcamp' });
    expect(await banner.getByRole('link').getAttribute('href')).toBe('https://bootcamp.example/');
  });

  it('[FT-01] the footer lists News, Support, Company and Legal, social links and the newsletter', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, site.at('/pricing'));
    const lists = page.getByRole('contentinfo').getByRole('heading', { level: 3 });
    expect(await lists.allTextContents()).toEqual(['News', 'Support', 'Company', 'Legal']);
    const links = page.getByRole('list', { name: 'Social links' }).getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((one) => [one.ariaLabel, one.getAttribute('href')])),
    ).toEqual([
      ['YouTube', 'https://video.example/playloom'],
      ['Mastodon', 'https://social.example/@playloom'],
      ['Our club', 'https://club.example/'],
    ]);
    // Known networks have their own filled icon. Others get a link icon, which is outlined.
    const marks = links.locator('svg[fill=currentColor] path');
    await marks.nth(1).waitFor();
    const shapes = await marks.evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect([shapes.length, new Set(shapes).size]).toEqual([2, 2]);
    expect(await links.last().locator('svg[stroke=currentColor]').count()).toBe(1);
    await expectNoSeriousAxe(page);
    await createAccount(page);
    await visitPage(page, '/pricing');
    const newsletter = page.getByRole('contentinfo').getByRole('button', { name: 'Get the newsletter' });
    expect(await newsletter.isVisible()).toBe(true);
  });

  it('[RT-06:part] redirects /forum to the configured forum', async () => {
    const response = await fetch(site.at('/forum'), { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('https://forum.example/');
  });

  it('[API-20:part] visitors of the forum log in here and return to the forum', async () => {
    const forum = createRelyingParty(FORUM);
    const page = await browser.newVisitor();
    const account = await createAccount(await browser.newVisitor(), { site: site.site() });
    const back = page.waitForRequest(`${FORUM.returnUrl}?**`);
    await page.goto(site.at(`/api/v1/auth/discourse?${forum.ask()}`));
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.getByLabel('Username or email').fill(account.username);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    expect(forum.welcome((await back).url())).toMatchObject({
      username: account.username,
      email: account.email,
    });
  });
});

describe('app banner', () => {
  it.each([
    ['Android', ANDROID, 'https://play.google.com/store/apps/details?id=gg.playloom'],
    ['iPhone and iPad', IPHONE, 'https://apps.apple.com/app/playloom/id1'],
  ])(
    '[BN-01] appears on %s after scrolling and leads to the right store',
    async (system, userAgent, store) => {
      const page = await browser.newVisitor({ ...PHONE, userAgent });
      await visitPage(page, site.at('/'));
      const banner = page.getByRole('complementary', { name: 'Playloom app' });
      expect(await banner.count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 600));
      await banner.getByText(`Playloom for ${system}`).waitFor();
      expect(await banner.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(store);
      await expectNoSeriousAxe(page);
      await banner.getByRole('button', { name: 'Close app banner' }).click();
      await banner.waitFor({ state: 'detached' });
    },
  );

  itInLongRun.each([
    ['on a desktop', '/', {}],
    ['inside the app', '/', { ...PHONE, userAgent: `${ANDROID} PlayloomApp/1.0` }],
    ['inside Telegram', '/?telegram=1', { ...PHONE, userAgent: ANDROID }],
  ])('[BN-01:part] [QF-04:part] does not appear %s', async (_, path, visitor) => {
    const page = await browser.newVisitor(visitor);
    await visitPage(page, site.at(path));
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForFunction(() => window.scrollY > 300);
    // Wait for a frame, so that all scroll listeners have run.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('complementary', { name: 'Playloom app' }).count()).toBe(0);
  });
});

describe('pricing', () => {
  it('[RT-04] shows plans by tier with prices and limits from the configuration', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, site.at('/pricing'));
    const plans = page.getByRole('main').getByRole('article');
    expect(await plans.getByRole('heading').allTextContents()).toEqual(['Hobbyist', 'Studio', 'Enterprise']);
    const read = (name: string) => page.getByRole('article', { name }).innerText();
    for (const text of [
      'Free',
      'To begin with.',
      '1 concurrent room',
      '8 players per room',
      '100 MB',
      '0 collaborators',
    ])
      expect(await read('Hobbyist')).toContain(text);
    for (const text of ['$35.50', 'a month', '1,200 concurrent rooms', '64 players per room', '12.5 GB'])
      expect(await read('Studio')).toContain(text);
    expect(await read('Enterprise')).toContain('Unlimited concurrent rooms');
    expect(await page.getByText('From earlier days.').count()).toBe(0);
    expect(await link(page, 'Contact us').getAttribute('href')).toBe(
      '/game-development-services?plan=t7#contact',
    );
    expect(await page.getByRole('button', { name: 'Get Studio' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Start for free' }).click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  });
});

describe('on the local network', () => {
  it.runIf(isOnNetwork() && inject('long'))(
    '[ED-18] a phone on the local network opens the QR code and plays in the draft’s private room',
    async () => {
      const owner = await browser.newVisitor();
      await createAccount(owner, { site: site.site() });
      const { url } = site.site();
      const { data } = await callApi<{ data: { gameSlug: string } }>(
        owner,
        'POST',
        '/api/v1/games/custom',
        {
          game: { title: 'On my phone', sandboxMode: 'advanced', preferredRegion: '' },
          templateInfo: { templateSlug: 'blank' },
        },
        url,
      );
      await visitPage(owner, site.at(`/create?game=${data.gameSlug}`));
      await owner.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Open test room' }).click();
      const link = await dialog.getByLabel('Link to the test room').inputValue();
      expect(new URL(link).hostname).not.toBe('localhost');
      await dialog.getByRole('img', { name: 'QR code for the test room' }).waitFor();

      // The phone is not logged in, and its origin is not secure: plain HTTP and not localhost.
      const phone = await webGlBrowser.newVisitor({
        ...PHONE,
        expectedErrors: [new RegExp(`call to another site: ${new URL(link).origin}`)],
      });
      await phone.goto(link);
      await waitForOwnUnit(phone);
      // Without the invitation in the link, the page does not exist.
      const { pathname } = new URL(link);
      expect((await fetch(new URL(pathname, link))).status).toBe(404);
    },
  );
});

// These tests run last, because they break the site.
describe('when something breaks', () => {
  const INCIDENT = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

  it('[RT-19] unknown routes show a 404 page with search, failing ones a 500 page with the incident id from the log', async () => {
    const lost = await browser.newVisitor({ expectedErrors: [/status of 404/] });
    expect((await visitPage(lost, site.at('/no-such-page')))?.status()).toBe(404);
    expect(await lost.getByRole('main').getByRole('search').count()).toBe(1);

    await runStatement(await site.databaseUrl(), 'alter table users rename to lost_users');
    const page = await browser.newVisitor({ expectedErrors: [/status of 500/] });
    const response = await visitPage(page, site.at('/user/someone'));
    expect(response?.status()).toBe(500);
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor();
    const text = await page.getByRole('main').innerText();
    const incidentId = text.match(INCIDENT)?.[0];
    expect(incidentId).toBeTruthy();
    expect(site.output()).toContain(incidentId);
    expect(await page.content()).not.toContain('lost_users');
    expect(await page.content()).not.toMatch(/relation|select /i);
    // The navigation bar still works.
    expect(await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).count()).toBe(1);
    await expectNoSeriousAxe(page);
  });

  itInLongRun('[RT-19:part] following a link to a failing page shows the incident id too', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 500/] });
    await visitPage(page, site.at('/search'));
    await page.getByRole('main').getByRole('searchbox').fill('someone');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor();
    expect(site.output()).toContain(
      (await page.getByRole('main').innerText()).match(INCIDENT)?.[0] ?? 'none',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pay when your game grows' }).waitFor();
  });

  itInLongRun('[RT-19:part] a page with an incident id appears even when the layout fails', async () => {
    await runStatement(await site.databaseUrl(), 'alter table sessions rename to lost_sessions');
    const page = await browser.newVisitor({ expectedErrors: [/status of 500/] });
    await page.context().addCookies([{ name: 'playloom_session', value: 'x'.repeat(43), url: site.at('/') }]);
    const response = await visitPage(page, site.at('/pricing'));
    expect(response?.status()).toBe(500);
    expect(site.output()).toContain(
      (await page.getByRole('main').innerText()).match(INCIDENT)?.[0] ?? 'none',
    );
    await expectNoSeriousAxe(page);
    await link(page, 'Try again').click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor();
  });
});
