import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount, logInPage } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readSite } from './harness/readSite.ts';
import { visitPage } from './harness/visitPage.ts';
import { readSiteOutbox } from './harness/waitForMail.ts';

const browser = openBrowser();

const NOT_FOUND = /status of 404/;
const APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 PlayloomApp/1.0';
const PHONE = { width: 390, height: 844, mobile: true };
const OPERATOR = 'operator@localhost';

const PAGES = [
  ['/', 'Playloom: make a game, send a link, play together'],
  ['/app-homepage', 'Games · Playloom'],
  ['/create', 'Editor · Playloom'],
  ['/games/popular', 'Showcase · Playloom'],
  ['/games/html5', 'HTML5 games · Playloom'],
  ['/games/io', 'io games · Playloom'],
  ['/games/racing', 'Racing games · Playloom'],
  ['/pricing', 'Pricing · Playloom'],
  ['/game-development-services', 'Game development services · Playloom'],
  ['/forum', 'Forum · Playloom'],
  ['/search?searchTerm=tower', 'Search: tower · Playloom'],
] as const;

async function readHtml(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(new URL(path, readSite().url));
  return { status: response.status, html: await response.text() };
}

/** Returns how many pixels the page is wider than the window. */
function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe('every page', () => {
  it.each(PAGES)(
    '[RT-01:part] [RT-04:part] [RT-05:part] [RT-07:part] %s has its title, description and sharing tags from the server',
    async (path, title) => {
      const { status, html } = await readHtml(path);
      expect(status).toBe(200);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
        expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
      const image = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] as string;
      expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
      const isHidden = html.includes('<meta name="robots" content="noindex"/>');
      expect(html.includes('<link rel="canonical"')).toBe(!isHidden);
    },
  );

  const FIRST_SEEN = PAGES.filter(([path]) => path === '/' || path === '/games/popular');
  it.each(inject('long') ? PAGES : FIRST_SEEN)(
    '%s fits phone, tablet and desktop and passes axe',
    async (path) => {
      const phone = await browser.newVisitor({ width: 390, height: 900, mobile: true });
      await visitPage(phone, path);
      expect(await readOverflow(phone)).toBe(0);
      await expectNoSeriousAxe(phone);

      const page = await browser.newVisitor();
      await visitPage(page, path);
      for (const width of [1440, 820]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await readOverflow(page)]).toEqual([width, 0]);
        await expectNoSeriousAxe(page);
      }
    },
  );
});

