import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectStoredTitle } from './harness/editorSteps.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();
const webGlBrowser = openBrowser({ hasWebGl: true });

interface TestGame {
  _id: string;
  gameSlug: string;
}

/** Creates a game from a template. */
async function makeGame(page: Page, title: string, templateSlug = 'blank'): Promise<TestGame> {
  const { data } = await callApi<{ data: TestGame }>(page, 'POST', '/api/v1/games/custom', {
    game: { title, sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug },
  });
  return data;
}

/** Creates a blank game with other parts. */
async function adoptGame(
  page: Page,
  title: string,
  change: (blank: { settings: object }) => object,
): Promise<TestGame> {
  const { _id } = await makeGame(page, 'Whole');
  const path = `/api/game/${_id}/game-data-for-creators/`;
  const blank = await callApi<{ settings: object }>(page, 'GET', path);
  const body = { title, document: { ...blank, ...change(blank) } };
  return (await callApi<{ data: TestGame }>(page, 'POST', '/api/v1/games/adopt', body)).data;
}

/** Creates a game whose script has a syntax error in line 3. */
function makeHalfWritten(page: Page): Promise<TestGame> {
  return adoptGame(page, 'Half written', () => ({
    scripts: { world: { name: 'World', files: { 'initialize.ts': '// One\n// Two\nlet = ;' } } },
  }));
}

const DETAILS = {
  title: 'Moatball',
  description: 'Push the ball over the water.',
  tags: ['party', 'football'],
  visibility: 4,
  maxPlayers: 6,
  isLobbyEnabled: true,
};

/** Creates a game and publishes it as open source, as its first release. */
async function makeReleased(page: Page): Promise<TestGame> {
  const game = await adoptGame(page, DETAILS.title, ({ settings }) => ({
    settings: { ...settings, ...DETAILS },
  }));
  const release = { notes: 'First light', isOpenSource: true };
  await callApi(page, 'POST', `/api/v1/games/${game._id}/draft/publish/`, release);
  return game;
}

async function openEditor(page: Page, gameSlug: string): Promise<void> {
  await visitPage(page, `/create?game=${gameSlug}`);
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
}

async function rename(page: Page, title: string): Promise<void> {
  await page.getByLabel('Game title').fill(title);
  await page.getByLabel('Game title').press('Enter');
}

const publish = (page: Page) => page.locator('.ed-top').getByRole('button', { name: /^Publish/ });
const dialogOf = (page: Page) => page.getByRole('dialog');
const TOAST = 'Your game is live';

/** Reads the public data of the game. */
async function readGame(page: Page, gameSlug: string) {
  const path = `/api/v1/games/by-slug/${gameSlug}/`;
  return (await callApi<{ data: { game: object } }>(page, 'GET', path)).data.game;
}

