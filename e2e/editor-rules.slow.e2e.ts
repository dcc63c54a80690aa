import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser({ hasWebGl: true });

function card(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Types into the open field and accepts the first suggestion. */
async function choose(page: Page, text: string, first: RegExp): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('option', { name: first, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** Drags a line or a rule to another one and checks the drop position before releasing. */
async function drag(page: Page, from: Locator, to: Locator, side: 'before' | 'after'): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 60, start.y + 13);
  await page.mouse.down();
  await page.mouse.move(start.x + 64, start.y + 19, { steps: 3 });
  const y = side === 'before' ? end.y + 4 : end.y + end.height - 4;
  await page.mouse.move(end.x + 64, y, { steps: 5 });
  // Move once more, because browsers report a drag over a new element only with the next move.
  await page.mouse.move(end.x + 66, y, { steps: 2 });
  await to.and(page.locator(`[data-drop="${side}"]`)).waitFor();
  await page.mouse.up();
}

/** Opens a game without rules, which shows an introduction. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto('/create?starter=blank');
  await page.getByRole('treeitem', { name: /^Rules/ }).click();
  await page.locator('.rules-head').first().click();
  await page.keyboard.press('Delete');
  await page.getByText('Rules make things happen').waitFor();
}

const REVENGE = {
  id: 'revenge',
  name: 'Revenge',
  when: { when: 'unitDies' },
  do: [
    { do: 'dealDamage', target: { get: 'triggeringUnit' }, amount: 20 },
    { do: 'wait', seconds: 2.5 },
  ],
};
const CLOCK = { id: 'clock', name: 'Clock', when: { when: 'everyTick' }, do: [{ do: 'wait', seconds: 1 }] };

/** Opens a game with only these rules, pasted from the clipboard. */
async function openRules(...rules: object[]): Promise<Page> {
  const page = await browser.newVisitor({ width: 1440, height: 900 });
  await openEmpty(page);
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    JSON.stringify({ 'playloom-rules': 1, kind: 'rules', items: rules, names: {} }),
  );
  await expect.poll(() => page.locator('.rules-card').count()).toBe(rules.length);
  return page;
}

const lineOf = (rule: Locator, name: RegExp) => rule.getByRole('treeitem', { name });

/** Clicks a line beside its slots. */
async function selectLine(line: Locator): Promise<void> {
  await line.click({ position: { x: 90, y: 12 } });
}