describe('home', () => {
  it('[RT-01] shows popular and new games, as many as there are, and a call to create', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Make a game. Send a link. Play together.' }).waitFor();
    expect(await main.getByRole('link', { name: 'Make a game' }).getAttribute('href')).toBe('/create');
    const playNow = await main.getByRole('link', { name: 'Play now' }).getAttribute('href');
    expect(playNow).toMatch(/^\/play\/[\w-]+\?autojoin=true$/);
    for (const name of ['Popular games', 'Fresh off the loom', 'From blank page to full room'])
      expect(await main.getByRole('heading', { level: 2, name }).count()).toBe(1);
    const feature = main.getByRole('article').first();
    const title = await feature.getByRole('heading').textContent();
    const play = feature.getByRole('link', { name: `Play ${title}` });
    expect(await play.getAttribute('href')).toMatch(/^\/play\/[\w-]+$/);
    expect(await main.getByRole('article').count()).toBeGreaterThan(5);
    const games = await main.getByRole('article').getByRole('heading').allTextContents();
    expect(games).toEqual([...new Set(games)]);
    expect(await main.getByRole('heading', { name: 'Continue playing' }).count()).toBe(0);
    await main.getByRole('link', { name: 'Why we are building Playloom' }).click();
    await page.waitForURL('**/blog/why-we-build-playloom');
  });

  it('[RT-01] shows users games to continue, friends, and their own games', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await visitPage(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: `Hi, ${username}.` }).waitFor();
    await main.getByRole('heading', { name: 'No games played yet' }).waitFor();
    const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
    // The goals of today load later.
    const others = titles.filter((title) => title !== 'Today');
    expect(others.slice(0, 3)).toEqual(['Continue playing', 'Play with friends', 'Your games']);
    expect(titles).not.toContain('From blank page to full room');
    expect(await main.getByRole('button', { name: 'Play Rooftop Relay' }).count()).toBe(0);
    await expectNoSeriousAxe(page);
  });

  it('[RT-01] games that a guest played move to the account, and logging out removes them', async () => {
    const page = await browser.newVisitor();
    const [game] = await queryDatabase(`select id from games where slug = 'skyline'`);
    await visitPage(page, '/');
    await page.evaluate((id) => {
      const card = { _id: id, gameSlug: 'skyline', title: 'Rooftop Relay', cover: null, creator: 'Playloom' };
      localStorage.setItem('recentGames', JSON.stringify([card]));
    }, String(game?.['id']));
    const findSection = (on: Page) =>
      on.getByRole('main').locator('section', { has: on.getByRole('heading', { name: 'Continue playing' }) });
    const findCard = (on: Page) => findSection(on).getByRole('link', { name: 'Rooftop Relay' });
    const [section, card] = [findSection(page), findCard(page)];
    await visitPage(page, '/');
    await card.waitFor();
    const account = await createAccount(page);
    await visitPage(page, '/');
    await card.waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentGames'))).toBeNull();
    const otherDevice = await browser.newVisitor();
    await logInPage(otherDevice, account);
    await visitPage(otherDevice, '/');
    await findCard(otherDevice).waitFor();
    await callApi(page, 'POST', '/api/v1/logout/');
    await visitPage(page, '/');
    await page.getByRole('heading', { name: 'Popular games' }).waitFor();
    expect(await section.count()).toBe(0);
    await logInPage(page, account);
    await visitPage(page, '/');
    await card.waitFor();
  });

  it('copies the link of the third step, which leads to a game', async () => {
    const page = await browser.newVisitor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitPage(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('main').getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(new URL('/play/skyline', readSite().url).href);
    expect((await fetch(link)).status).toBe(200);
  });

  it('[RT-01] is /app-homepage inside the app: the same sections, no banner, no footer', async () => {
    const page = await browser.newVisitor({ ...PHONE, userAgent: APP });
    await visitPage(page, '/?login=open&source=store');
    expect(new URL(page.url()).pathname).toBe('/app-homepage');
    // The redirect keeps the query: `login=open` has opened the dialog.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    for (const name of ['Popular games', 'Fresh off the loom'])
      expect(await page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await page.getByRole('complementary').count()).toBe(0);
    expect(await readOverflow(page)).toBe(0);
    await visitPage(page, '/pricing');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});

describe('showcase', () => {
  it('[RT-03] ranks by real play counts', async () => {
    const page = await browser.newVisitor();
    const before = await queryDatabase(`select plays from games where slug = 'skyline'`);
    await queryDatabase(`update games set plays = 4321 where slug = 'skyline'`);
    try {
      await visitPage(page, '/games/popular');
      const first = page.getByRole('main').getByRole('article').first();
      await first.getByRole('link', { name: 'Rooftop Relay' }).waitFor();
      await first.getByText('4,321 plays').waitFor();
      await expectNoSeriousAxe(page);
    } finally {
      await queryDatabase(`update games set plays = ${Number(before[0]?.['plays'])} where slug = 'skyline'`);
    }
  });

  it('[RT-13] lists io games separately; a page after the last one does not exist', async () => {
    const { html } = await readHtml('/games/io');
    for (const title of ['Copper Yard', 'Big Gulp Pond', 'Puddle League']) expect(html).toContain(title);
    expect(html).not.toContain('Keep the Fire');
    expect((await readHtml('/games/html5')).html).toContain('Keep the Fire');
    const racing = (await readHtml('/games/racing')).html;
    expect(racing).toContain('Rooftop Relay');
    expect(racing).not.toContain('Puddle League');
    expect((await readHtml('/games/io?page=2')).status).toBe(404);
    expect((await readHtml('/games/io?page=nonsense')).status).toBe(200);
  });

  it('[RT-13] lists by category; another category does not exist', async () => {
    const page = await browser.newVisitor({ expectedErrors: [NOT_FOUND] });
    await visitPage(page, '/games/popular');
    const lists = page.getByRole('navigation', { name: 'Game lists' });
    expect(await lists.getByRole('link', { name: 'Popular' }).getAttribute('aria-current')).toBe('true');
    await lists.getByRole('link', { name: 'HTML5' }).click();
    await page.waitForURL('**/games/html5');
    await lists.getByRole('link', { name: 'io', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'io games' }).waitFor();
    for (const path of ['/games/puzzles', '/games/constructor', '/games/__proto__'])
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
  });
});

describe('services', () => {
  it('[RT-05] the contact form says what is missing and reaches the operator', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 400/] });
    await visitPage(page, '/pricing');
    await page.getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/game-development-services?plan=t7#contact');
    const form = page.getByRole('main').locator('form');
    expect(await form.getByLabel('Message').inputValue()).toBe('I would like the Enterprise plan.\n\n');
    await form.getByLabel('Message').fill('Short');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Enter your name.').waitFor();
    await form.getByText('Enter a valid email.').waitFor();
    await form.getByText('Enter at least 10 characters.').waitFor();
    expect(await form.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe('Short');
    await expectNoSeriousAxe(page);

    await form.getByLabel('Name').fill('Ida');
    await form.getByLabel('Email').fill('ida.services@example.org');
    await form.getByLabel('Message').fill('We need a game about bridges.\nFor a class of thirty.');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    await page.getByRole('main').getByText('ida.services@example.org').waitFor();
    await expectNoSeriousAxe(page);
    const readMails = async () => (await readSiteOutbox(OPERATOR)).map(({ text }) => text).join('\n');
    await expect.poll(readMails).toContain('We need a game about bridges.');
    const rows = await queryDatabase(
      `select name from contact_messages where email = 'ida.services@example.org'`,
    );
    expect(rows).toEqual([{ name: 'Ida' }]);
  });

  it('[RT-05:part] the form works without script', async () => {
    const page = await browser.newVisitor({ javaScript: false, expectedErrors: [/status of 400/] });
    await page.goto('/game-development-services');
    await page.getByLabel('Name').fill('Bo');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter a valid email.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Bo');
    await page.getByLabel('Email').fill('bo.services@example.org');
    await page.getByLabel('Message').fill('A message of some length.');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  });
});

