import { describe, expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const open = openHuds();

/** Unit id of the first player in the example state. The ids of the other players follow. */
const FIRST_UNIT = 100;

describe('spectators', () => {
  const own = { unit: null, inventory: [], attributes: [] };
  const follow = (player: number) => ({
    me: null,
    canChat: false,
    own: { ...own, camera: { target: FIRST_UNIT + player - 1, position: null, zoom: 1 } },
  });

  it('see whom they watch and switch with keys', async () => {
    const { page, change, takeCalls } = await open('arena', SCREENS.desktop, follow(2));
    const bar = page.getByRole('group', { name: 'Watching' });
    expect(await bar.textContent()).toContain('kit_k');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('a');
    expect(await takeCalls('watch')).toEqual([
      ['watch', 3],
      ['watch', 1],
    ]);
    await change(follow(8));
    expect(await bar.textContent()).toContain('tove');
    await page.keyboard.press('Space');
    expect(await takeCalls('watch')).toEqual([['watch', 1]]);
    expect(await page.getByRole('button', { name: 'Say something' }).count()).toBe(0);
  });

  it('switch with buttons within reach of a thumb', async () => {
    for (const screen of [SCREENS.phone, SCREENS.phoneLandscape, SCREENS.tablet]) {
      const { page, takeCalls } = await open('arena', screen, follow(4));
      const next = page.getByRole('button', { name: 'Next player' });
      const box = (await next.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeGreaterThan(screen.height - 120);
      await next.tap();
      await page.getByRole('button', { name: 'Previous player' }).tap();
      expect(await takeCalls('watch')).toEqual([
        ['watch', 5],
        ['watch', 3],
      ]);
    }
  });

  it('see no buttons while no one is playing, and players see no bar', async () => {
    const { page, change, takeCalls } = await open('arena', SCREENS.desktop, { ...follow(1), players: [] });
    const bar = page.getByRole('group', { name: 'Watching' });
    expect(await bar.textContent()).toContain('No one is playing yet');
    expect(await bar.getByRole('button').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await takeCalls('watch')).toEqual([]);
    await change({ me: 1 });
    expect(await bar.count()).toBe(0);
  });
});

describe('an interaction nearby', () => {
  const hint = { text: '{Press:e} to talk to Baker Bree', key: 'e' };

  it('is shown with the key of the player', async () => {
    const { page, change } = await open('harbour', SCREENS.desktop, { hint });
    await page.getByText('Press E to talk to Baker Bree').waitFor();
    await change({ settings: { keys: { f: 'e', e: 'f' } } });
    await page.getByText('Press F to talk to Baker Bree').waitFor();
    await change({ hint: null });
    expect(await page.getByText('to talk to Baker Bree').count()).toBe(0);
  });

  it('is a button on touch screens', async () => {
    const { page, takeCalls } = await open('harbour', SCREENS.phone, { hint });
    await page.getByRole('button', { name: 'Tap Use to talk to Baker Bree' }).tap();
    expect(await takeCalls('touchButton')).toEqual([
      ['touchButton', 'e', true],
      ['touchButton', 'e', false],
    ]);
  });

  it('is named in every text of the game as the player presses it', async () => {
    const { page } = await open('arena', SCREENS.phone, {
      own: { texts: { bottom: '{key:r} reloads{keys:, R|}' } },
      messages: [{ key: 1, text: 'Run with {move}.' }],
    });
    expect(await page.locator('.hud-text').textContent()).toBe('Reload reloads');
    expect(await page.locator('.hud-message').textContent()).toBe('Run with the left stick.');
  });

  it('shows the newest of several messages, and an older one again while it still has time', async () => {
    const older = { key: 1, text: 'Eat pellets and smaller blobs.' };
    const newer = { key: 2, text: 'Five minutes. The largest blob wins!' };
    const { page, change } = await open('blob', SCREENS.phone, { messages: [older, newer] });
    const readMessages = () => page.locator('.hud-message').allTextContents();
    await expect.poll(readMessages).toEqual([newer.text]);
    await change({ messages: [older] });
    await expect.poll(readMessages).toEqual([older.text]);
  });
});
