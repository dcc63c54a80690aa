import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

/** As small as the editor goes: the games in it are drawn by the processor. */
const WINDOW = { width: 1040, height: 600 };
const FRAME_MS = 100;

/** Runs in the page: frames of the game as on a slow computer. Drawn sixty times a second they take both cores. */
function drawRarely(frameMs: number): void {
  localStorage.setItem('playloom.settings', '{"isLowPower":true}');
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), frameMs);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

function moment(page: Page) {
  return page.getByRole('slider', { name: 'Time' });
}

async function readTick(page: Page): Promise<number> {
  return Number(await moment(page).getAttribute('aria-valuenow'));
}

function readPosition(page: Page): Promise<string> {
  return page.locator('.pt-values dt:text-is("position") + dd').innerText();
}

function readNumbers(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** Looks at a thing of the running game, found by its name. */
async function inspect(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Find by type or name' }).fill(name);
  await page.locator('.pt-things button', { hasText: name }).first().click();
  await page.locator('.pt-inspector').getByRole('heading', { name }).waitFor();
}

async function chooseSpeed(page: Page, name: string): Promise<void> {
  const speed = page.getByRole('radio', { name, exact: true });
  await speed.click();
  // The room says how fast it runs.
  await expect.poll(() => speed.getAttribute('aria-checked')).toBe('true');
}

describe('trying a game out in the editor', () => {
  it('[ED-10] plays the draft in place with one key and two players on lines of their own, in slow motion; holds time, steps, looks into anything, looks back, goes on and stops', async () => {
    const page = await browser.newVisitor(WINDOW);
    await visitPage(page, '/create?starter=harbour');
    await page.waitForURL('**/create?local=*');
    await page.getByRole('tree').waitFor();
    const tabs = await page.getByRole('tab').allInnerTexts();
    await page.evaluate(drawRarely, FRAME_MS);

    await page.keyboard.press('F5');
    await page.getByRole('button', { name: 'Add player' }).click();
    await expect.poll(() => page.getByRole('region', { name: /^Screen of/ }).count()).toBe(2);
    await expect.poll(() => page.locator('.pt-cover').count()).toBe(0);

    // A unit of a player goes where its keys say, and its values follow; another thing has values of its own.
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

    // The game's own panels work in its panes, in their sandbox.
    await second.locator('header').click({ position: { x: 14, y: 14 } });
    await page.keyboard.press('l');
    const panel = second.frameLocator('iframe[title="log"]');
    await panel.getByText('a stranger').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => second.locator('iframe').count()).toBe(0);

    // Each line is as bad as one wants it, and what the client measures of it is worse then.
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
    await page.getByText('Paused, viewing the past').waitFor();
    await moment(page).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => readTick(page)).toBeLessThan(held - 10);
    await page.getByRole('button', { name: 'Resume from here' }).click();
    const back = await readTick(page);
    await expect.poll(() => readTick(page)).toBeGreaterThan(back + 3);

    await page.keyboard.press('F5');
    await expect.poll(() => page.locator('.pt-view').count()).toBe(0);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);

    // From where one points on the map.
    await page.getByRole('application', { name: 'Map' }).hover({ position: { x: 200, y: 160 } });
    const tile = page.locator('.map-status', { hasText: 'Tile' });
    const pointed = readNumbers(await tile.innerText());
    await page.keyboard.press('Alt+F5');
    const screen = page.getByRole('region', { name: /^Screen of/ });
    await inspect(page, await screen.locator('.pt-name').innerText());
    const [x, y] = readNumbers(await readPosition(page));
    expect(Math.hypot(x! - pointed[0]! - 0.5, y! - pointed[1]! - 0.5)).toBeLessThan(1.5);
  });
});
