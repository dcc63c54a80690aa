import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readSite } from './harness/readSite.ts';

const browser = openBrowser();
const NOT_FOUND = [/status of 404/];

async function readHead(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(new URL(path, readSite().url));
  return { status: response.status, html: await response.text() };
}

describe('blog', () => {
  it('[RT-06:part] lists three posts and shows each; a missing one is a 404 page', async () => {
    const page = await browser.newVisitor({ expectedErrors: NOT_FOUND });
    await page.goto('/blog');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(3);
    await expectNoSeriousAxe(page);

    await page.getByRole('link', { name: 'How a room stays the same everywhere' }).click();
    await page.waitForURL('**/blog/the-same-room-everywhere');
    await page.getByRole('heading', { level: 1, name: 'How a room stays the same everywhere' }).waitFor();
    expect(await page.getByText('(engine version, release, seed, inputs) → world').count()).toBe(1);
    await expectNoSeriousAxe(page);

    const missing = await page.goto('/blog/not-written');
    expect(missing?.status()).toBe(404);
    expect(await page.getByRole('search').count()).toBeGreaterThan(0);
  });

  it('[RT-06:part] is rendered on the server, with title, description and image for sharing', async () => {
    const { html } = await readHead('/blog/why-we-build-playloom');
    expect(html).toContain('<title>Why we are building Playloom</title>');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/og-cover-loom\.png"\/>/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/blog\/why-we-build-playloom"\/>/);
    expect(html).toContain('make a game, send a link, play together.');
  });
});