describe('[ED-13] publishing', () => {
  it('[ST-05] has notes, a cover and details, which others see; the play page shows a toast once', async () => {
    const page = await browser.newVisitor();
    await createAccount(page);
    await visitPage(page, '/create');
    await page.getByRole('button', { name: 'Copper Yard' }).click();
    await dialogOf(page).getByLabel('Title').fill('Moat One');
    await dialogOf(page).getByRole('button', { name: 'Create and edit' }).click();
    await page.waitForURL(/[?&]game=/);
    const slug = new URL(page.url()).searchParams.get('game') ?? '';
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await rename(page, 'Moatball');

    await publish(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('What’s new for players').fill('First light');
    await dialog.getByLabel('Description').fill('Push the ball over the water.');
    await dialog.getByLabel('Tags').fill('party, football');
    await dialog.getByLabel('Upload image').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: makePng({ width: 320, height: 200 }),
    });
    await expectVisible(dialog.getByRole('img', { name: 'New cover' }));
    await dialog.getByLabel('Who can play').selectOption('4');
    await dialog.getByRole('spinbutton', { name: 'Players per room' }).fill('6');
    await dialog.getByRole('switch', { name: /Waiting room/ }).click();
    await expectNoSeriousAxe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await page.waitForURL(`**/play/${slug}`);
    await expectVisible(page.getByText(TOAST).first());
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: 'Moatball' }));
    expect(await page.getByText(TOAST).count()).toBe(0);

    const other = await browser.newVisitor();
    await visitPage(other, `/play/${slug}`);
    await expectVisible(other.getByRole('heading', { name: 'Moatball' }));
    await expectVisible(other.getByText('Push the ball over the water.'));
    expect(await readGame(other, slug)).toMatchObject({
      ...DETAILS,
      cover: expect.stringMatching(/\.(png|webp)$/),
      access: 'sign-in-needed',
    });
  });

  it('as open source lets anyone fork the game', async () => {
    const [page, other] = [await browser.newVisitor(), await browser.newVisitor()];
    await createAccount(page);
    const { gameSlug } = await makeGame(page, 'Moatball');
    await openEditor(page, gameSlug);
    await publish(page).click();
    await dialogOf(page)
      .getByRole('switch', { name: /Open source/ })
      .click();
    await dialogOf(page)
      .getByRole('button', { name: /^Publish/ })
      .click();
    await page.waitForURL(`**/play/${gameSlug}`);

    await createAccount(other);
    await visitPage(other, `/create?fork=${gameSlug}`);
    await expectVisible(dialogOf(other).getByText('Moatball').first());
    await dialogOf(other).getByLabel('Title').fill('Moat of mine');
    await dialogOf(other).getByRole('button', { name: 'Create and edit' }).click();
    await expectVisible(other.getByRole('navigation', { name: 'Game' }));
    expect(await other.getByLabel('Game title').inputValue()).toBe('Moat of mine');
  });

  it('a second release from the play page shows what changed, and can close the source', async () => {
    const [page, other] = [await browser.newVisitor(), await browser.newVisitor()];
    await createAccount(page);
    await createAccount(other);
    const { gameSlug } = await makeReleased(page);
    await visitPage(page, `/play/${gameSlug}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await rename(page, 'Moatball Two');
    await publish(page).click();
    const dialog = dialogOf(page);
    await expectVisible(dialog.getByText('Changes since release 1'));
    await expectVisible(dialog.getByText(/1 change: 1 changed/));
    await dialog.getByRole('spinbutton', { name: 'Players per room' }).fill('9');
    await dialog.getByRole('switch', { name: /Open source/ }).click();
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await expectVisible(page.getByRole('heading', { name: 'Your game is live' }));
    await expectVisible(dialog.getByRole('img', { name: 'QR code for the game' }));
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.waitFor({ state: 'detached' });

    await visitPage(other, `/play/${gameSlug}`);
    await expectVisible(other.getByRole('heading', { name: 'Moatball Two' }));
    expect(await readGame(other, gameSlug)).toMatchObject({ maxPlayers: 9 });
    await expect(makeGame(other, 'Not any more', gameSlug)).rejects.toThrow('template_not_found');
  });

  it('an earlier release can be compared with the draft and made live again', async () => {
    const [page, other] = [await browser.newVisitor(), await browser.newVisitor()];
    await createAccount(page);
    await createAccount(other);
    const { _id, gameSlug } = await makeReleased(page);
    await openEditor(page, gameSlug);
    await rename(page, 'Moatball Two');
    await expectStoredTitle(page, _id, 'Moatball Two');
    await callApi(page, 'POST', `/api/v1/games/${_id}/draft/publish/`, {});
    expect(await readGame(other, gameSlug)).toMatchObject({ title: 'Moatball Two' });

    await publish(page).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Releases' }).click();
    await expectVisible(dialog.getByText('First light'));
    await dialog.getByRole('button', { name: /Compare release 1/ }).click();
    await expectVisible(dialog.getByText(/1 change: 1 changed/));
    await dialog.getByRole('button', { name: /Make live.*release 1/ }).click();
    await expectVisible(dialog.getByRole('button', { name: /Make live.*release 2/ }));
    await visitPage(other, `/play/${gameSlug}`);
    await expectVisible(other.getByRole('heading', { name: 'Moatball', exact: true }));
    expect(await readGame(other, gameSlug)).toMatchObject({ ...DETAILS, access: 'open' });
  });

  itInLongRun('is blocked by problems and links to them', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 400.*draft\/publish/] });
    await createAccount(page);
    await openEditor(page, (await makeGame(page, 'Broken')).gameSlug);
    await publish(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Title').fill('');
    await dialog.getByText('1 problem').waitFor();
    expect(await dialog.getByRole('button', { name: /^Publish/ }).getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('alert').getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Settings/ }).waitFor();

    // The server reports problems that the editor has not found, for example in lines that someone else just wrote.
    await page.route(/scripts\.worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await openEditor(page, (await makeHalfWritten(page)).gameSlug);
    await publish(page).click();
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await dialog.getByRole('button', { name: 'initialize.ts, line 3: Unexpected token.' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.cm-activeLine', { hasText: 'let = ;' }).waitFor();
  });
});

describe('the guided tour', () => {
  itInLongRun(
    '[ED-14] [RT-02] starts with ?tour=true; steps complete when they are done or skipped, a reload continues the tour, and the last step publishes the game',
    async () => {
      const page = await webGlBrowser.newVisitor({ width: 1280, height: 720 });
      await createAccount(page);
      await visitPage(page, '/create?tour=true');
      const bar = page.getByRole('banner');
      expect(await bar.evaluate((banner) => getComputedStyle(banner).position)).not.toMatch(/fixed|sticky/);
      const tour = page.getByRole('region', { name: 'Guided tour' });
      await tour.getByText('Your first game in seven small steps.').waitFor();
      await page.getByRole('button', { name: 'Empty field' }).press('Enter');
      await dialogOf(page).getByLabel('Title').fill('First Steps');
      await dialogOf(page).getByRole('button', { name: 'Create and edit' }).click();
      await page.waitForURL(/[?&]game=/);
      const slug = new URL(page.url()).searchParams.get('game') ?? '';
      const map = page.getByRole('application', { name: 'Map' });
      await page.locator('.map-canvas[data-state="drawing"]').waitFor();
      const step = (number: number) => tour.getByText(`Step ${number} of 7`).waitFor();
      const isPointing = () => page.locator('.tour-ring').isVisible();

      // Skip a step and go back.
      await step(1);
      await expectNoSeriousAxe(page, '.tour-card');
      await tour.getByRole('button', { name: 'Skip' }).click();
      await step(2);
      await tour.getByRole('button', { name: 'Back' }).click();
      await step(1);

      // Move, paint and place, with the keyboard alone.
      expect(await isPointing()).toBe(true);
      await map.focus();
      await page.keyboard.press('v');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('ArrowRight');
      await step(2);
      expect(await isPointing()).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      await page.keyboard.press('Enter');
      await step(3);
      expect(await isPointing()).toBe(true);
      await page.getByRole('button', { name: 'Place Tree' }).press('Enter');
      await map.focus();
      await page.keyboard.press('Enter');
      await step(4);

      // The tour continues at the same step in a new page.
      await page.getByText('Saved', { exact: true }).waitFor();
      await openEditor(page, slug);
      await step(4);
      expect(await isPointing()).toBe(true);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Hero');
      await page.getByRole('option', { name: /^Hero/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      const speed = page.getByRole('spinbutton', { name: 'Speed', exact: true });
      await speed.fill('6.5');
      await speed.press('Enter');
      await step(5);
      expect(await isPointing()).toBe(true);

      // An empty rule from the menu does not complete the step. N adds another rule, written by typing.
      await page.getByRole('button', { name: 'Add to the game' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Rule', exact: true }).press('Enter');
      const rule = page.getByRole('group', { name: 'New rule' });
      await rule.waitFor();
      await step(5);
      await page.locator('.rules-head').first().click();
      await page.keyboard.press('n');
      await page.keyboard.type('player joins');
      await page.getByRole('option', { name: /^Player joins/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: /Add an action/ }).waitFor();
      await page.keyboard.type('wait');
      await page.getByRole('option', { name: /^Wait:/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await step(6);
      expect(await isPointing()).toBe(true);

      await page.keyboard.press('F5');
      await step(7);
      expect(await isPointing()).toBe(true);
      await page.keyboard.press('Shift+F5');
      await publish(page).press('Enter');
      await dialogOf(page)
        .getByRole('button', { name: /^Publish/ })
        .waitFor();
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(`**/play/${slug}`);
      await page.getByText(TOAST).first().waitFor();
      await openEditor(page, slug);
      expect(await tour.count()).toBe(0);
    },
  );
});
