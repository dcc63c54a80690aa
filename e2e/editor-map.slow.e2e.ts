import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBlankMap, waitForMapCanvas } from './harness/editorSteps.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser({ hasWebGl: true });

const canvas = (page: Page) => page.getByRole('application', { name: 'Map' });
const status = (page: Page) => page.locator('#ed-status');
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const layer = (page: Page, name: string) => inspector(page).getByRole('group', { name, exact: true });
const field = (page: Page, name: string) => inspector(page).getByRole('spinbutton', { name, exact: true });

const tileSets = (page: Page) => inspector(page).getByLabel('Tileset', { exact: true });

async function openMap(): Promise<Page> {
  const page = await browser.newVisitor();
  await openBlankMap(page);
  return page;
}

/** Opens a map with an empty layer above the ground, which is the active one. */
async function openEmptyLayer(): Promise<Page> {
  const page = await openMap();
  await layer(page, 'Ground').getByRole('button', { name: 'Ground', exact: true }).click();
  await inspector(page).getByRole('button', { name: 'Add layer' }).click();
  await expectCount(page, 'Layer 5', 0);
  await canvas(page).focus();
  return page;
}

/** Fills the empty layer. */
async function fillLayer(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expectCount(page, 'Layer 5', 24 * 16);
}

/** Moves the keyboard cursor to a cell of the map. */
async function goToCell(page: Page, x: number, y: number): Promise<void> {
  await canvas(page).focus();
  // Start from the upper left corner.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
  }
  for (let step = 0; step < x; step++) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < y; step++) await page.keyboard.press('ArrowDown');
  await status(page).getByText(`Tile ${x}, ${y}`).waitFor();
}

/** Presses Enter at a cell and at the one below to its right, the corners of an area of four tiles. */
async function markFourTiles(page: Page, x: number, y: number): Promise<void> {
  await goToCell(page, x, y);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Drags the mouse over the canvas. Positions are fractions of its size. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = (await canvas(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 4 });
  await page.mouse.up();
}

const countOf = async (page: Page, name: string) =>
  Number(await layer(page, name).locator('.ed-count').textContent());

async function expectCount(page: Page, name: string, count: number): Promise<void> {
  await expect.poll(() => countOf(page, name)).toBe(count);
}

/** Reads from the status bar how many objects are selected. */
async function readSelection(page: Page): Promise<string> {
  const selected = await status(page)
    .getByText(/\d+ selected/)
    .textContent();
  return selected!;
}

/** Expects that after a reload there are as many objects as are selected now. */
async function expectStoredSelection(page: Page): Promise<void> {
  const selected = await readSelection(page);
  await page.reload();
  await waitForMapCanvas(page);
  await canvas(page).focus();
  await page.keyboard.press('Control+a');
  await expectVisible(status(page).getByText(selected));
}

const toggle = (page: Page, name: string) => inspector(page).getByRole('button', { name });

