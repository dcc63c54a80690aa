import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readFocusedName, tabTo } from './harness/tabTo.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };
const HOUR_MS = 3_600_000;

function bar(page: Page) {
  return page.getByRole('banner');
}

/** Stops the clock of the page, so that the test can advance it. */
function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + HOUR_MS);
}

async function readLinks(page: Page, names: string[]): Promise<(string | null)[]> {
  return Promise.all(
    names.map((name) => bar(page).getByRole('link', { name, exact: true }).getAttribute('href')),
  );
}

describe('navigation bar', () => {
  it('[NAV-01] logo, Editor, Showcase, Pricing and Services lead to their pages', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/pricing');
    expect(await readLinks(page, ['Playloom, home', 'Editor', 'Showcase', 'Pricing', 'Services'])).toEqual([
      '/',
      '/create',
      '/games/popular',
      '/pricing',
      '/game-development-services',
    ]);
    expect(
      await bar(page).getByRole('link', { name: 'Pricing', exact: true }).getAttribute('aria-current'),
    ).toBe('page');
    await bar(page).getByRole('link', { name: 'Showcase', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Showcase' }).waitFor();
    // The focus moves to the new page, for keyboard users.
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('[NAV-02:part] Resources: tutorials, documentation, forum, feature request, blog', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/');
    const opener = bar(page).getByRole('button', { name: 'Resources' });
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await opener.click();
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    const items = bar(page).getByRole('navigation').getByRole('listitem');
    expect(await items.allTextContents()).toEqual([
      'Tutorials',
      'Documentation',
      'Forum',
      'Feature Request',
      'Blog',
    ]);
    expect(await readLinks(page, ['Tutorials', 'Documentation', 'Forum', 'Blog'])).toEqual([
      '/docs/tutorials',
      '/docs',
      '/forum',
      '/blog',
    ]);
    await expectNoSeriousAxe(page);
    await bar(page).getByRole('button', { name: 'Feature Request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByText('Add an engine suggestion').count()).toBeGreaterThan(0);
    const chosen = dialog.getByRole('radio', { name: 'Add an engine suggestion' });
    expect((await chosen.count()) === 0 || (await chosen.isChecked())).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => readFocusedName(page)).toBe('Resources');
  });

  itInLongRun('menus close with Escape, on leaving and on outside clicks, and only one is open', async () => {
    const page = await browser.newVisitor();
    const account = await createAccount(page);
    await visitPage(page, '/');
    const resources = bar(page).getByRole('button', { name: 'Resources' });
    const user = bar(page).getByRole('button', { name: `Your account, ${account.username}` });
    const read = async () => [
      await resources.getAttribute('aria-expanded'),
      await user.getAttribute('aria-expanded'),
    ];
    await resources.focus();
    await page.keyboard.press('Enter');
    await expect.poll(read).toEqual(['true', 'false']);
    await tabTo(page, 'Tutorials');
    await page.keyboard.press('Escape');
    await expect.poll(read).toEqual(['false', 'false']);
    expect(await readFocusedName(page)).toBe('Resources');
    await resources.click();
    await user.click();
    await expect.poll(read).toEqual(['false', 'true']);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(read).toEqual(['false', 'false']);
    await user.click();
    await tabTo(page, 'Make a game');
    await expect.poll(read).toEqual(['false', 'false']);
  });

  it('[NAV-04] type-ahead of games and creators; trimmed and lowercased; the state resets after 350 ms', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await page.context().clearCookies();
    await page.clock.install();
    await visitPage(page, '/');
    await bar(page).getByRole('button', { name: 'Log In' }).waitFor();
    await stopClock(page);
    await page.keyboard.press('/');
    const field = bar(page).getByRole('combobox', { name: 'Search games' });
    expect(await readFocusedName(page)).toBe('Search games');
    await field.fill(`  ${username.toUpperCase()} `);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.clock.runFor(200);
    const option = page.getByRole('option', { name: username });
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await option.getAttribute('aria-selected')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));

    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await page.clock.runFor(349);
    expect(await field.inputValue()).toContain(username.toUpperCase());
    await page.clock.runFor(1);
    expect(await field.inputValue()).toBe('');
    expect(await page.getByRole('option', { includeHidden: true }).count()).toBe(0);

    await field.fill('  Tower DEFENSE ');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?searchTerm=tower+defense');
    await page.clock.runFor(350);
    expect(await field.inputValue()).toBe('');
    await field.fill(username);
    await page.clock.runFor(200);
    await option.waitFor();
    await page.clock.resume();
    await expectNoSeriousAxe(page);
    await option.click();
    await page.waitForURL(`**/user/${username}`);
  });

  it('[NAV-05] signed in: bell, coin balance, user menu with profile, settings, logout; the chat icon is hidden', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(page);
    await queryDatabase(`update users set coins = 1240 where username = '${username}'`);
    await visitPage(page, '/');
    const bell = bar(page).getByRole('button', { name: 'Notifications' });
    await bell.click();
    await page.getByRole('heading', { name: 'You’re all caught up' }).waitFor();
    expect(await bar(page).getByTestId('unread-badge').count()).toBe(0);
    const coins = bar(page).getByRole('button', { name: '1,240 coins' });
    await coins.click();
    await bar(page).getByRole('link', { name: 'Your coins' }).first().waitFor();
    await bar(page)
      .getByRole('button', { name: `Your account, ${username}` })
      .click();
    expect(await readLinks(page, ['Profile', 'Settings'])).toEqual([
      `/user/${username}`,
      `/user/${username}/profile`,
    ]);
    expect(await bar(page).getByRole('button', { name: 'Log out' }).isVisible()).toBe(true);
    const chat = bar(page).locator('button[aria-label="Chat"]');
    expect(await chat.count()).toBe(1);
    expect(await chat.isVisible()).toBe(false);
    expect(
      await bar(page)
        .getByRole('button', { name: /^(Log In|Sign Up)$/ })
        .count(),
    ).toBe(0);
    await expectNoSeriousAxe(page);
    await bar(page).getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL(`**/user/${username}/profile`);
  });

  it('[NAV-05] on a phone the bar shows no chat icon; the menu opens the chat', async () => {
    const page = await browser.newVisitor({ width: 390, height: 844, mobile: true });
    await createAccount(page);
    // The chat must open even if its script arrives after the click.
    const clicked = Promise.withResolvers<void>();
    await page.route('**/assets/ChatWidget-*.js', (route) => clicked.promise.then(() => route.continue()));
    await visitPage(page, '/');
    await bar(page).getByRole('button', { name: 'Notifications' }).waitFor();
    expect(await bar(page).getByRole('button', { name: /chat/i }).count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat' }).click();
    clicked.resolve();
    await page.getByRole('complementary', { name: 'Chat' }).waitFor();
  });

  it('[NAV-06] anonymous: Sign Up and Log In open the dialog; no bell, no coins', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/');
    expect(
      await bar(page)
        .getByRole('button', { name: /Notifications|coins|account/ })
        .count(),
    ).toBe(0);
    for (const name of ['Log In', 'Sign Up']) {
      await bar(page).getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => readFocusedName(page)).toBe(name);
    }
  });

  it('[NAV-07] on small screens a panel contains all of it and traps the focus', async () => {
    const page = await browser.newVisitor(PHONE);
    await visitPage(page, '/');
    expect(await bar(page).getByRole('link', { name: 'Pricing' }).count()).toBe(0);
    const opener = bar(page).getByRole('button', { name: 'Menu' });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    for (const name of [
      'Editor',
      'Showcase',
      'Pricing',
      'Services',
      'Tutorials',
      'Documentation',
      'Forum',
      'Blog',
    ])
      expect(await panel.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    for (const name of ['Log In', 'Sign Up', 'Feature Request'])
      expect(await panel.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    expect(await panel.getByRole('combobox', { name: 'Search games' }).isVisible()).toBe(true);
    await expectNoSeriousAxe(page);
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await readFocusedName(page)).toBe('Menu');

    await opener.click();
    await panel.getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pay when your game grows' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    await opener.click();
    await panel.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    expect(await panel.isVisible()).toBe(false);
  });

  itInLongRun('[NAV-07] the panel of a user contains balance, profile, settings and logout', async () => {
    const page = await browser.newVisitor(PHONE);
    const { username } = await createAccount(page);
    await visitPage(page, '/');
    expect(await bar(page).getByRole('button', { name: 'Notifications' }).isVisible()).toBe(true);
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    const account = page.getByRole('dialog', { name: 'Menu' }).getByRole('region', { name: 'Your account' });
    await account.getByText('No unread notifications').waitFor();
    await account.getByText('$0.00').waitFor();
    for (const name of ['Profile', 'Settings'])
      expect(await account.getByRole('link', { name }).isVisible()).toBe(true);
    await expectNoSeriousAxe(page);
    await account.getByRole('button', { name: 'Log out' }).click();
    await bar(page).getByRole('button', { name: 'Sign Up' }).waitFor();
    expect(username).toBeTruthy();
  });

  it('[NAV-09] stays at the top while scrolling, except on /create', async () => {
    const page = await browser.newVisitor({ height: 500 });
    const readTop = async (path: string) => {
      await visitPage(page, path);
      // Make short pages tall enough to scroll.
      await page.evaluate(() => {
        document.body.style.minHeight = '2000px';
        document.querySelector<HTMLElement>('.site-frame')!.style.minHeight = '2000px';
        window.scrollTo(0, 400);
      });
      await page.waitForFunction(() => window.scrollY >= 300);
      return bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    };
    expect(await readTop('/')).toBe(0);
    expect(await readTop('/pricing')).toBe(0);
    expect(await readTop('/create?tour=true')).toBeLessThan(-200);
  });

  itInLongRun('can be skipped with the skip link', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/pricing');
    await page.keyboard.press('Tab');
    expect(await readFocusedName(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Start for free');
  });
});

