import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { readStarts, sendClientState, useFakeClient } from './harness/fakeClient.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { JOIN_REQUEST, playButton, PLAYING_STATE, watchJoins } from './harness/playSteps.ts';
import { readSite } from './harness/readSite.ts';
import { readFocusedName } from './harness/tabTo.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };

async function readHtml(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(new URL(path, readSite().url));
  return { status: response.status, html: await response.text() };
}

function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe('the page of a game', () => {
  it('[RT-14:part] is rendered on the server with the tags for shared links', async () => {
    const { status, html } = await readHtml('/play/arena');
    expect(status).toBe(200);
    expect(html).toContain('<title>Copper Yard · Playloom</title>');
    expect(html).toMatch(/<meta name="description" content="Copper against Tide[^"]+"/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/play\/arena"\/>/);
    const image =
      html.match(/<meta property="og:image" content="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(image).searchParams.get('w')).toBe('1200');
    expect((await fetch(image)).headers.get('content-type')).toBe('image/webp');
    for (const words of ['players per room', 'About this game', 'Similar games', 'Private room'])
      expect(html).toContain(words);
    expect(html).toContain('href="/user/Playloom"');
  });

  it('[RT-14:part] a game that does not exist is a 404 page', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 404/] });
    for (const slug of ['no-such-game', 'x'.repeat(300), '%F0%9F%A7%B6'])
      expect((await page.goto(`/play/${slug}`))?.status()).toBe(404);
    await page.getByText('Game not found.').waitFor();
  });

  itInLongRun('fits phone, tablet and desktop and passes axe, before and after playing', async () => {
    const phone = await browser.newVisitor(PHONE);
    await visitPage(phone, '/play/arena');
    expect(await readOverflow(phone)).toBe(0);
    await expectNoSeriousAxe(phone);
    // After the cover is scrolled out of view, a bar with the play button is shown.
    await phone.getByRole('heading', { name: 'Similar games' }).scrollIntoViewIfNeeded();
    await phone.locator('.play-dock').getByRole('button', { name: 'Invite' }).waitFor();
    await expectNoSeriousAxe(phone);

    const page = await browser.newVisitor();
    await useFakeClient(page);
    await visitPage(page, '/play/arena');
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await readOverflow(page)]).toEqual([width, 0]);
      await expectNoSeriousAxe(page);
    }
    await playButton(page).click();
    await page.getByRole('progressbar').waitFor();
    await expectNoSeriousAxe(page, '.play-stage');
    await sendClientState(page, PLAYING_STATE);
    await sendClientState(page, { kind: 'ended', id: 'left', text: '' });
    await page.getByRole('heading', { name: 'Good game!' }).waitFor();
    await expectNoSeriousAxe(page);
  });

  it('[API-21:play] records the visit, the loaded page and the click', async () => {
    const page = await browser.newVisitor();
    // A path that no other test visits, because of its trailing slash.
    const path = '/play/skyline/';
    await page.clock.install();
    await useFakeClient(page);
    await visitPage(page, path);
    await playButton(page).click();
    // Events are sent in batches, five seconds after the first.
    await page.clock.fastForward('00:06');
    const readNames = async () => {
      const rows = await queryDatabase(`select name from product_events where path = '${path}' order by id`);
      return rows.map(({ name }) => name);
    };
    await expect.poll(readNames).toEqual(['Play Page Visited', 'Play Page Loaded', 'Play Button Clicked']);
  });

  itInLongRun('[ST-05:part] shows once that a new game is live', async () => {
    const page = await browser.newVisitor();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('showNewGameToast', 'arena'));
    await visitPage(page, '/play/arena');
    await page.getByText('Your game is live.').waitFor();
    await visitPage(page, '/play/arena');
    expect(await page.getByText('Your game is live.').count()).toBe(0);
  });

  it('keeps the name that a guest typed before the script was loaded', async () => {
    const page = await browser.newVisitor();
    const { promise: isTyped, resolve: letScriptsIn } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await page.goto('/play/arena', { waitUntil: 'commit' });
    const field = page.getByLabel('Your name', { exact: true });
    await field.fill('Quick Finger');
    letScriptsIn();
    await page.waitForFunction(() => localStorage.getItem('guestName') !== null);
    expect(await field.inputValue()).toBe('Quick Finger');
  });

  itInLongRun('remembers the name a guest chose, and says when it cannot be used', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 400/] });
    await useFakeClient(page);
    await visitPage(page, '/play/arena');
    const field = page.getByLabel('Your name', { exact: true });
    await expect.poll(() => field.inputValue()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    const suggested = await field.inputValue();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(suggested);
    await field.fill('admin');
    await playButton(page).click();
    await page.getByRole('heading', { name: 'Choose another name' }).waitFor();
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByText('This name isn’t allowed.').waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Moss');
    await playButton(page).click();
    await sendClientState(page, PLAYING_STATE);
    expect((await readStarts(page))[0]?.person.name).toBe('Moss');
  });
});

