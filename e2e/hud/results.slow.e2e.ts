import { describe, expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

const NAMES = ['robin', 'kit_k', 'juno', 'marrow', 'pip', 'oskar', 'bee', 'tove'];

/** The end of a match of 16 players, in which the player did better than before. */
function createRoom(rows = 16) {
  return {
    match: { phase: 'over', round: 3, endsAt: 4000 + 7 * 40, wins: {} },
    results: {
      winner: { team: 'copper', player: null },
      rows: Array.from({ length: rows }, (_, index) => ({
        player: index + 1,
        name: NAMES[index] ?? `A long name of player ${index + 1}`,
        isBot: index >= 6,
        team: index % 2 === 0 ? 'copper' : 'tide',
        value: 20 - index,
        last: index === 0 ? 12 : null,
        best: index === 0 ? 16 : null,
      })),
      awards: [
        { award: 0, players: [1], value: 20 },
        { award: 1, players: [2], value: 6 },
        { award: 2, players: [3, 4, 5], value: 2 },
      ],
    },
    matchVotes: { 2: 1, 3: 1, 4: 0 },
  };
}

const SIZES = [
  { width: 360, height: 640, hasTouch: true },
  { width: 640, height: 360, hasTouch: true },
  SCREENS.phone,
  SCREENS.tablet,
  { width: 1280, height: 720, hasTouch: false },
  SCREENS.desktop,
];

describe('[END-05] the results window', () => {
  it.each(SIZES)('fits on $width × $height, and all votes can be pressed', async (screen) => {
    const { page, takeCalls } = await openHud('arena', screen, { room: createRoom() });
    const dialog = page.getByRole('dialog', { name: 'Match results' });
    await dialog.waitFor();
    const box = (await dialog.boundingBox())!;
    expect([
      box.x >= 0,
      box.y >= 0,
      box.x + box.width <= screen.width,
      box.y + box.height <= screen.height,
    ]).toEqual([true, true, true, true]);
    expect(await dialog.getByText('New best', { exact: true }).isVisible()).toBe(true);
    expect(await dialog.locator('tr[data-me]').isVisible()).toBe(true);
    const options = dialog.getByRole('list', { name: 'Next match' }).getByRole('button');
    for (const option of await options.all()) {
      const { x, y, width, height } = (await option.boundingBox())!;
      expect([
        x >= box.x,
        y >= box.y,
        x + width <= box.x + box.width,
        y + height <= box.y + box.height,
      ]).toEqual([true, true, true, true]);
      expect(height).toBeGreaterThanOrEqual(40);
      await (screen.hasTouch ? option.tap() : option.click());
    }
    expect(await takeCalls('voteForMatch')).toEqual([
      ['voteForMatch', 0],
      ['voteForMatch', 1],
      ['voteForMatch', 2],
    ]);
  });

  it('votes by number keys and by arrow keys, but not by a key that was meant for the game', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop, { room: createRoom() });
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('Space');
    expect(await takeCalls('voteForMatch')).toEqual([]);
    await page
      .getByRole('button', { name: /Play again/ })
      .and(page.locator(':enabled'))
      .waitFor();
    // The window itself has the focus, so these press nothing.
    await page.keyboard.press('Space');
    await page.keyboard.press('9');
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await takeCalls('voteForMatch')).toEqual([
      ['voteForMatch', 1],
      ['voteForMatch', 0],
      ['voteForMatch', 1],
      ['voteForMatch', 2],
    ]);
  });

  it('[HUD-30:part] votes with the gamepad buttons that the player chose, and shows their sign', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop, {
      room: createRoom(),
      gamepad: 'playstation',
      settings: { padButtons: { 3: 'space', 0: 'r', 4: 'down', 13: 'previous-slot' } },
    });
    const dialog = page.getByRole('dialog', { name: 'Match results' });
    await dialog
      .getByRole('button', { name: /Play again/ })
      .and(page.locator(':enabled'))
      .waitFor();
    expect(await dialog.locator('kbd').allTextContents()).toEqual(['△']);
    await page.waitForFunction(() =>
      (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage.calls.some(
        ([kind, given]) => kind === 'capturePad' && given !== null,
      ),
    );
    await page.evaluate(() => {
      const { calls } = (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage;
      const [, press] = calls.findLast(([kind, given]) => kind === 'capturePad' && given !== null) ?? [];
      // The former buttons do nothing: 0 would vote, and 13 would move on.
      for (const button of [4, 4, 13, 0, 3]) (press as (button: number) => void)(button);
    });
    expect(await takeCalls('voteForMatch')).toEqual([['voteForMatch', 1]]);
  });

  it('leaves chat and menu usable, and returns the focus when the match starts', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop, { room: createRoom() });
    await page
      .getByRole('button', { name: /Play again/ })
      .and(page.locator(':enabled'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox').pressSequentially('gg 1');
    await page.keyboard.press('Enter');
    expect(await takeCalls('sendChat', 'voteForMatch')).toEqual([['sendChat', 'gg 1', false]]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    expect(await takeCalls('voteForMatch')).toEqual([]);
    await change({ room: { results: null, match: { phase: 'round', round: 1, endsAt: 9000, wins: {} } } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('tells screen readers who won, and shows spectators the votes without buttons to press', async () => {
    const { page } = await openHud('arena', SCREENS.desktop, { room: createRoom(), me: null });
    const dialog = page.getByRole('dialog', { name: 'Match results' });
    await dialog.getByRole('status').filter({ hasText: 'Copper won' }).waitFor();
    const buttons = dialog.getByRole('button');
    expect(await buttons.count()).toBe(3);
    for (const button of await buttons.all()) expect(await button.isDisabled()).toBe(true);
    expect(await dialog.getByText('2 votes').count()).toBe(1);
  });
});
