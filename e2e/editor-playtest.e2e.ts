import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './harness/openBrowser.ts';
import { visit } from './harness/visit.ts';

const browser = openBrowser({ hasWebGl: true });

/** As small as the editor goes: the games in it are drawn by the processor. */
const WINDOW = { width: 1040, height: 600 };
const FRAME_MS = 100;
const POLL = { timeout: 60_000, interval: 100 };
const SLOW = { timeout: 60_000 };

/** Runs in the page: frames of the game as on a slow computer. Drawn sixty times a second they take both cores. */
function drawRarely(frameMs: number): void {
  localStorage.setItem('playloom.settings', '{"isLowPower":true}');
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), frameMs);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

function moment(page: Page) {
  return page.getByRole('slider', { name: 'Moment' });
}

async function readTick(page: Page): Promise<number> {
  return Number(await moment(page).getAttribute('aria-valuenow'));
}

function readPosition(page: Page): Promise<string> {
  return page.locator('.pt-values dt:text-is("position") + dd').innerText();
}

describe('trying a game out in the editor', () => {
  it('[ED-10:part] plays the draft in place with two players, holds time, steps, looks back, goes on and stops', async () => {
    const page = await browser.newVisitor(WINDOW);
    await visit(page, '/create?starter=arena');
    await page.waitForURL('**/create?local=*');
    await page.getByRole('tree').waitFor(SLOW);
    const tabs = await page.getByRole('tab').allInnerTexts();
    await page.evaluate(drawRarely, FRAME_MS);

    await page.keyboard.press('Control+F5');
    await expect.poll(() => page.getByRole('region', { name: /^Screen of/ }).count(), POLL).toBe(2);
    await expect.poll(() => page.locator('.pt-cover').count(), POLL).toBe(0);

    // A unit of a player goes where its keys say, and its values follow.
    await page.getByRole('searchbox', { name: 'Find by type or name' }).fill('Player 2', SLOW);
    await page
      .getByRole('button', { name: /^Player 2/ })
      .first()
      .click(SLOW);
    await page
      .locator('.pt-pane')
      .nth(1)
      .locator('header')
      .click({ position: { x: 14, y: 14 } });
    await expect.poll(() => page.locator('.pt-values').count(), POLL).toBe(1);
    const from = await readPosition(page);
    await page.keyboard.down('d');
    await page.keyboard.down('s');
    await expect.poll(() => readPosition(page), POLL).not.toBe(from);
    await page.keyboard.up('d');
    await page.keyboard.up('s');

    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused', { exact: true }).waitFor(SLOW);
    const held = await readTick(page);
    await page.keyboard.press('.');
    await expect.poll(() => readTick(page), POLL).toBe(held + 1);
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await expect.poll(() => readTick(page), POLL).toBe(held - 1);
    await page.getByText('Paused, looking back').waitFor(SLOW);
    await moment(page).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => readTick(page), POLL).toBeLessThan(held - 10);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const back = await readTick(page);
    await expect.poll(() => readTick(page), POLL).toBeGreaterThan(back + 3);

    await page.keyboard.press('Shift+F5');
    await expect.poll(() => page.locator('.pt-view').count(), POLL).toBe(0);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);
  });
});