describe('Play', () => {
  it('[ST-07] loads the client, waits until its start function exists, and fills the window', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page, { laterMs: 1200 });
    const joins = watchJoins(page);
    await visitPage(page, '/play/arena');
    expect(await page.evaluate(() => window.fakeClient === undefined)).toBe(true);
    await playButton(page).click();
    const progress = page.getByRole('progressbar', { name: 'Loading' });
    await progress.waitFor();
    await sendClientState(page, { kind: 'loading', step: 'entering', part: 1 });
    await page.getByText('Joining the room').first().waitFor();
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(90);
    await sendClientState(page, PLAYING_STATE);
    await page.getByText('The game', { exact: true }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const stage = await page.locator('.play-stage').boundingBox();
    expect(stage).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    expect(joins.map((query) => [query.get('gameSlug'), query.get('firstFetch')])).toEqual([
      ['arena', 'true'],
    ]);
    await sendClientState(page, { kind: 'ended', id: 'left', text: '' });
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    const again = page.getByRole('button', { name: 'Play again' });
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    await again.click();
    await progress.waitFor();
    expect(joins.at(-1)?.get('firstFetch')).toBeNull();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await playButton(page).waitFor();
  });

  it('[API-15] adds the styles and scripts that the server lists for the engine of the game', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page, { hasRealList: true });
    const list = page.waitForResponse(/\/client\/[\d.]+$/);
    await visitPage(page, '/play/arena');
    await playButton(page).click();
    const { styles, scripts } = (await (await list).json()) as { styles: string[]; scripts: string[] };
    await sendClientState(page, PLAYING_STATE);
    const added = await page.evaluate(() => ({
      styles: [...document.head.querySelectorAll('link[rel=stylesheet]')].map((one) =>
        one.getAttribute('href'),
      ),
      scripts: [...document.head.querySelectorAll('script[src]')].map((one) => one.getAttribute('src')),
    }));
    expect(scripts.length * styles.length).toBeGreaterThan(0);
    expect(added.styles).toEqual(expect.arrayContaining(styles));
    expect(added.scripts).toEqual(expect.arrayContaining(scripts));
  });

  it('[ST-07] without the loading screen the button reads Connecting...', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page);
    await visitPage(page, '/play/arena?loadingScreen=false');
    await playButton(page).click();
    await page.getByRole('button', { name: 'Connecting...' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await sendClientState(page, PLAYING_STATE);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
  });

  it('[QF-02:part] [RT-14:part] autojoin=true plays without a click, and a reload does not do it again', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page);
    await page.goto('/play/arena?autojoin=true&agentId=partner-7');
    await sendClientState(page, PLAYING_STATE);
    expect((await readStarts(page))[0]?.person.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    await expect.poll(() => new URL(page.url()).search).toBe('?agentId=partner-7');
    await visitPage(page, new URL(page.url()).pathname);
    await playButton(page).waitFor();
  });

  itInLongRun('works before the script is loaded, because the button is a form', async () => {
    const page = await browser.newVisitor({ javaScript: false });
    await page.goto('/play/arena?inv=abc');
    await playButton(page).click();
    await page.waitForURL('**/play/arena?inv=abc&autojoin=true');
    expect(await playButton(page).count()).toBe(1);
  });

  it('takes the player to the next map without a reload', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page);
    await visitPage(page, '/play/harbour');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await playButton(page).click();
    await sendClientState(page, PLAYING_STATE);
    const joins = watchJoins(page);
    // The token of this test was not issued by a room, so it is removed before the request reaches the server.
    await page.route(JOIN_REQUEST, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.delete('autoJoinToken');
      await route.continue({ url: url.href });
    });
    await sendClientState(page, { kind: 'travelling', gameSlug: 'harbour-island', token: 'token-9' });
    await page.waitForURL('**/play/harbour-island');
    await page.waitForFunction(() => window.fakeClient?.starts.length === 2);
    await sendClientState(page, PLAYING_STATE);
    expect(joins.map((query) => [query.get('gameSlug'), query.get('autoJoinToken')])).toEqual([
      ['harbour-island', 'token-9'],
    ]);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await sendClientState(page, { kind: 'ended', id: 'left', text: '' });
    await page.getByRole('heading', { level: 1, name: 'Lamp Island' }).waitFor();
  });
});

