import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

const canvas = (page: Page) => page.getByRole('application', { name: 'Map' });
const status = (page: Page) => page.locator('#ed-status');
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const layer = (page: Page, name: string) => inspector(page).getByRole('group', { name, exact: true });
const field = (page: Page, name: string) => inspector(page).getByRole('spinbutton', { name, exact: true });

const tileSets = (page: Page) => inspector(page).getByLabel('Tileset', { exact: true });

async function openMap(page: Page): Promise<void> {
  await visitPage(page, '/create?starter=blank');
  await page.waitForURL('**/create?local=*');
  await waitForMapCanvas(page);
}

async function waitForMapCanvas(page: Page): Promise<void> {
  await page.locator('.map-canvas[data-state="drawing"]').waitFor();
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

async function waitForCount(page: Page, name: string, count: number): Promise<void> {
  await expect.poll(() => countOf(page, name)).toBe(count);
}

describe('the map in the editor', () => {
  it('[ED-02] paints tiles on layers, undoes, picks, moves, pastes and resizes, zooms and pans, and stores everything', async () => {
    const page = await browser.newVisitor();
    await openMap(page);
    // A new layer is added above the active one.
    await layer(page, 'Ground').getByRole('button', { name: 'Ground', exact: true }).click();
    await inspector(page).getByRole('button', { name: 'Add layer' }).click();
    await waitForCount(page, 'Layer 5', 0);

    // Paint with the mouse, then undo.
    await page.keyboard.press('b');
    await drag(page, [0.4, 0.5], [0.6, 0.5]);
    await expect.poll(() => countOf(page, 'Layer 5')).toBeGreaterThan(3);
    await page.keyboard.press('Control+z');
    await waitForCount(page, 'Layer 5', 0);

    // Draw a rectangle with the keyboard, then copy and paste it as an area.
    await canvas(page).focus();
    await page.keyboard.press('r');
    await goToCell(page, 2, 2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForCount(page, 'Layer 5', 4);
    await page.keyboard.press('x');
    await goToCell(page, 2, 2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await goToCell(page, 6, 2);
    await page.keyboard.press('Enter');
    await waitForCount(page, 'Layer 5', 8);

    // Select the pasted tiles and move them by two tiles.
    await page.keyboard.press('x');
    await goToCell(page, 6, 2);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await waitForCount(page, 'Layer 5', 7);
    await page.keyboard.press('Control+z');
    await waitForCount(page, 'Layer 5', 8);

    // Draw a line and undo it, then pick a tile for the brush.
    await page.keyboard.press('l');
    await goToCell(page, 0, 5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => countOf(page, 'Layer 5')).toBeGreaterThan(10);
    await page.keyboard.press('Control+z');
    await waitForCount(page, 'Layer 5', 8);
    await page.keyboard.press('i');
    await goToCell(page, 8, 2);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('button', { name: 'Brush', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');

    // Erase and fill. Locked and hidden layers stay unchanged.
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await waitForCount(page, 'Layer 5', 7);
    await inspector(page).getByRole('button', { name: 'Lock: Layer 5' }).click();
    await canvas(page).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('Enter');
    await page.getByText('The “Layer 5” layer is locked. Unlock it to paint on it.').waitFor();
    await inspector(page).getByRole('button', { name: 'Lock: Layer 5' }).click();
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await waitForCount(page, 'Layer 5', 24 * 16);
    await inspector(page).getByRole('button', { name: 'Show: Layer 5' }).click();
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The “Layer 5” layer is hidden. Show it to paint on it.').waitFor();
    await inspector(page).getByRole('button', { name: 'Solid: Layer 5' }).click();

    // Rename the layer and move it to the bottom.
    await layer(page, 'Layer 5').getByRole('button', { name: 'Layer 5', exact: true }).focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Layer name' }).fill('Hedges');
    await page.keyboard.press('Enter');
    await layer(page, 'Hedges').getByRole('button', { name: 'Hedges', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect
      .poll(() => inspector(page).locator('.map-layer').last().getAttribute('aria-label'))
      .toContain('Hedges');

    // Make one tile solid, then add another tileset.
    await inspector(page).getByRole('button', { name: 'Tile properties' }).click();
    await inspector(page).getByRole('radio', { name: 'Solid', exact: true }).click();
    await inspector(page).getByRole('button', { name: 'Add tiles' }).click();
    await page.getByRole('dialog', { name: 'Add tiles' }).getByRole('button', { name: 'Add tiles' }).click();
    await tileSets(page).waitFor();

    // Make the map wider, anchored at the top left. Existing tiles stay.
    await field(page, 'Map width').fill('30');
    await page.keyboard.press('Enter');
    await inspector(page).getByRole('radio', { name: 'top left' }).click();
    await inspector(page).getByRole('button', { name: 'Resize' }).click();
    await waitForCount(page, 'Hedges', 24 * 16);

    // Zoom and pan. The minimap shows the frame of the view.
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
    await expectNoSeriousAxe(page, '#ed-stage');
    await expectNoSeriousAxe(page, '.ed-inspector');

    await page.reload();
    await waitForMapCanvas(page);
    await waitForCount(page, 'Hedges', 24 * 16);
    expect(await field(page, 'Map width').inputValue()).toBe('30');
    const pressed = (name: string) =>
      inspector(page).getByRole('button', { name }).getAttribute('aria-pressed');
    expect([await pressed('Show: Hedges'), await pressed('Solid: Hedges')]).toEqual(['false', 'true']);
    expect(await tileSets(page).textContent()).toContain('Colors');
    await inspector(page).getByRole('button', { name: 'Tile properties' }).click();
    const solid = inspector(page).getByRole('radio', { name: 'Solid', exact: true });
    expect(await solid.getAttribute('aria-checked')).toBe('true');
  });

  it('[ED-03] places, moves, rotates, copies and deletes objects, regions, and spawn points, and stores them', async () => {
    const page = await browser.newVisitor();
    await openMap(page);
    await inspector(page)
      .getByRole('button', { name: /^Place / })
      .first()
      .click();
    await goToCell(page, 4, 4);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'X').inputValue()).toBe('4.5');

    // Move with the keyboard, rotate, duplicate, and align several at once.
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
    await page.keyboard.press('Escape');

    // Add a region, paste a copy and delete it, then add a spawn point.
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
    const selected = await status(page)
      .getByText(/\d+ selected/)
      .textContent();
    await page.keyboard.press('Escape');
    await drag(page, [0.12, 0.02], [0.99, 0.98]);
    await status(page).getByText(selected!).waitFor();

    await page.reload();
    await waitForMapCanvas(page);
    await canvas(page).focus();
    await page.keyboard.press('Control+a');
    await status(page).getByText(selected!).waitFor();
  });
});