describe('documentation', () => {
  it('[RT-06:part] leads from its front page through guides and tutorials', async () => {
    const page = await browser.newVisitor({ expectedErrors: NOT_FOUND });
    await page.goto('/docs');
    await expectNoSeriousAxe(page);
    const navigation = page.getByRole('navigation', { name: 'Documentation', exact: true });
    await navigation.getByRole('link', { name: 'Getting started' }).click();
    await page.waitForURL('**/docs/getting-started');
    await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Create an account' }).waitFor();
    await expectNoSeriousAxe(page);

    await navigation.getByRole('link', { name: 'All tutorials' }).click();
    await page.waitForURL('**/docs/tutorials');
    await page.getByRole('main').getByRole('link', { name: 'Rules as sentences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules as sentences' }).waitFor();
    await expectNoSeriousAxe(page);
    await page.getByRole('main').getByRole('link', { name: 'one-page plan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plan your first game on one page' }).waitFor();

    for (const path of ['/docs/not-written', '/docs/tutorials/not-written']) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
  });

  it('[RT-06:part] finds a section while the user types, with the keyboard', async () => {
    const page = await browser.newVisitor();
    await page.goto('/docs/getting-started');
    await page.getByRole('search', { name: 'Documentation' }).getByRole('searchbox').fill('delete account');
    const hit = page
      .getByRole('search', { name: 'Documentation' })
      .getByRole('link', { name: 'Delete your account' });
    await hit.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/account-and-security#delete-your-account');
    await page.getByRole('heading', { level: 2, name: 'Delete your account' }).waitFor();
    await hit.waitFor({ state: 'detached' });
    expect(await page.getByRole('searchbox', { name: 'Search the docs' }).inputValue()).toBe('');
  });

  it('[RT-06:part] can be read and searched without script', async () => {
    const page = await browser.newVisitor({ javaScript: false });
    await page.goto('/docs');
    await page.getByRole('search', { name: 'Documentation' }).getByRole('searchbox').fill('outbox');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs?q=outbox');
    await page.getByRole('main').getByRole('link', { name: 'Read the emails' }).click();
    await page.waitForURL('**/docs/running-playloom#read-the-emails');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Running your own Playloom');
  });

  itInLongRun('[RT-06:part] has the API reference of this server', async () => {
    const page = await browser.newVisitor();
    await page.goto('/docs/api');
    await expectNoSeriousAxe(page);
    const response = await page.request.get('/api/openapi.json');
    const { paths } = (await response.json()) as { paths: Record<string, object> };
    const calls = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(await page.getByRole('article').count()).toBe(calls);
    await page
      .getByRole('navigation', { name: 'Endpoints' })
      .getByRole('link', { name: 'GET /api/v1/user/', exact: true })
      .click();
    await page.waitForURL('**/docs/api#get-api-v1-user');
    const call = page.locator('#get-api-v1-user');
    await call.getByText('Response').click();
    await call.getByText('lastTermsAndPrivacyApprovalDate').waitFor();
  });

  itInLongRun('[RT-06:part] has a reference of triggers, actions and values', async () => {
    const page = await browser.newVisitor({ expectedErrors: NOT_FOUND });
    await page.goto('/docs');
    const navigation = page.getByRole('navigation', { name: 'Documentation', exact: true });
    await navigation.getByRole('link', { name: 'Triggers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Triggers' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Entries' })
      .getByRole('link', { name: 'Unit dies', exact: true })
      .click();
    await page.waitForURL('**/docs/reference/triggers#unit-dies');
    const trigger = page.locator('#unit-dies');
    await trigger.getByText('When', { exact: true }).waitFor();
    await expectNoSeriousAxe(page, '#unit-dies');
    await trigger.getByRole('link', { name: 'attacking unit' }).click();
    await page.waitForURL('**/docs/reference/values#attacking-unit');
    await page.getByRole('heading', { level: 1, name: 'Values' }).waitFor();
    await expectNoSeriousAxe(page, '[aria-labelledby=combat]');

    await navigation.getByRole('link', { name: 'Actions' }).click();
    const action = page.locator('#deal-damage');
    const sentence = action.getByRole('paragraph').first();
    expect(await sentence.textContent()).toBe('Deal amount damage to target, from attacker');
    const slots = sentence.locator('.slot');
    expect(await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-look')))).toEqual([
      'number',
      'unit',
      'unit',
    ]);
    await action.getByText('a number; at least 0; default: 10').waitFor();
    await action.getByText('combat.dealDamage(target: Entity | null, amount?: number').waitFor();
    await action.getByText('As JSON').click();
    await action.getByText('"do": "dealDamage"').waitFor();
    await expectNoSeriousAxe(page, '[aria-labelledby=combat]');
    expect((await page.goto('/docs/reference/monsters'))?.status()).toBe(404);
  });

  itInLongRun('[RT-06:part] explains scripts and links each function to its entry', async () => {
    const page = await browser.newVisitor();
    await page.goto('/docs/reference/scripts');
    await expectNoSeriousAxe(page);
    await page
      .getByRole('cell', { name: /^[\d,]+ steps$/ })
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: 'dealDamage', exact: true }).click();
    await page.waitForURL('**/docs/reference/actions#deal-damage');
  });

  it('[RT-06:part] the reference is rendered on the server and can be searched', async () => {
    const { html } = await readHead('/docs/reference/actions');
    expect(html).toContain('<title>Actions reference · Playloom</title>');
    expect(html).toMatch(/<article[^>]* id="deal-damage"/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/docs\/reference\/actions"\/>/);
    const page = await browser.newVisitor();
    await page.goto('/docs');
    const search = page.getByRole('search', { name: 'Documentation' });
    await search.getByRole('searchbox').fill('dealdamage');
    await search.getByRole('link', { name: 'Deal damage' }).click();
    await page.waitForURL('**/docs/reference/actions#deal-damage');
    await page.locator('#deal-damage').waitFor();
  });

  itInLongRun('fits a phone: navigation folded, nothing wider than the screen', async () => {
    const page = await browser.newVisitor({ width: 390, height: 844, mobile: true });
    const tooWide: string[] = [];
    for (const path of [
      '/blog',
      '/blog/your-first-co-op-game',
      '/docs',
      '/docs/running-playloom',
      '/docs/api',
      '/docs/reference/triggers',
      '/docs/reference/actions',
      '/docs/reference/values',
      '/docs/reference/scripts',
      '/agreement/pp',
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
    await page.goto('/docs');
    const pages = page.getByRole('navigation', { name: 'Documentation pages' });
    expect(await pages.isVisible()).toBe(false);
    await page.getByText('All pages').click();
    await pages.getByRole('link', { name: 'Questions and answers' }).click();
    await page.waitForURL('**/docs/faq');
  });
});

describe('agreements', () => {
  it.each([
    ['tos', 'Terms and Conditions', '2. Who may have an account'],
    ['pp', 'Privacy Policy', '5. Cookies and browser storage'],
  ])('[RT-12] /agreement/%s shows its text in an embedded frame', async (type, title, section) => {
    const page = await browser.newVisitor();
    await page.goto(`/agreement/${type}`);
    expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByRole('heading', { level: 2, name: section }).scrollIntoViewIfNeeded();
    await frame.getByRole('heading', { level: 2, name: section }).waitFor();
    await expectNoSeriousAxe(page);
  });

  it('[RT-12] another type is a 404 page, and so is its text', async () => {
    const page = await browser.newVisitor({ expectedErrors: NOT_FOUND });
    const response = await page.goto('/agreement/cookies');
    expect(response?.status()).toBe(404);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect((await readHead('/agreement/cookies/text')).status).toBe(404);
  });

  it('[RT-12] the frame contains no script, can be embedded only by this site, and its links open in the whole window', async () => {
    const text = await fetch(new URL('/agreement/tos/text', readSite().url));
    expect(text.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await text.text()).not.toContain('<script');
    const page = await browser.newVisitor({ javaScript: false });
    await page.goto('/agreement/tos');
    await page.frameLocator('iframe').getByRole('link', { name: 'privacy policy' }).first().click();
    await page.waitForURL('**/agreement/pp');
  });
});