describe('search', () => {
  it('[RT-07] finds creators; the query survives a reload and a share', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await visitPage(page, '/search');
    await page.getByRole('heading', { name: 'Search for games and people' }).waitFor();
    const field = page.getByRole('searchbox', { name: 'Search games and people' });
    await field.fill(`  ${username.toUpperCase()}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/search?searchTerm=${username}`);
    // The URL has the search term in lower case. The page shows it as it was typed.
    await page.getByText(`1 person for “${username.toUpperCase()}”`).waitFor();
    await page.reload();
    await page.getByText(`1 person for “${username.toUpperCase()}”`).waitFor();
    expect((await field.inputValue()).toLowerCase()).toBe(username);
    const friend = await browser.newVisitor();
    await visitPage(friend, new URL(page.url()).pathname + new URL(page.url()).search);
    await friend.getByRole('main').getByRole('link', { name: username }).click();
    await friend.waitForURL(`**/user/${username}`);
  });

  it('[RT-07] finds games by a part of their name, with a typing error, and by a tag', async () => {
    const page = await browser.newVisitor();
    for (const term of ['copper', 'coper yard', 'shooter']) {
      await visitPage(page, `/search?searchTerm=${encodeURIComponent(term)}`);
      await page.getByRole('main').getByRole('link', { name: 'Copper Yard', exact: true }).waitFor();
    }
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Copper Yard', exact: true })
        .getAttribute('href'),
    ).toBe('/play/arena');
  });

  it('[RT-07] says when there are no results, and handles any input', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/search?searchTerm=%20No%20Such%20Thing%20');
    await page.getByRole('heading', { name: 'No results for “no such thing”' }).waitFor();
    await expectNoSeriousAxe(page);
    const nasty = [
      '%',
      '_',
      '"><script>alert(1)</script>',
      "'; drop table users; --",
      '\u0000',
      'x'.repeat(5000),
    ];
    for (const text of nasty) {
      const { status, html } = await readHtml(`/search?searchTerm=${encodeURIComponent(text)}`);
      expect([text.slice(0, 20), status]).toEqual([text.slice(0, 20), 200]);
      expect(html).not.toContain('<script>alert(1)');
    }
  });
});