describe('[ED-06] rules in the editor', () => {
  it('are introduced in a game without rules, with a link to the documentation', async () => {
    const page = await browser.newVisitor({ width: 1440, height: 900 });
    await openEmpty(page);
    await page.getByRole('treeitem', { name: 'Map' }).click();
    await page.getByRole('treeitem', { name: /^Rules/ }).click();
    await page
      .getByRole('button', { name: /^New rule/ })
      .last()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Learn more' }).first().getAttribute('href')).toBe(
      '/docs/rules',
    );
  });

  it('are added from the tree and written by typing', async () => {
    const page = await browser.newVisitor({ width: 1440, height: 900 });
    await openEmpty(page);
    await page.getByRole('button', { name: 'Add to the game' }).click();
    await page.getByRole('menuitem', { name: 'Rule', exact: true }).click();
    await page.getByRole('combobox', { name: /Choose a trigger/ }).waitFor();
    await choose(page, 'unit dies', /^Unit dies/);
    const rule = card(page, 'New rule');
    await rule.getByText('dies', { exact: true }).waitFor();
    // The action field opens next; after Escape, the empty line still accepts typing.
    await page.getByRole('combobox', { name: /Add an action/ }).waitFor();
    await page.keyboard.press('Escape');
    await choose(page, 'deal 20 damage', /^Deal damage/);
    await expectVisible(lineOf(rule, /deal 20 damage to the triggering unit/));
    await page.keyboard.press('Control+Enter');
    await choose(page, 'wait', /^Wait:/);
    await expectVisible(lineOf(rule, /wait 1 seconds/));
    await press(page, 'ArrowRight', 'Enter');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Enter');
    await expectVisible(lineOf(rule, /wait 2.5 seconds/));
  });

  it('offer only values that fit the slot', async () => {
    const page = await openRules(REVENGE);
    const rule = card(page, 'Revenge');
    const numbers = page.getByRole('option').filter({ hasText: /random number/i });
    const unit = page.getByRole('option', { name: 'the attacking unit', exact: true });
    await lineOf(rule, /wait 2.5/)
      .getByText('2.5')
      .click();
    await numbers.first().waitFor();
    expect(await unit.count()).toBe(0);
    await page.keyboard.press('Escape');
    await lineOf(rule, /deal 20/)
      .getByText('the triggering unit')
      .click();
    await unit.waitFor();
    expect(await numbers.count()).toBe(0);
  });

  it('have lines that are moved with keys and the mouse and turned off, each as one undo step', async () => {
    const page = await openRules(REVENGE);
    const rule = card(page, 'Revenge');
    await selectLine(lineOf(rule, /wait 2.5/));
    await page.keyboard.press('Alt+ArrowUp');
    await expectVisible(lineOf(rule, /^Do wait 2.5/));
    await page.keyboard.press('Control+/');
    await rule.locator('.rules-line[data-off]').waitFor();
    await page.keyboard.press('Control+z');
    await rule.locator('.rules-line[data-off]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    const actions = rule.locator('.rules-line[data-kind="action"]');
    await expectVisible(lineOf(rule, /^Do deal 20/));
    await drag(page, actions.nth(1), actions.nth(0), 'before');
    await expectVisible(lineOf(rule, /^Do wait 2.5/));
    await page.keyboard.press('Control+z');
    await expectVisible(lineOf(rule, /^Do deal 20/));
  });

  it('are renamed, commented, and copied line by line, and everything is stored', async () => {
    const page = await openRules({ ...REVENGE, name: 'New rule' });
    await card(page, 'New rule').locator('.rules-head').click();
    await page.keyboard.press('F2');
    await page.keyboard.type('Revenge');
    await page.keyboard.press('Enter');
    const rule = card(page, 'Revenge');
    await selectLine(lineOf(rule, /^Do deal 20/));
    await page.keyboard.press(';');
    await page.keyboard.type('hurts');
    await page.keyboard.press('Enter');
    await rule.getByRole('button', { name: 'hurts' }).waitFor();
    await press(page, 'Control+c', 'Control+v');
    await expect.poll(() => lineOf(rule, /deal 20 damage/).count()).toBe(2);

    await page.reload();
    await expectVisible(lineOf(rule, /wait 2.5 seconds/));
    expect(await lineOf(rule, /deal 20 damage/).count()).toBe(2);
  });

  it('are copied to another game', async () => {
    const page = await openRules(REVENGE);
    await card(page, 'Revenge').locator('.rules-head').click();
    await page.keyboard.press('Control+c');
    const other = await page.context().newPage();
    await openEmpty(other);
    await other.keyboard.press('Control+v');
    await expectVisible(lineOf(card(other, 'Revenge'), /wait 2.5 seconds/));
    await other.close();
  });

  it('report a missing value at its line, with a fix', async () => {
    const page = await openRules(REVENGE);
    const rule = card(page, 'Revenge');
    await selectLine(lineOf(rule, /wait 2.5/));
    await page.keyboard.press('Control+Enter');
    await choose(page, 'heal', /^Heal:/);
    await expectVisible(lineOf(rule, /heal the triggering unit/));
    await press(page, 'Control+i', 'Escape');
    await expectVisible(rule.getByText(/needs a value for “condition”/));
    await expectNoSeriousAxe(page, '#ed-stage');
    await rule.getByRole('button', { name: 'Delete line' }).click();
    await rule.getByText(/needs a value for “condition”/).waitFor({ state: 'detached' });
  });

  it('are added with a key, dragged, turned off, and moved to a group', async () => {
    const page = await openRules(REVENGE);
    await card(page, 'Revenge').locator('.rules-head').click();
    await page.keyboard.press('n');
    await choose(page, 'every tick', /^Tick|^Every tick/);
    await page.getByRole('combobox', { name: /Add an action/ }).waitFor();
    await choose(page, 'wait', /^Wait:/);
    const often = card(page, 'New rule');
    await expectVisible(lineOf(often, /^Do wait 1/));
    await drag(page, often.locator('.rules-head'), card(page, 'Revenge'), 'before');
    const names = () => page.locator('.rules-name').allInnerTexts();
    await expect.poll(names).toEqual(['New rule', 'Revenge']);
    await often.locator('.rules-head').click();
    await press(page, 'Control+/');
    await often.getByText('off', { exact: true }).waitFor();
    await press(page, 'Control+/', 'g');
    await page.keyboard.type('Clockwork');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Clockwork', selected: true }).waitFor();
    await page.getByRole('treeitem', { name: /^Clockwork/ }).waitFor();
    await expect.poll(names).toEqual(['New rule']);
  });

  it('light up while the game runs, and show when they ran', async () => {
    const page = await openRules(REVENGE, CLOCK);
    await page.keyboard.press('F5');
    await page.getByRole('region', { name: /’s screen$/ }).waitFor();
    await page.keyboard.press('Alt+2');
    await page.locator('.rules-card[data-ran]').waitFor();
    await card(page, 'Clock')
      .getByText(/ran \d\.\d s ago/)
      .waitFor();
    const idle = card(page, 'Revenge').getByText('never ran');
    await expectVisible(idle);
    await page.keyboard.press('Shift+F5');
    await idle.waitFor({ state: 'detached' });
  });
});
