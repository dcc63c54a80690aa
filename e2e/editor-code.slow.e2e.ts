import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
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

const help = (page: Page) => page.getByText('Loading code assistance…');

describe('the code editor', () => {
  it('[ED-07] has files, completes from the catalog, marks errors while typing, stores everything, and links problems and console lines to the code', async () => {
    const page = await browser.newVisitor();
    await beginGame(page, 'harbour');
    // The code editor is not loaded before the first script is opened.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    );
    expect(loaded.filter((name) => /CodePart|languageWorker/.test(name))).toEqual([]);
    await addEmptyScript(page);
    await expectNoSeriousAxe(page, '#ed-stage');
    await expectNoSeriousAxe(page, '.ed-inspector');
    await help(page).waitFor({ state: 'detached' });

    // An empty file offers snippets.
    await page.getByRole('button', { name: /Greet new players/ }).click();
    await page.locator('.cm-line', { hasText: 'showMessageTo' }).waitFor();
    await page.getByRole('button', { name: 'on playerJoins 1' }).waitFor();

    // Completion offers API functions and the ids of this game.
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('units.own');
    await page.locator('.cm-tooltip-autocomplete li[aria-selected]', { hasText: 'ownerOf' }).waitFor();
    await page
      .locator('.cm-completionInfo', { hasText: 'The player that a unit or prop belongs to' })
      .waitFor();
    // Click the suggestion, because it ignores keys for a moment after it appears.
    await page.locator('.cm-tooltip-autocomplete li[aria-selected]').click();
    await page.locator('.cm-line', { hasText: 'units.ownerOf' }).waitFor();
    await page.keyboard.type("(null);\nunits.unitsOfType('cr");
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'crab' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('ob');
    await page.locator('.cm-lintRange-error', { hasText: 'crob' }).waitFor();
    await page.locator('.code-lens', { hasText: 'Did you mean “crab”?' }).waitFor();
    await page.keyboard.press('Alt+Enter');
    await page.locator('.code-lens').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nconst big = 12n;');
    await page.locator('.code-lens', { hasText: 'Scripts don’t support BigInt numbers' }).waitFor();

    // Undo and redo work with keys in the text and with the buttons of the editor.
    const big = page.locator('.cm-line', { hasText: '12n' });
    await page.keyboard.press('Control+z');
    await big.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Redo' }).click();
    await big.waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Edit initialize.ts').first().waitFor();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+k');
    await page.locator('.code-lens').waitFor({ state: 'detached' });

    // Add a second file and go to a definition in it.
    await page.getByRole('button', { name: 'Add file' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('parts');
    await page.keyboard.press('Enter');
    await page.getByText('This file is empty.').waitFor();
    await page.locator('.cm-content').focus();
    await page.keyboard.insertText('export function twice(value: number) {\n  return value * 2;\n}\n');
    await page.getByRole('button', { name: 'initialize.ts runs first' }).click();
    await page.locator('.cm-line', { hasText: 'crab' }).waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText("import { twice } from './parts.ts';\ntwice(2);\n");
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F12');
    await page.locator('.cm-flash', { hasText: 'export function twice' }).waitFor();

    await page.reload();
    await page.locator('.cm-line', { hasText: 'export function twice' }).waitFor();
    await page.getByRole('button', { name: 'initialize.ts runs first' }).click();
    await page.locator('.cm-line', { hasText: "units.unitsOfType('crab')" }).waitFor();

    // The list of problems covers all files, and a click opens the location.
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText("\nconst rope: number = 'long';");
    await page.getByRole('button', { name: 'parts.ts', exact: true }).click();
    await page.locator('.cm-line', { hasText: 'export function twice' }).waitFor();
    await page.getByRole('button', { name: /^Problems/ }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByRole('button', { name: /not assignable to type 'number'/ }).click();
    await page.locator('.cm-flash', { hasText: 'const rope' }).waitFor();
    await page.keyboard.press('Control+Shift+k');
    await problems.getByText('No problems').waitFor();
    await page.keyboard.insertText('const = 3;\n');
    await problems.getByRole('button', { name: /initialize\.ts:\d/ }).waitFor();
    // A game with a syntax error does not start and shows the location.
    await page.keyboard.press('F5');
    await page.getByRole('button', { name: 'Show problem' }).click();
    await page.locator('.cm-flash', { hasText: 'const = 3' }).waitFor();
    await page.keyboard.press('Control+Shift+k');
    await problems.getByText('No problems').waitFor();

    // Console lines link to the code that printed them or failed.
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(
      "\non('gameStarts', () => {\n  console.log('a rope');\n  throw new Error('a knot');\n});\n",
    );
    await page.keyboard.press('F5');
    await page.getByRole('button', { name: /^Console/ }).click();
    const console = page.getByRole('log').locator('.ed-console-line');
    await console.filter({ hasText: 'a rope' }).getByRole('button').click();
    await page.locator('.cm-flash', { hasText: 'a rope' }).waitFor();
    await console.filter({ hasText: 'a knot' }).getByRole('button').first().click();
    await page.locator('.cm-flash', { hasText: 'a knot' }).waitFor();
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
