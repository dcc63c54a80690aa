import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

/** The smallest window size that the editor supports, because games are rendered in software. */
const WINDOW = { width: 1040, height: 600 };
const FRAME_MS = 100;

/** Runs in the page. Lowers the frame rate, because software rendering at 60 fps takes both cores. */
function lowerFrameRate(frameMs: number): void {
  localStorage.setItem('playloom.settings', '{"isLowPower":true}');
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), frameMs);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

function timeSlider(page: Page) {
  return page.getByRole('slider', { name: 'Time' });
}

async function readTick(page: Page): Promise<number> {
  return Number(await timeSlider(page).getAttribute('aria-valuenow'));
}

function readPosition(page: Page): Promise<string> {
  return page.locator('.pt-values dt:text-is("position") + dd').innerText();
}

function readNumbers(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** Selects an entity of the running game by its name. */
async function inspect(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find by type or name' }).fill(name);
  await page.locator('.pt-things button', { hasText: name }).first().click();
  await page.locator('.pt-inspector').getByRole('heading', { name }).waitFor();
}

async function chooseSpeed(page: Page, name: string): Promise<void> {
  const speed = page.getByRole('radio', { name, exact: true });
  await speed.click();
  // Wait until the room confirms the new speed.
  await expect.poll(() => speed.getAttribute('aria-checked')).toBe('true');
}

describe('playtesting in the editor', () => {
  it('[ED-10] plays the draft with two players, each with its own latency, in slow motion; pauses, steps, inspects, rewinds, resumes and stops', async () => {
    const page = await browser.newVisitor(WINDOW);
    await visitPage(page, '/create?starter=harbour');
    await page.waitForURL('**/create?local=*');
    await page.getByRole('tree').waitFor();
    const tabs = await page.getByRole('tab').allInnerTexts();
    await page.evaluate(lowerFrameRate, FRAME_MS);

    await page.keyboard.press('F5');
    await page.getByRole('button', { name: 'Add player' }).click();
    await expect.poll(() => page.getByRole('region', { name: /’s screen$/ }).count()).toBe(2);
    await expect.poll(() => page.locator('.pt-cover').count()).toBe(0);

    // The unit of a player moves with the keys, and the inspector updates. Other entities have their own values.
    await inspect(page, 'Player 2');
    const second = page.locator('.pt-pane').nth(1);
    await second.locator('header').click({ position: { x: 14, y: 14 } });
    const from = await readPosition(page);
    await page.keyboard.down('d');
    await page.keyboard.down('s');
    await expect.poll(() => readPosition(page)).not.toBe(from);
    await page.keyboard.up('d');
    await page.keyboard.up('s');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed'))
      .toBe('true');
    await inspect(page, 'Baker Bree');
    await page.locator('.pt-values dt:text-is("position")').waitFor();

    // Panels of the game work inside the panes, in their sandbox.
    await second.locator('header').click({ position: { x: 14, y: 14 } });
    await page.keyboard.press('l');
    const panel = second.frameLocator('iframe[title="log"]');
    await panel.getByText('a stranger').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => second.locator('iframe').count()).toBe(0);

    // Latency and loss can be set for each player.
    const latency = second.getByRole('slider', { name: 'Latency' });
    const loss = second.getByRole('slider', { name: 'Loss' });
    await latency.fill('200');
    await loss.fill('10');
    await second.getByText('200 ms', { exact: true }).waitFor();
    await second.getByText('10%', { exact: true }).waitFor();
    expect(await page.locator('.pt-pane').first().getByText('0 ms', { exact: true }).count()).toBe(1);
    await chooseSpeed(page, '0.25×');
    await chooseSpeed(page, '1×');

    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    const held = await readTick(page);
    await page.keyboard.press('.');
    await expect.poll(() => readTick(page)).toBe(held + 1);
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await expect.poll(() => readTick(page)).toBe(held - 1);
    await page.getByText('Paused at an earlier moment').waitFor();
    await timeSlider(page).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => readTick(page)).toBeLessThan(held - 10);
    await page.getByRole('button', { name: 'Resume from here' }).click();
    const back = await readTick(page);
    await expect.poll(() => readTick(page)).toBeGreaterThan(back + 3);

    await page.keyboard.press('F5');
    await expect.poll(() => page.locator('.pt-view').count()).toBe(0);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);

    // Start at the pointer on the map.
    await page.getByRole('application', { name: 'Map' }).hover({ position: { x: 200, y: 160 } });
    const tile = page.locator('.map-status', { hasText: 'Tile' });
    const pointed = readNumbers(await tile.innerText());
    await page.keyboard.press('Alt+F5');
    const screen = page.getByRole('region', { name: /’s screen$/ });
    await inspect(page, await screen.locator('.pt-name').innerText());
    const [x, y] = readNumbers(await readPosition(page));
    expect(Math.hypot(x! - pointed[0]! - 0.5, y! - pointed[1]! - 0.5)).toBeLessThan(1.5);
  });
});
