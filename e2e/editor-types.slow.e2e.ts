import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

async function beginGame(page: Page, starter: string): Promise<void> {
  await visitPage(page, `/create?starter=${starter}`);
  await page.waitForURL(/[?&]local=/);
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
}

async function openType(page: Page, name: string): Promise<void> {
  await page.locator('#ed-tree-find').fill(name);
  await page.getByRole('treeitem', { name, exact: true }).first().click();
  await page.locator('#ed-tree-find').fill('');
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const speedOf = (page: Page) => page.getByRole('spinbutton', { name: 'Speed', exact: true });

async function expectValue(page: Page, read: () => Promise<string>, value: string): Promise<void> {
  await expect.poll(read).toBe(value);
}

describe('the type editor', () => {
  it('[ED-04] changes a unit in its form, finds where it is used, creates a variant, and stores everything', async () => {
    const page = await browser.newVisitor();
    await beginGame(page, 'kickoff');
    await page.getByRole('treeitem', { name: 'Duck' }).first().click();
    await expectValue(page, () => nameOf(page).inputValue(), 'Duck');
    // The preview shows the unit with handles for its body.
    await page.getByRole('slider', { name: 'Body, right' }).waitFor();
    const before = await speedOf(page).inputValue();

    // A number field accepts formulas and arrow keys, and clamps values to the allowed range.
    await speedOf(page).fill('4*2');
    await speedOf(page).press('Enter');
    await expectValue(page, () => speedOf(page).inputValue(), '8');
    await speedOf(page).press('ArrowUp');
    await expectValue(page, () => speedOf(page).inputValue(), '8.1');
    await speedOf(page).blur();
    await speedOf(page).fill('100000');
    await speedOf(page).press('Enter');
    expect(Number(await speedOf(page).inputValue())).toBeLessThan(100_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectValue(page, () => speedOf(page).inputValue(), '8.1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectValue(page, () => speedOf(page).inputValue(), before);
    await speedOf(page).fill('7.5');
    await speedOf(page).press('Enter');

    // Change a color in the inspector.
    const color = page.getByRole('textbox', { name: 'Color', exact: true });
    await color.fill('#12ab9f');
    await color.press('Enter');
    await expectValue(page, () => page.getByLabel('Pick color', { exact: true }).inputValue(), '#12ab9f');

    // Searching shows only matching settings.
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('jump');
    await speedOf(page).waitFor({ state: 'detached' });
    await page.getByRole('spinbutton', { name: 'Jump speed' }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('');
    await expectNoSeriousAxe(page);

    // The list “Used in” links to the places that use the type.
    const uses = page.getByRole('region', { name: 'Used in' });
    const use = uses.getByRole('button').first();
    const where = (await use.locator('.type-use-name').innerText()).trim();
    await use.click();
    await page.getByRole('tab', { name: where, selected: true }).waitFor();
    await openType(page, 'Duck');
    await expectValue(page, () => nameOf(page).inputValue(), 'Duck');

    // Deleting a used type asks first. An unused variant is deleted at once, and undo restores it.
    await page.getByRole('button', { name: 'Delete this unit' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Deleting it will cause problems in/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Create variant' }).click();
    await expectValue(page, () => nameOf(page).inputValue(), 'Duck copy');
    await expectValue(page, () => speedOf(page).inputValue(), '7.5');
    await page.getByRole('button', { name: 'Delete this unit' }).click();
    await page.getByRole('treeitem', { name: 'Duck copy' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('treeitem', { name: 'Duck copy' }).waitFor();

    await openType(page, 'Duck');
    await page.reload();
    await expectValue(page, () => nameOf(page).inputValue(), 'Duck');
    await expectValue(page, () => speedOf(page).inputValue(), '7.5');
  });

  itInLongRun(
    '[ED-05] has a sound maker, a searchable library of art and sounds, and uploaded sprite sheets that play as animations',
    async () => {
      const page = await browser.newVisitor({ motion: true });
      await beginGame(page, 'kickoff');
      await openType(page, 'Kick at nothing');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.getByRole('radio', { name: 'Sound maker' }).click();
      await page.getByRole('slider', { name: 'Pitch' }).waitFor();
      const noise = page.getByRole('slider', { name: 'Noise' });
      await noise.fill('2');
      await expectValue(page, () => noise.inputValue(), '2');
      await page.getByRole('button', { name: 'Randomize' }).click();

      await openType(page, 'Duck');
      const imageButton = page.getByRole('button', { name: 'Image', exact: true });
      const library = page.getByRole('list', { name: 'Library' });
      const search = page.getByRole('searchbox', { name: 'Search images' });
      await imageButton.click();
      await page.getByRole('radio', { name: 'Library' }).click();
      await search.fill('barrel');
      await library.getByRole('button').first().click();
      await imageButton.filter({ hasText: /barrel/i }).waitFor();

      // Choose an emoji from the library, without an account and with the keyboard.
      await imageButton.click();
      await page.getByRole('radio', { name: 'Library' }).click();
      await page.getByRole('radio', { name: 'Emoji' }).click();
      await page.getByRole('radio', { name: '128' }).click();
      await page.getByText('Fluent Emoji Flat by Microsoft Corporation, MIT license').waitFor();
      await library.getByRole('button', { name: /^Show more/ }).scrollIntoViewIfNeeded();
      await expect.poll(() => library.getByRole('listitem').count()).toBeGreaterThan(60);
      await search.fill('dragon');
      await expect.poll(() => library.getByRole('button').allInnerTexts()).toHaveLength(3);
      await expectNoSeriousAxe(page, '.library-picker');
      await library.getByRole('button', { name: 'Dragon', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await imageButton.filter({ hasText: 'Dragon face' }).waitFor();

      // Sounds from the library can be searched by use, played and added.
      await page.getByRole('treeitem', { name: /^Assets/ }).click();
      const find = page.getByRole('searchbox', { name: 'Search images and sounds' });
      await page.getByRole('radio', { name: 'Sounds' }).click();
      await find.fill('money');
      await expect.poll(() => library.getByRole('listitem').allInnerTexts()).toEqual(['Coin']);
      await library.getByRole('button', { name: 'Play Coin' }).click();
      await find.press('Escape');
      await expectValue(page, () => find.inputValue(), '');
      await library.getByRole('button', { name: 'Add Coin' }).click();
      await expectValue(page, () => nameOf(page).inputValue(), 'Coin');

      // Upload a sprite sheet, split it into cells, pick frames, and play them.
      await createAccount(page);
      const { data } = await callApi<{ data: { gameSlug: string } }>(page, 'POST', '/api/v1/games/custom', {
        game: { title: 'Sheets', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'kickoff' },
      });
      await visitPage(page, `/create?game=${data.gameSlug}`);
      await openType(page, 'duck walks');
      await imageButton.click();
      const sheet = {
        name: 'My sheet.png',
        mimeType: 'image/png',
        buffer: makePng({ width: 64, height: 32 }),
      };
      await page.getByLabel('Upload image').setInputFiles(sheet);
      await imageButton.filter({ hasText: 'My sheet' }).waitFor();
      const cells = page.getByRole('group', { name: 'Sprite sheet cells' }).getByRole('button');
      for (const [field, count] of [
        ['Columns', '4'],
        ['Rows', '2'],
      ] as const) {
        await page.getByRole('spinbutton', { name: field, exact: true }).fill(count);
        await page.getByRole('spinbutton', { name: field, exact: true }).press('Enter');
      }
      await expect.poll(() => cells.count()).toBe(8);
      const picked = () => cells.and(page.locator('[aria-pressed="true"]')).count();
      const count = await picked();
      await cells.and(page.locator('[aria-pressed="false"]')).first().click();
      await expect.poll(picked).toBe(count + 1);
      const shown = page.locator('.type-sheet-now');
      const place = () => shown.evaluate((cell) => getComputedStyle(cell).backgroundPosition);
      const first = await place();
      await expect.poll(place).not.toBe(first);
    },
  );
});
