import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { sendClientState, useFakeClient } from './harness/fakeClient.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { JOIN_REQUEST, PLAYING_STATE, watchJoins } from './harness/playSteps.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

/** Creates a local game from a starter and returns its address. */
async function beginGame(page: Page, starter: string): Promise<string> {
  await visitPage(page, `/create?starter=${starter}`);
  await page.waitForURL(/[?&]local=/);
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
  return page.url();
}

/** Adds a script with one empty file to a game without scripts. */
async function addEmptyScript(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to the game' }).click();
  await page.getByRole('menuitem', { name: 'Script', exact: true }).click();
  await page.getByText('Empty', { exact: true }).click();
  await page.getByRole('button', { name: 'Create script' }).click();
  await page.locator('.cm-content').waitFor();
}

const lineOf = (page: Page, text: string) => page.locator('.cm-line', { hasText: text });
const flashOf = (page: Page, text: string) => page.locator('.cm-flash', { hasText: text });
const messageOf = (page: Page, text = '') => page.locator('.code-lens', { hasText: text });
const completionOf = (page: Page, text: string) =>
  page.locator('.cm-tooltip-autocomplete li', { hasText: text });

/** Opens a game with one script, whose only file has this code. */
async function openScript(code = ''): Promise<Page> {
  const page = await browser.newVisitor();
  await beginGame(page, 'harbour');
  await addEmptyScript(page);
  await page.getByText('Loading code assistance…').waitFor({ state: 'detached' });
  await page.locator('.cm-content').focus();
  await page.keyboard.insertText(code);
  return page;
}

/** Adds a second file and goes back to the first one. */
async function addParts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add file' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('parts');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByText('This file is empty.'));
  await page.locator('.cm-content').focus();
  await page.keyboard.insertText('export function twice(value: number) {\n  return value * 2;\n}\n');
  await openFirstFile(page);
}

async function openFirstFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'initialize.ts runs first' }).click();
}

describe('[ED-07] the code editor', () => {
  it('is loaded with the first script, offers snippets in an empty file, and passes axe', async () => {
    const page = await browser.newVisitor();
    await beginGame(page, 'harbour');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    );
    expect(loaded.filter((name) => /CodePart|languageWorker/.test(name))).toEqual([]);
    await addEmptyScript(page);
    await expectNoSeriousAxe(page, '#ed-stage');
    await expectNoSeriousAxe(page, '.ed-inspector');
    await page.getByRole('button', { name: /Greet new players/ }).click();
    await expectVisible(lineOf(page, 'showMessageTo'));
    await expectVisible(page.getByRole('button', { name: 'on playerJoins 1' }));
  });

  it('completes functions of the API and ids of the game', async () => {
    const page = await openScript();
    await page.keyboard.type('units.own');
    const selected = completionOf(page, 'ownerOf').and(page.locator('[aria-selected]'));
    await expectVisible(selected);
    await expectVisible(
      page.locator('.cm-completionInfo', { hasText: 'The player that a unit or prop belongs to' }),
    );
    // Click the suggestion, because it ignores keys for a moment after it appears.
    await selected.click();
    await expectVisible(lineOf(page, 'units.ownerOf'));
    await page.keyboard.type("(null);\nunits.unitsOfType('cr");
    await expectVisible(completionOf(page, 'crab'));
  });

  it('marks errors while typing, fixes them, and undoes and redoes with keys and buttons', async () => {
    const page = await openScript("units.unitsOfType('crob');");
    await expectVisible(page.locator('.cm-lintRange-error', { hasText: 'crob' }));
    await expectVisible(messageOf(page, 'Did you mean “crab”?'));
    await page.keyboard.press('Alt+Enter');
    await messageOf(page).waitFor({ state: 'detached' });
    await expectVisible(lineOf(page, "units.unitsOfType('crab')"));
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nconst big = 12n;');
    await expectVisible(messageOf(page, 'Scripts don’t support BigInt numbers'));

    await page.keyboard.press('Control+z');
    await lineOf(page, '12n').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectVisible(lineOf(page, '12n'));
    await page.getByRole('button', { name: 'History' }).click();
    await expectVisible(page.getByText('Edit initialize.ts').first());
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+k');
    await messageOf(page).waitFor({ state: 'detached' });
  });

  it('has several files, goes to a definition in another one, and stores them', async () => {
    const page = await openScript("units.unitsOfType('crab');");
    await addParts(page);
    await expectVisible(lineOf(page, 'crab'));
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText("import { twice } from './parts.ts';\ntwice(2);\n");
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F12');
    await expectVisible(flashOf(page, 'export function twice'));

    await page.reload();
    await expectVisible(lineOf(page, 'export function twice'));
    await openFirstFile(page);
    await expectVisible(lineOf(page, "units.unitsOfType('crab')"));
  });

  it('lists the problems of all files with links, and links to the one that prevents a start', async () => {
    const page = await openScript();
    await addParts(page);
    await expectVisible(page.getByText('This file is empty.'));
    await page.locator('.cm-content').focus();
    await page.keyboard.insertText("const rope: number = 'long';");
    await page.getByRole('button', { name: 'parts.ts', exact: true }).click();
    await expectVisible(lineOf(page, 'export function twice'));
    await page.getByRole('button', { name: /^Problems/ }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByRole('button', { name: /not assignable to type 'number'/ }).click();
    await expectVisible(flashOf(page, 'const rope'));
    await page.keyboard.press('Control+Shift+k');
    await expectVisible(problems.getByText('No problems'));

    await page.keyboard.insertText('const = 3;\n');
    await expectVisible(problems.getByRole('button', { name: /initialize\.ts:\d/ }));
    await page.keyboard.press('F5');
    await page.getByRole('button', { name: 'Show problem' }).click();
    await expectVisible(flashOf(page, 'const = 3'));
    await page.keyboard.press('Control+Shift+k');
    await expectVisible(problems.getByText('No problems'));
  });

  it('is opened by console lines at the code that printed them or failed', async () => {
    const page = await openScript(
      "on('gameStarts', () => {\n  console.log('a rope');\n  throw new Error('a knot');\n});\n",
    );
    await page.keyboard.press('F5');
    await page.getByRole('button', { name: /^Console/ }).click();
    const console = page.getByRole('log').locator('.ed-console-line');
    await console.filter({ hasText: 'a rope' }).getByRole('button').click();
    await expectVisible(flashOf(page, 'a rope'));
    await console.filter({ hasText: 'a knot' }).getByRole('button').first().click();
    await expectVisible(flashOf(page, 'a knot'));
    expect(await page.locator('.code-failed').first().getAttribute('title')).toContain('a knot');
  });
});

