import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
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

async function expectValue(field: Locator, value: string): Promise<void> {
  await expect.poll(() => field.inputValue()).toBe(value);
}

/** Opens a game with the form of its unit Duck. */
async function openDuck(): Promise<Page> {
  const page = await browser.newVisitor();
  await beginGame(page, 'kickoff');
  await page.getByRole('treeitem', { name: 'Duck' }).first().click();
  await expectValue(nameOf(page), 'Duck');
  return page;
}

async function setSpeed(page: Page, text: string): Promise<void> {
  await speedOf(page).fill(text);
  await speedOf(page).press('Enter');
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

describe('[ED-04] the type editor', () => {
  it('has number fields that accept formulas and arrow keys and clamp values, each as one undo step', async () => {
    const page = await openDuck();
    const before = await speedOf(page).inputValue();
    await setSpeed(page, '4*2');
    await expectValue(speedOf(page), '8');
    await speedOf(page).press('ArrowUp');
    await expectValue(speedOf(page), '8.1');
    await speedOf(page).blur();
    await setSpeed(page, '100000');
    expect(Number(await speedOf(page).inputValue())).toBeLessThan(100_000);
    await undo(page).click();
    await expectValue(speedOf(page), '8.1');
    await undo(page).click();
    await undo(page).click();
    await expectValue(speedOf(page), before);
  });

  it('previews a unit with handles for its body, and stores numbers and colors', async () => {
    const page = await openDuck();
    await expectVisible(page.getByRole('slider', { name: 'Body, right' }));
    await setSpeed(page, '7.5');
    const color = page.getByRole('textbox', { name: 'Color', exact: true });
    const picker = page.getByLabel('Pick color', { exact: true });
    await color.fill('#12ab9f');
    await color.press('Enter');
    await expectValue(picker, '#12ab9f');

    await page.reload();
    await expectValue(nameOf(page), 'Duck');
    await expectValue(speedOf(page), '7.5');
    await expectValue(picker, '#12ab9f');
  });

  it('finds settings by their name, and passes axe', async () => {
    const page = await openDuck();
    const search = page.getByRole('searchbox', { name: 'Find a setting' });
    await search.fill('jump');
    await speedOf(page).waitFor({ state: 'detached' });
    await expectVisible(page.getByRole('spinbutton', { name: 'Jump speed' }));
    await search.fill('');
    await expectVisible(speedOf(page));
    await expectNoSeriousAxe(page);
  });

  it('links to the places that use a type, and asks before it deletes such a type', async () => {
    const page = await openDuck();
    const use = page.getByRole('region', { name: 'Used in' }).getByRole('button').first();
    const where = (await use.locator('.type-use-name').innerText()).trim();
    await use.click();
    await expectVisible(page.getByRole('tab', { name: where, selected: true }));
    await openType(page, 'Duck');
    await expectValue(nameOf(page), 'Duck');

    await page.getByRole('button', { name: 'Delete this unit' }).click();
    const question = page.getByRole('alertdialog');
    await expectVisible(question.getByText(/Deleting it will cause problems in/));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await expectValue(nameOf(page), 'Duck');
  });

  it('creates a variant with the same values, deletes it at once, and undo restores it', async () => {
    const page = await openDuck();
    await setSpeed(page, '7.5');
    await page.getByRole('button', { name: 'Create variant' }).click();
    await expectValue(nameOf(page), 'Duck copy');
    await expectValue(speedOf(page), '7.5');
    const variant = page.getByRole('treeitem', { name: 'Duck copy' });
    await page.getByRole('button', { name: 'Delete this unit' }).click();
    await variant.waitFor({ state: 'detached' });
    await undo(page).click();
    await expectVisible(variant);
  });
});

describe('assets in the editor', () => {
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
      await expectValue(noise, '2');
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
      await expectValue(find, '');
      await library.getByRole('button', { name: 'Add Coin' }).click();
      await expectValue(nameOf(page), 'Coin');

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
