import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser, type VisitorOptions } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };
const TILED = {
  type: 'map',
  orientation: 'orthogonal',
  width: 2,
  height: 2,
  tilewidth: 32,
  tileheight: 32,
  tilesets: [{ firstgid: 1, name: 'Grass', columns: 4, tilecount: 16, tilewidth: 32, tileheight: 32 }],
  layers: [
    { type: 'tilelayer', name: 'Ground', width: 2, height: 2, visible: true, opacity: 1, data: [1, 2, 0, 4] },
    { type: 'imagelayer', name: 'Sky' },
  ],
};

const MODDIO = {
  title: 'Yard Tag',
  data: {
    map: TILED,
    unitTypes: { runner: { name: 'Runner' } },
    scripts: {
      join: {
        name: 'join',
        triggers: [{ type: 'playerJoinsGame' }],
        actions: [{ type: 'sendChatMessage', message: 'Hello' }, { type: 'emitParticlesAtPosition' }],
      },
    },
  },
};
const OURS = {
  format: 1,
  settings: { title: 'Hedge Maze' },
  types: { props: { hedge: { name: 'Hedge', look: { image: 'hedge' } } } },
  assets: { hedge: { kind: 'image', name: 'Hedge', file: 'hedge.png' } },
};

const editorOf = (page: Page) => page.getByRole('navigation', { name: 'Game' });

function chooseFile(page: Page, name: string, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  return page.getByLabel('Game or map file').setInputFiles({ name, mimeType: 'application/json', buffer });
}

/** Exports the newest game with this title and reads the downloaded file. */
async function exportGame(page: Page, title: string) {
  await page
    .getByRole('button', { name: `Options for ${title}` })
    .first()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as file' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8')) as { files: object };
}

/** Opens the form for a new game with a new account. */
async function openForm(options?: VisitorOptions) {
  const page = await browser.newVisitor(options);
  await createAccount(page);
  // The same page as after signing up in the editor: the tour is offered, and “Create and publish” still leads to the play
  // page.
  await visitPage(page, '/create?tour=true');
  await expectVisible(page.getByText('No games yet'));
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New game' });
  return {
    page,
    form,
    title: form.getByLabel('Title'),
    make: form.getByRole('button', { name: /Create and publish/ }),
  };
}