describe('footer', () => {
  it('[FT-01:part] lists News, Support, Company and Legal, and every link leads to a page', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'News',
      'Support',
      'Company',
      'Legal',
    ]);
    const links = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThanOrEqual(12);
    for (const href of new Set(links)) {
      const response = await page.request.get(href as string);
      expect([href, response.status()]).toEqual([href, 200]);
    }
    await footer.getByRole('button', { name: 'Report a bug' }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('[FT-02] is hidden in the editor, on skin submissions and during a game', async () => {
    const page = await browser.newVisitor();
    for (const path of ['/create', '/skin-submission']) {
      await visitPage(page, path);
      expect([path, await page.getByRole('contentinfo').count()]).toEqual([path, 0]);
    }
    await visitPage(page, '/play/arena');
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
    await page
      .getByRole('button', { name: 'Pause' })
      .or(page.locator('[data-state=playing]'))
      .first()
      .waitFor();
    const isInViewport = await page.evaluate(() => {
      const box = document.querySelector('footer')?.getBoundingClientRect();
      return box !== undefined && box.top < innerHeight && box.bottom > 0;
    });
    expect(isInViewport).toBe(false);
  });

  it('[FT-03] [ER-02] [ER-03] offers the newsletter to users without it: idle, subscribing, done', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 503/] });
    const link = page.getByRole('contentinfo').getByRole('button', { name: 'Get the newsletter' });
    await visitPage(page, '/pricing');
    await page.getByRole('contentinfo').waitFor();
    expect(await link.count()).toBe(0);

    const { username } = await createAccount(page);
    await page.clock.install();
    await visitPage(page, '/pricing');
    expect(await link.getAttribute('data-state')).toBe('idle');
    await stopClock(page);
    await page.route('**/api/v1/subscribe-to-newsletter', (route) =>
      route.fulfill({ status: 503, json: { status: 'error', errorId: 'unavailable', message: 'Later.' } }),
    );
    await link.click();
    await page.getByRole('alert').getByText('There was an error subscribing to our newsletter.').waitFor();
    expect(await link.getAttribute('data-state')).toBe('idle');
    await page.unroute('**/api/v1/subscribe-to-newsletter');

    const calls: (() => Promise<void>)[] = [];
    await page.route('**/api/v1/subscribe-to-newsletter', (route) => {
      calls.push(() => route.continue());
    });
    await link.click();
    const pending = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribing…' });
    await pending.click();
    expect(await pending.getAttribute('data-state')).toBe('subscribing');
    await expect.poll(() => calls.length).toBe(1);
    await pending.click();
    await calls[0]?.();
    const toast = page.getByRole('status').getByText('You have successfully subscribed to our newsletter!');
    await toast.waitFor();
    expect(calls.length).toBe(1);
    await page.getByRole('contentinfo').getByText('Subscribed').waitFor();
    await page.mouse.move(10, 10);
    await page.clock.runFor(3900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    await toast.waitFor({ state: 'detached' });
    const [row] = await queryDatabase(`select marketing_opt_in from users where username = '${username}'`);
    expect(row?.['marketing_opt_in']).toBe(true);
    // Let the clock run again, because hydration may wait for timers.
    await page.clock.resume();
    await visitPage(page, '/pricing');
    expect(await link.count()).toBe(0);
  });
});
