import { describe, expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

describe('the pause menu', () => {
  it('[MP-07] opens with Escape, traps the focus, and returns it', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest('.hud-menu') !== null);
    for (let presses = 0; presses < 16; presses++) {
      expect(await focused()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await takeCalls('holdKeyboard')).toEqual([
      ['holdKeyboard', false],
      ['holdKeyboard', true],
      ['holdKeyboard', false],
    ]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('[MP-07] has sound settings and full screen, and asks before leaving', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.phone);
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByLabel('Music').fill('30');
    await page.getByLabel('Sound effects').fill('0');
    await page.getByLabel('Mute all sound').tap();
    await page.getByLabel('Full screen').tap();
    await page.getByRole('button', { name: 'Leave room' }).tap();
    await page.getByRole('button', { name: 'Stay' }).tap();
    await page.getByRole('button', { name: 'Leave room' }).tap();
    await page.getByRole('button', { name: 'Leave', exact: true }).tap();
    expect(await takeCalls('changeSettings', 'toggleFullscreen', 'leave')).toEqual([
      ['changeSettings', { music: 30 }],
      ['changeSettings', { effects: 0 }],
      ['changeSettings', { isMuted: true }],
      ['toggleFullscreen'],
      ['leave'],
    ]);
  });

  it('[CM-04:part] mutes, reports and kicks from the list of players, and asks before kicking', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.phone, {
      rights: { canKick: true, canCallVote: true },
    });
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByRole('button', { name: 'Players' }).tap();
    await page.getByLabel('Mute kit_k').tap();
    await page.getByLabel('Report kit_k').tap();
    await page.getByLabel('Kick kit_k').tap();
    await page.getByLabel('Yes, kick kit_k').tap();
    // Guests (pip) cannot be reported. Bots and the player's own entry have no buttons.
    expect(await page.getByRole('button', { name: /pip$/ }).count()).toBe(2);
    expect(await page.getByRole('button', { name: /(bee|robin)$/ }).count()).toBe(0);
    expect(await takeCalls('mute', 'report', 'kick', 'callVote')).toEqual([
      ['mute', 2, true],
      ['report', 2],
      ['kick', 2],
    ]);
  });

  it('[CM-04:part] starts a vote when the player cannot kick alone, and accepts votes by key and by click', async () => {
    const view = { vote: 3, player: 4, name: 'marrow', caller: 'juno', yes: 1, no: 0, needed: 2 };
    const vote = (voters: number[]) => ({
      vote: { key: 9, answer: null, view: { ...view, voters, endsAt: 4400, outcome: 'open' } },
    });
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop, vote([2, 3]));
    await page.getByText('Kick marrow?').waitFor();
    await page.keyboard.press('y');
    expect(await page.getByRole('group', { name: 'Vote' }).getByRole('button').count()).toBe(0);
    await change(vote([1, 2, 3]));
    await page.getByRole('button', { name: 'No' }).click();
    await page.keyboard.press('y');
    expect(await takeCalls('vote')).toEqual([
      ['vote', 3, false],
      ['vote', 3, true],
    ]);
    await change({ vote: null });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Players' }).click();
    await page.getByLabel('Vote to kick pip').click();
    await page.getByLabel('Yes, vote to kick pip').click();
    expect(await takeCalls('kick', 'callVote')).toEqual([['callVote', 5]]);
  });

  it('copies the invite link and the room code, or shows them for manual copying', async () => {
    const { page } = await openHud('arena', SCREENS.desktop);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Invite friends' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('join=HZL4Q7');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.getByLabel('Text to copy').inputValue()).toBe('HZL4Q7');
  });

  it('[HUD-25:part] hides the room code in streamer mode, which can still be copied', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop, { settings: { isStreaming: true } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Escape');
    const code = page.locator('.hud-code code');
    expect(await code.textContent()).toBe('••••••');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('HZL4Q7');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await code.textContent()).toBe('HZL4Q7');
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    // Where copying is not allowed, nothing is shown either.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Invite friends' }).click();
    await page.getByText('Your browser blocked copying.').waitFor();
    expect(await page.getByLabel('Text to copy').count()).toBe(0);
    await change({ settings: { isStreaming: false } });
    expect(await code.textContent()).toBe('HZL4Q7');
  });

  it('[OP-05] changes volumes, names, shaking, team shapes and low power', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    const switches = [
      ['Show names', 'showsNames', true],
      ['Camera shake', 'shakesCamera', true],
      ['Show team shapes', 'hasTeamShapes', false],
      ['Save battery (30 FPS)', 'isLowPower', false],
    ] as const;
    for (const [label, name, isOn] of switches) {
      const control = page.getByRole('switch', { name: label });
      expect(await control.getAttribute('aria-checked')).toBe(String(isOn));
      // Clicking the label toggles the setting, like the switch itself.
      await page.getByText(label, { exact: true }).click();
      await change({ settings: { [name]: !isOn } });
      expect(await control.getAttribute('aria-checked')).toBe(String(!isOn));
    }
    expect(await takeCalls('changeSettings')).toEqual(
      switches.map(([, name, isOn]) => ['changeSettings', { [name]: !isOn }]),
    );
  });

  it('[GPU-05:part] lets the player choose the graphics by keyboard', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    const graphics = page.getByLabel('Graphics');
    await graphics.waitFor();
    expect(await graphics.locator('option').allTextContents()).toEqual(['Automatic', 'High', 'Low']);
    expect(await graphics.locator('option:checked').textContent()).toBe('Automatic');
    await graphics.focus();
    await page.keyboard.press('End');
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { graphics: 'low' }]]);
    await change({ settings: { graphics: 'low' } });
    await expect.poll(() => graphics.locator('option:checked').textContent()).toBe('Low');
  });

  it('[OP-05] shows teams as shapes and bars as patterns when turned on', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop);
    await page.locator('.hud-board .hud-mark').first().waitFor();
    expect(await page.locator('.hud-mark-shape').count()).toBe(0);
    await change({ settings: { hasTeamShapes: true } });
    await page.locator('.hud-board .hud-mark-shape').first().waitFor();
    const shapes = await page
      .locator('.hud-board .hud-mark-shape path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(shapes).size).toBe(2);
    expect(await page.locator('.hud-meter[data-pattern]').count()).toBe(1);
  });

  it('[OP-05] rebinds keys, which swaps their actions, and resets them', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change controls' }).click();
    const game = page.locator('.hud-keys').first();
    await game.getByRole('button', { name: /^Reload/ }).click();
    await page.getByText('Press a key…').waitFor();
    await page.keyboard.press('F7');
    await page.getByText('Games can’t use this key').waitFor();
    await page.keyboard.press('e');
    const keys = { e: 'r', r: 'e' };
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { keys }]]);
    await change({ settings: { keys } });
    expect(await game.getByRole('button', { name: /^Reload/ }).textContent()).toBe('E');
    expect(await game.getByRole('button', { name: /^Switch/ }).textContent()).toBe('R');
    await game.getByRole('button', { name: /^Reload/ }).click();
    await page.getByText('Press a key…').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Press a key…').waitFor({ state: 'detached' });
    await game.getByRole('button', { name: /^Switch/ }).click();
    await page.getByText('Press a key…').waitFor();
    await game.getByRole('button', { name: /^Switch/ }).click({ button: 'right' });
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await takeCalls('changeSettings')).toEqual([
      ['changeSettings', { keys: { e: 'r', r: 'mouse-right', 'mouse-right': 'e' } }],
      ['changeSettings', { keys: {} }],
    ]);
    await page.getByRole('dialog').waitFor();
  });
});