describe('the start screen', () => {
  it('[ED-11:part] without an account a starter opens at once, is listed for this browser, and can be deleted', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/create');
    await page.getByRole('button', { name: 'Empty field' }).click();
    await page.waitForURL(/[?&]local=/);
    await editorOf(page).waitFor();
    const title = page.getByLabel('Game title');
    await title.fill('Duck Moat');
    await title.press('Enter');
    // Wait, because the list of local games is updated a moment later.
    await page.waitForFunction(() => localStorage.getItem('playloom.localGames')?.includes('Duck Moat'));

    await visitPage(page, '/create');
    await page.getByText('Stored only in this browser').waitFor();
    await page.getByText('build with friends').waitFor();
    await expectNoSeriousAxe(page);
    await page.getByRole('link', { name: 'Duck Moat' }).click();
    await editorOf(page).waitFor();
    expect(await title.inputValue()).toBe('Duck Moat');

    await visitPage(page, '/create');
    await page.getByRole('button', { name: 'Delete Duck Moat' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Stored only in this browser', { exact: true }).waitFor({ state: 'detached' });
  });

  itInLongRun(
    '[GF-05] imports a Tiled map, a modd.io game and a Playloom game with its images, with a report; other files show an error',
    async () => {
      const page = await browser.newVisitor();
      await visitPage(page, '/create');
      await chooseFile(page, 'notes.json', { shopping: 'milk' });
      await page.getByText('isn’t a Playloom game').waitFor();
      await chooseFile(page, 'Yard.tmj', TILED);
      const dialog = page.getByRole('dialog', { name: 'Game imported' });
      await dialog.getByText('1 layer with 3 tiles.').waitFor();
      await dialog.getByText('Image layer Sky').waitFor();
      await expectNoSeriousAxe(page);
      await dialog.getByRole('button', { name: 'Open game' }).click();
      await editorOf(page).waitFor();
      expect(await page.getByLabel('Game title').inputValue()).toBe('Yard');

      await createAccount(page);
      await visitPage(page, '/create');
      await chooseFile(page, 'tag.json', MODDIO);
      await dialog.getByText('1 rule from 1 script.').waitFor();
      await dialog.getByText('emitParticlesAtPosition').waitFor();
      await page.keyboard.press('Escape');

      // Exporting and importing again gives the same game with the same image.
      const image = { type: 'image/png', data: makePng({ width: 32, height: 32 }).toString('base64') };
      await chooseFile(page, 'yard.playloom.json', {
        kind: 'playloom-game',
        version: 1,
        document: OURS,
        files: { 'hedge.png': image },
      });
      await dialog.getByText('1 image or sound.').waitFor();
      await visitPage(page, '/create');
      const first = await exportGame(page, 'Hedge Maze');
      await chooseFile(page, 'again.playloom.json', first);
      await dialog.getByText('1 image or sound.').waitFor();
      await visitPage(page, '/create');
      await expect.poll(() => page.getByRole('button', { name: 'Options for Hedge Maze' }).count()).toBe(2);
      expect(await exportGame(page, 'Hedge Maze')).toEqual(first);
      expect(Object.values(first.files)).toMatchObject([{ type: 'image/png' }]);
    },
  );

  it.each([
    { width: 1440, height: 700 },
    { width: 820, height: 700 },
    { width: 390, height: 664 },
  ])(
    'keeps the buttons of a new game in view and fades the list of starters, at $width pixels',
    async (size) => {
      const page = await browser.newVisitor({ ...size, motion: true });
      await createAccount(page);
      await visitPage(page, '/create');
      await page.getByRole('button', { name: 'New game' }).click();
      const form = page.getByRole('dialog', { name: 'New game' });
      const button = await form.getByRole('button', { name: 'Create and edit' }).boundingBox();
      expect((button?.y ?? size.height) + (button?.height ?? 0)).toBeLessThan(size.height);
      const readFade = (edge: string) =>
        form
          .locator('.start-parents')
          .evaluate((list, of) => getComputedStyle(list).getPropertyValue(of), edge);
      // The list starts at the chosen starter, which is the last one.
      await expect.poll(() => readFade('--start-fade-top')).toBe('32px');
      await form.locator('.start-parents').evaluate((list) => list.scrollTo(0, 0));
      await expect.poll(() => readFade('--start-fade-top')).toBe('0px');
      expect(await readFade('--start-fade-bottom')).toBe('32px');
    },
  );

  itInLongRun('works on phones; an address with ?fork= starts a fork', async () => {
    const page = await browser.newVisitor(PHONE);
    await visitPage(page, '/create');
    await page.getByRole('button', { name: 'Copper Yard' }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await expectNoSeriousAxe(page);
    await page.goto('/create?fork=kickoff');
    await page.waitForURL(/[?&]local=/);
    await page.getByRole('heading', { name: 'Puddle League' }).waitFor();
  });
});

describe('[DG-06] [ST-05] [EN-09] [VA-03] the form for a new game', () => {
  it('has defaults, and cannot be sent with a title that is too long, has only symbols, or was rejected', async () => {
    const { form, title, make } = await openForm({ expectedErrors: [/status of 400/] });
    expect(await title.inputValue()).toBe('New Game');
    expect(await form.getByLabel(/Server region/).inputValue()).toBe('any');
    await title.fill('x'.repeat(61));
    await expectVisible(form.getByText('up to 60 characters').first());
    expect(await make.getAttribute('aria-disabled')).toBe('true');
    await title.fill('?!');
    await expectVisible(form.getByText('at least one letter').first());
    expect(await make.getAttribute('aria-disabled')).toBe('true');
    // A title that the word filter rejects shows an error and disables the button until it changes.
    await title.fill('Playloom Official');
    await make.click();
    await expectVisible(form.getByText('This title isn’t allowed').first());
    expect(await make.getAttribute('aria-disabled')).toBe('true');
    await title.fill('Lantern Tag');
    await expect.poll(() => make.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('[ER-04:part] keeps the input when the server rejects it, and passes axe', async () => {
    const { page, form, title } = await openForm({ expectedErrors: [/status of 503/] });
    await page.route('**/api/v1/games/custom', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'error', errorId: 'unavailable', message: 'We are restarting.' },
      }),
    );
    await title.fill('Lantern Tag');
    await form.getByRole('radio', { name: /^Copper Yard/ }).check();
    await form.getByLabel(/Server region/).selectOption('europe');
    await page.keyboard.press('Control+Enter');
    await expectVisible(form.getByText('We are restarting.'));
    expect(await title.inputValue()).toBe('Lantern Tag');
    expect(await form.getByRole('radio', { name: 'Copper Yard' }).isChecked()).toBe(true);
    expect(await form.getByLabel(/Server region/).inputValue()).toBe('europe');
    await expectNoSeriousAxe(page);
  });

  it('publishes the game as unlisted; the play page shows a toast once, with a link to the editor', async () => {
    const { page, form, title, make } = await openForm();
    await title.fill('Lantern Tag');
    await form.getByRole('radio', { name: /^Copper Yard/ }).check();
    await make.click();
    await page.waitForURL(/\/play\/lantern-tag/);
    const { pathname } = new URL(page.url());
    const toEditor = page.getByRole('link', { name: 'Open in the editor' });
    await expectVisible(page.getByText('Your game is live.'));
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await toEditor.click();
    await page.waitForURL(/[?&]game=lantern-tag/);
    await expectVisible(editorOf(page));
    await visitPage(page, pathname);
    expect(await toEditor.count()).toBe(0);
    await visitPage(page, '/create');
    await expectVisible(page.getByText('Unlisted').first());
  });

  it('creates a draft with its second button and opens the editor', async () => {
    const { page, form, title } = await openForm();
    await title.fill('Lantern Draft');
    await form.getByRole('button', { name: 'Create and edit' }).click();
    await page.waitForURL(/[?&]game=lantern-draft/);
    await expectVisible(editorOf(page));
  });
});

it('games on the start screen are restored from the trash and duplicated', async () => {
  const page = await browser.newVisitor();
  await createAccount(page);
  await callApi(page, 'POST', '/api/v1/games/custom', {
    game: { title: 'Lantern Yard', sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'arena' },
  });
  await visitPage(page, '/create');
  const more = page.getByRole('button', { name: 'Options for Lantern Yard' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expectVisible(page.getByText(/Can be restored until/));
  await page.getByRole('button', { name: 'Restore Lantern Yard' }).click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectVisible(page.getByRole('link', { name: 'Lantern Yard copy' }));
  await expectNoSeriousAxe(page);
});