describe('rooms', () => {
  it('[MP-05] lists rooms, opens new ones, and shows which room Play joins', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page);
    const joins = watchJoins(page);
    // Uses a game that no other test plays at the same time. Otherwise Play would join the room of that test.
    await visitPage(page, '/play/blob');
    await page.getByText('Starts a room that others can join').waitFor();
    await page.getByRole('button', { name: 'Open a new room' }).click();
    await sendClientState(page, PLAYING_STATE);
    expect(joins[0]?.get('newRoom')).toBe('public');
    await sendClientState(page, { kind: 'ended', id: 'left', text: '' });
    const join = page.getByRole('button', { name: /^Join \w+ \w+ \d$/ });
    await join.waitFor();
    const room = (await join.getAttribute('aria-label'))?.slice('Join '.length) ?? '';
    await page.getByRole('button', { name: 'Back to the game page' }).click();
    await page.getByText(`Joins ${room}, `).waitFor();
    await join.click();
    await page.getByRole('progressbar').waitFor();
    await page.getByText(room).first().waitFor();
    expect(joins[1]?.get('roomId')).toBeTruthy();
  });

  it('[MP-05] [DG-02] a private room has a code and an invitation, which a guest or a new user accepts', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await useFakeClient(page);
    await visitPage(page, '/play/blob');
    await page.getByRole('button', { name: 'Open a private room' }).click();
    const tiles = page.getByRole('img', { name: /^Code( [A-Z2-9]){6}$/ });
    await tiles.waitFor();
    const code = ((await tiles.getAttribute('aria-label')) ?? '').slice('Code '.length).replaceAll(' ', '');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Invite link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const joins = watchJoins(page);
    // Play joins the room whose code is shown, like the button beside it.
    await page.getByText('Joins your private room').waitFor();
    await playButton(page).click();
    await sendClientState(page, { ...PLAYING_STATE, lobbyCode: code });
    expect(joins[0]?.get('lobbyCode')).toBe(code);

    const friend = await browser.newVisitor();
    await useFakeClient(friend);
    const friendJoins = watchJoins(friend);
    await visitPage(friend, link);
    expect(await friend.title()).toBe(`Join ${username} in Big Gulp Pond · Playloom`);
    await friend.getByText(`${username} invited you`, { exact: true }).waitFor();
    await expectNoSeriousAxe(friend);
    await friend.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    await friend.getByRole('dialog', { name: `Join ${username} in Big Gulp Pond` }).waitFor();
    await friend.keyboard.press('Escape');
    await friend.getByRole('button', { name: 'Play as a guest' }).click();
    await sendClientState(friend, PLAYING_STATE);
    expect(friendJoins[0]?.get('inv')).toBe(new URL(link).searchParams.get('inv'));
    await friend.getByRole('banner').waitFor({ state: 'hidden' });

    const other = await browser.newVisitor({ expectedErrors: [/status of 404/] });
    await useFakeClient(other);
    await visitPage(other, '/play/blob');
    // Typing the last letter submits the code. Typing again replaces a wrong code.
    const codeField = other.getByLabel('Have a friend’s code?');
    const wrong = code.startsWith('X') ? `Y${code.slice(1)}` : `X${code.slice(1)}`;
    await codeField.pressSequentially(wrong);
    await other.getByText('No room has this code. Check it and try again.').waitFor();
    expect(await codeField.getAttribute('aria-invalid')).toBe('true');
    expect(await readFocusedName(other)).toBe('Have a friend’s code?');
    await expectNoSeriousAxe(other);
    await other.keyboard.type(code.slice(0, 2));
    expect(await codeField.inputValue()).toBe(code.slice(0, 2));
    const others = watchJoins(other);
    await codeField.fill(` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`);
    await sendClientState(other, PLAYING_STATE);
    expect(others[0]?.get('lobbyCode')).toBe(code);
    // On other pages the dialog has its usual title.
    await visitPage(other, '/pricing');
    await other.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    await other.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  });

  itInLongRun('[MP-05] an expired invitation shows a notice, and playing is still possible', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/play/arena?inv=no-such-invitation');
    await page.getByText('This invitation has expired').waitFor();
    expect(await playButton(page).isEnabled()).toBe(true);
  });
});