describe('[ED-02] tiles of a map in the editor', () => {
  it('are painted with the mouse, and painting is undone', async () => {
    const page = await openEmptyLayer();
    await page.keyboard.press('b');
    await drag(page, [0.4, 0.5], [0.6, 0.5]);
    await expect.poll(() => countOf(page, 'Layer 5')).toBeGreaterThan(3);
    await page.keyboard.press('Control+z');
    await expectCount(page, 'Layer 5', 0);
  });

  it('are drawn as a rectangle with the keyboard, copied, pasted and moved', async () => {
    const page = await openEmptyLayer();
    await page.keyboard.press('r');
    await markFourTiles(page, 2, 2);
    await expectCount(page, 'Layer 5', 4);
    await page.keyboard.press('x');
    await markFourTiles(page, 2, 2);
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await goToCell(page, 6, 2);
    await page.keyboard.press('Enter');
    await expectCount(page, 'Layer 5', 8);

    // Select the pasted tiles and move them by two tiles.
    await page.keyboard.press('x');
    await markFourTiles(page, 6, 2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await expectCount(page, 'Layer 5', 7);
    await page.keyboard.press('Control+z');
    await expectCount(page, 'Layer 5', 8);
  });

  it('are drawn as a line, picked for the brush, and erased', async () => {
    const page = await openEmptyLayer();
    await page.keyboard.press('l');
    await goToCell(page, 0, 5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectCount(page, 'Layer 5', 3);
    await page.keyboard.press('i');
    await goToCell(page, 1, 5);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('button', { name: 'Brush', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await expectCount(page, 'Layer 5', 2);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectCount(page, 'Layer 5', 0);
  });

  it('fill a layer, but not a locked or a hidden one', async () => {
    const page = await openEmptyLayer();
    await toggle(page, 'Lock: Layer 5').click();
    await canvas(page).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('The “Layer 5” layer is locked. Unlock it to paint on it.'));
    await toggle(page, 'Lock: Layer 5').click();
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await expectCount(page, 'Layer 5', 24 * 16);
    await toggle(page, 'Show: Layer 5').click();
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('The “Layer 5” layer is hidden. Show it to paint on it.'));
  });

  it('are on layers with a name, an order, and switches, which are stored', async () => {
    const page = await openEmptyLayer();
    await toggle(page, 'Show: Layer 5').click();
    await toggle(page, 'Solid: Layer 5').click();
    await layer(page, 'Layer 5').getByRole('button', { name: 'Layer 5', exact: true }).focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Layer name' }).fill('Hedges');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Layer name' }).waitFor({ state: 'detached' });
    await layer(page, 'Hedges').getByRole('button', { name: 'Hedges', exact: true }).press('Alt+ArrowDown');
    const last = inspector(page).locator('.map-layer').last();
    await expect.poll(() => last.getAttribute('aria-label')).toContain('Hedges');

    await page.reload();
    await waitForMapCanvas(page);
    await expect.poll(() => last.getAttribute('aria-label')).toContain('Hedges');
    const pressed = (name: string) => toggle(page, name).getAttribute('aria-pressed');
    expect([await pressed('Show: Hedges'), await pressed('Solid: Hedges')]).toEqual(['false', 'true']);
  });

  it('come from tilesets and can be solid, which is stored', async () => {
    const page = await openMap();
    await inspector(page).getByRole('button', { name: 'Tile properties' }).click();
    const solid = inspector(page).getByRole('radio', { name: 'Solid', exact: true });
    await solid.click();
    await inspector(page).getByRole('button', { name: 'Add tiles' }).click();
    await page.getByRole('dialog', { name: 'Add tiles' }).getByRole('button', { name: 'Add tiles' }).click();
    await tileSets(page).waitFor();

    await page.reload();
    await waitForMapCanvas(page);
    expect(await tileSets(page).textContent()).toContain('Colors');
    await inspector(page).getByRole('button', { name: 'Tile properties' }).click();
    expect(await solid.getAttribute('aria-checked')).toBe('true');
  });

  it('stay when the map becomes wider, anchored at the top left, also after a reload', async () => {
    const page = await openEmptyLayer();
    await fillLayer(page);
    await field(page, 'Map width').fill('30');
    await page.keyboard.press('Enter');
    await inspector(page).getByRole('radio', { name: 'top left' }).click();
    await inspector(page).getByRole('button', { name: 'Resize' }).click();
    await expect.poll(() => field(page, 'Map width').inputValue()).toBe('30');
    await expectCount(page, 'Layer 5', 24 * 16);

    await page.reload();
    await waitForMapCanvas(page);
    await expectCount(page, 'Layer 5', 24 * 16);
    expect(await field(page, 'Map width').inputValue()).toBe('30');
  });

  it('are seen closer with zoom and pan, with a grid, and in a minimap with the frame of the view', async () => {
    const page = await openMap();
    await page.keyboard.press('Control+0');
    const zoom = page.getByRole('button', { name: /^Zoom \d+%/ });
    const far = await zoom.textContent();
    for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await zoom.textContent()).not.toBe(far);
    await page.getByRole('img', { name: 'Minimap' }).waitFor();
    const frame = page.locator('.map-minimap-frame');
    const left = await frame.getAttribute('style');
    await canvas(page).focus();
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.getAttribute('style')).not.toBe(left);
    const grid = page.getByRole('button', { name: 'Grid', exact: true });
    await grid.click();
    await expect.poll(() => grid.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Fit map to view' }).click();
    await page.getByRole('img', { name: 'Minimap' }).waitFor({ state: 'detached' });
  });

  it('are edited in a part that passes axe', async () => {
    const page = await openEmptyLayer();
    await inspector(page).getByRole('button', { name: 'Tile properties' }).click();
    await expectNoSeriousAxe(page, '#ed-stage');
    await expectNoSeriousAxe(page, '.ed-inspector');
  });
});

describe('[ED-03] objects, regions and spawn points of a map in the editor', () => {
  it('are placed, moved, rotated, duplicated, aligned, and stored', async () => {
    const page = await openMap();
    await inspector(page)
      .getByRole('button', { name: /^Place / })
      .first()
      .click();
    await goToCell(page, 4, 4);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'X').inputValue()).toBe('4.5');
    await page.keyboard.press('v');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => field(page, 'X').inputValue()).toBe('5.5');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => field(page, 'X').inputValue()).toBe('6');
    await page.keyboard.press('Shift+S');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => field(page, 'X').inputValue()).toBe('5.95');
    await page.keyboard.press('Shift+S');
    await page.keyboard.press('t');
    await expect.poll(() => field(page, 'Facing').inputValue()).toBe('90');
    await page.keyboard.press('Control+d');
    await expect.poll(() => field(page, 'Y').inputValue()).toBe('5.5');
    await page.keyboard.press('Control+a');
    await inspector(page).getByRole('button', { name: 'Align top' }).click();
    await expectStoredSelection(page);
  });

  it('are added, copied, deleted, selected by dragging a box, and stored', async () => {
    const page = await openMap();
    await canvas(page).focus();
    await page.keyboard.press('n');
    await goToCell(page, 6, 1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await inspector(page).getByRole('heading', { name: 'Region 1' }).waitFor();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await status(page).getByText('1 selected').waitFor();
    await page.keyboard.press('Delete');
    await inspector(page).getByRole('heading', { name: 'Region 1' }).waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await goToCell(page, 1, 1);
    await page.keyboard.press('Enter');
    await inspector(page).getByRole('textbox', { name: 'Name' }).fill('Harbour');

    // Select everything by dragging a box with the mouse.
    await canvas(page).focus();
    await page.keyboard.press('v');
    await page.keyboard.press('Control+a');
    const selected = await readSelection(page);
    await page.keyboard.press('Escape');
    await drag(page, [0.12, 0.02], [0.99, 0.98]);
    await expectVisible(status(page).getByText(selected));
    await expectStoredSelection(page);
  });
});
