import { describe, expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

describe('the scoreboard', () => {
  it('[HUD-21] folds to the best and the player, and opens all of it with a click', async () => {
    const { page, change, takeCalls } = await openHud('blob', SCREENS.desktop, { me: 4 });
    const names = () => page.locator('.hud-board .hud-cut').allTextContents();
    expect(await names()).toEqual(['robin', 'juno', 'marrow']);
    // Rank and score are in the rows, so the header has only the clock.
    expect(await page.locator('.hud-match-row').textContent()).toBe('1:38');
    await change({ me: null });
    await expect.poll(names).toEqual(['robin', 'kit_k', 'juno']);
    await page.getByRole('button', { name: 'Show all scores' }).click();
    expect(await page.locator('.hud-full-board tbody tr').count()).toBe(8);
    await page.getByLabel('Close scoreboard').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Scoreboard', exact: true }).click();
    await page.getByLabel('Close scoreboard').click();
    expect(await takeCalls('leave')).toEqual([]);
    const { page: phone } = await openHud('blob', SCREENS.phone);
    expect(await phone.locator('.hud-board').count()).toBe(0);
    await phone.locator('.hud-match').tap();
    await phone.locator('.hud-full-board').getByText('tove').waitFor();
  });
});

describe('the chat', () => {
  it('[HUD-22:part] fades when no one writes, and returns with a line or when opened', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop);
    const opacity = () => page.locator('.hud-chat').evaluate((chat) => getComputedStyle(chat).opacity);
    expect(await opacity()).toBe('1');
    await change({ isChatQuiet: true });
    await expect.poll(opacity).toBe('0');
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByLabel('Message everyone').waitFor();
    await expect.poll(opacity).toBe('1');
    await page.keyboard.press('Escape');
    await expect.poll(opacity).toBe('0');
    await change({ isChatQuiet: false });
    await expect.poll(opacity).toBe('1');
    expect(await page.locator('.hud-chat-button').count()).toBe(0);
  });
});

describe('the inventory', () => {
  it('selects with a click, swaps by dragging, drops with a right click, and hides clicks from the game', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop);
    const slot = (number: number) => page.locator(`[data-slot="${number}"]`);
    await slot(1).click();
    await slot(2).dragTo(slot(3));
    await slot(4).click({ button: 'right' });
    expect(await takeCalls('selectSlot', 'swapSlots', 'dropSlot')).toEqual([
      ['selectSlot', 1],
      ['swapSlots', 2, 3],
      ['dropSlot', 4],
    ]);
    const presses = await page.evaluate(
      () => (window as unknown as { hudPage: { receivedPresses: string[] } }).hudPage.receivedPresses,
    );
    expect(presses).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('[HUD-22:part] shows only filled slots, and empty ones as places to drop an item', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    const slots = () =>
      page
        .locator('.hud-bar [data-slot]')
        .evaluateAll((all) => all.map((slot) => slot.getAttribute('data-slot')));
    const axe = { item: 'wrench', count: 1, ammo: 0, reloadAt: 0 };
    await change({ own: { inventory: [axe, null, axe, null] } });
    await expect.poll(slots).toEqual(['1', '3']);
    const first = (await page.locator('[data-slot="1"]').boundingBox())!;
    await page.mouse.move(first.x + 20, first.y + 20);
    await page.mouse.down();
    await page.mouse.move(first.x + 60, first.y + 20);
    await expect.poll(slots).toEqual(['1', '3', '2', '4']);
    expect(await page.locator('[data-slot="1"]').boundingBox()).toEqual(first);
    const second = (await page.locator('[data-slot="2"]').boundingBox())!;
    await page.mouse.move(second.x + 20, second.y + 20);
    const dragged = (await page.locator('[data-slot="1"] .hud-slot-picture').boundingBox())!;
    expect(Math.abs(dragged.x + dragged.width / 2 - second.x - 20)).toBeLessThan(30);
    await page.mouse.up();
    expect(await takeCalls('swapSlots')).toEqual([['swapSlots', 1, 2]]);
    await expect.poll(slots).toEqual(['1', '3']);
    await change({ own: { inventory: [null, null, null, null] } });
    await expect.poll(() => page.locator('.hud-bar').count()).toBe(0);
  });

  it('shows slots that do not fit in a bag', async () => {
    const rod = { item: 'rod', count: 1, ammo: 0, reloadAt: 0 };
    const inventory = Array.from({ length: 14 }, () => rod);
    const { page, takeCalls } = await openHud('harbour', SCREENS.phone, { own: { inventory } });
    await page.getByRole('button', { name: /^Bag/ }).tap();
    await page.locator('[data-slot="14"]').tap();
    expect(await takeCalls('selectSlot')).toEqual([['selectSlot', 14]]);
  });
});