describe('panels', () => {
  itInLongRun(
    '[ED-08] are HTML in a sandboxed frame with a live preview and messages both ways',
    async () => {
      const page = await browser.newVisitor();
      await beginGame(page, 'harbour');
      await page.getByRole('button', { name: 'Add to the game' }).click();
      await page.getByRole('menuitem', { name: 'Panel', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('purse');
      await page.getByRole('button', { name: 'Create panel' }).click();
      const preview = page.getByTitle('Preview of purse');
      expect(await preview.getAttribute('sandbox')).toBe('allow-scripts');
      const frame = page.frameLocator('iframe[title="Preview of purse"]');
      await frame.getByText('You have 0 coins.').waitFor();

      // Test messages reach the panel, and messages from the panel are listed.
      await page.getByRole('combobox', { name: 'Event' }).fill('coins');
      await page.getByRole('textbox', { name: 'Value' }).fill('7');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await frame.getByText('You have 7 coins.').waitFor();
      await frame.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('list', { name: 'Messages' }).getByText('close').waitFor();

      // Edits update the preview, and the frame cannot access the page around it.
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText(
        "<p id='probe'></p><script>try { parent.document.title; } catch { probe.textContent = 'apart'; }</script>",
      );
      await frame.getByText('apart').waitFor();
      await page.getByRole('radio', { name: 'Phone', exact: true }).click();
      await page.getByText('350 × 404').waitFor();
      for (const part of ['.panel-code', '.panel-tester', '.ed-inspector'])
        await expectNoSeriousAxe(page, part);
      await page.reload();
      await page.frameLocator('iframe[title="Preview of purse"]').getByText('apart').waitFor();
    },
  );
});

describe('the address of a file', () => {
  itInLongRun(
    '[RT-14] opens the editor for the creator, at the named file or the first one; others stay on the play page, which can join at once',
    async () => {
      const page = await browser.newVisitor();
      await createAccount(page);
      const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
        page,
        'POST',
        '/api/v1/games/custom',
        {
          game: { title: 'Knots', sandboxMode: 'advanced', preferredRegion: '' },
          templateInfo: { templateSlug: 'nightfall' },
        },
      );
      await callApi(page, 'POST', `/api/v1/games/${data._id}/draft/publish/`, {});
      await visitPage(page, `/play/${data.gameSlug}`);
      await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
      await page.goto('/robots.txt');
      await page.goto(`/play/${data.gameSlug}#world/waves.ts`);
      await page.waitForURL(`**/create?game=${data.gameSlug}#world/waves.ts`);
      await page.getByRole('tab', { name: /waves\.ts/ }).waitFor();
      await page.goto('/robots.txt');
      await page.goto(`/play/${data.gameSlug}#world/`);
      await page.getByRole('tab', { name: /initialize\.ts/ }).waitFor();

      const stranger = await browser.newVisitor();
      await visitPage(stranger, '/play/nightfall#world/waves.ts');
      await stranger.getByRole('button', { name: /^Play/ }).first().waitFor();
      expect(await stranger.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
      expect(new URL(stranger.url()).pathname).toBe('/play/nightfall');

      await useFakeClient(stranger);
      const joins = watchJoins(stranger);
      await stranger.goto('/play/nightfall?autojoin=true');
      await sendClientState(stranger, PLAYING_STATE);
      // The token of this test was not issued by a room, so it is removed before the request reaches the server.
      await stranger.route(JOIN_REQUEST, async (route) => {
        const url = new URL(route.request().url());
        url.searchParams.delete('autoJoinToken');
        await route.continue({ url: url.href });
      });
      await stranger.goto('/play/nightfall?autoJoinToken=token-7');
      await sendClientState(stranger, PLAYING_STATE);
      expect(joins.map((query) => [query.get('gameSlug'), query.get('autoJoinToken')])).toEqual([
        ['nightfall', null],
        ['nightfall', 'token-7'],
      ]);
    },
  );
});