describe('user page', () => {
  it('[RT-09] shows profile image, name, joined date and games to everyone, settings to the owner', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await queryDatabase(
      `update users set created_at = '2026-03-31T23:30:00Z' where username = '${username}'`,
    );
    await visitPage(page, `/user/${username.toUpperCase()}`);
    await page.getByRole('heading', { level: 1, name: username, exact: true }).waitFor();
    await page.getByText('Joined in March 2026').waitFor();
    const image = page.getByRole('img', { name: `${username}’s profile image` });
    expect(await image.isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
      `/user/${username}/profile`,
    );
    await page.getByRole('heading', { name: 'No published games yet' }).waitFor();
    await expectNoSeriousAxe(page);

    const other = await browser.newVisitor({ ...PHONE, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    await visitPage(other, `/user/${username}`);
    await other.getByRole('heading', { name: 'No published games yet' }).waitFor();
    // The server renders March, because it uses UTC. In Berlin it was already April.
    await other.getByText('Joined in April 2026').waitFor();
    expect(await other.getByRole('main').getByRole('link', { name: 'Settings' }).count()).toBe(0);
    expect(await readOverflow(other)).toBe(0);
    await visitPage(other, '/user/Playloom');
    expect(await other.getByRole('main').locator('a[href="/play/arena"]').count()).toBeGreaterThan(0);
    const { html } = await readHtml(`/user/${username}`);
    expect(html).toContain(`<title>${username} · Playloom</title>`);
    expect(html).toContain('<meta property="og:type" content="profile"/>');
  });

  it('[RT-09:part] an unknown username shows a 404 page', async () => {
    const page = await browser.newVisitor({ expectedErrors: [NOT_FOUND] });
    for (const name of ['no_such_user', 'x'.repeat(300), '%F0%9F%A7%B6'])
      expect((await page.goto(`/user/${name}`))?.status()).toBe(404);
    await visitPage(page, '/user/no_such_user');
    await page.getByText('User no_such_user not found.').waitFor();
  });
});

describe('missing pages', () => {
  it('[RT-19:part] an unknown address answers 404 with a page that searches', async () => {
    const page = await browser.newVisitor({ expectedErrors: [NOT_FOUND] });
    const response = await visitPage(page, '/no/such/page?x=1');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await page.title()).toBe('Page not found · Playloom');
    await expectNoSeriousAxe(page);
    await page.getByRole('main').getByRole('searchbox').fill(' Bridges');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?searchTerm=bridges');
  });
});

describe('crawlers', () => {
  it('find every public page in the sitemap, and none that is private', async () => {
    const { html: xml } = await readHtml('/sitemap.xml');
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
    for (const path of ['/', '/pricing', '/games/io', '/blog/why-we-build-playloom', '/docs/getting-started'])
      expect(paths).toContain(path);
    for (const path of paths) expect([path, (await readHtml(path)).status]).toEqual([path, 200]);
    const { html: robots } = await readHtml('/robots.txt');
    expect(robots).toContain(`Sitemap: ${readSite().url}/sitemap.xml`);
    const disallowed = [...robots.matchAll(/Disallow: (\S+)/g)].map(([, path]) => path as string);
    expect(disallowed).toContain('/search');
    expect(paths.filter((path) => disallowed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });
});
