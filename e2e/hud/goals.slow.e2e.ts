import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from '../harness/expectNoSeriousAxe.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

const make = (name: string, changes: object = {}) => ({
  period: 'daily',
  name,
  text: '',
  icon: 'target',
  points: 10,
  count: 1,
  goal: 2,
  isTime: false,
  ...changes,
});
const LONG = 'The longest name that a goal can have now';
const goals = [
  make('Finish 2 matches'),
  make('Play 10 minutes', { count: 188, goal: 600, isTime: true }),
  make(LONG, { count: 3, goal: 3, text: 'What to do for it' }),
  make('Win 5 matches', { period: 'weekly', count: 0, goal: 5 }),
];

describe('goals in the HUD', () => {
  it('[GOAL-04:part] are shown when they are completed, and announced', async () => {
    const { page, change } = await openHud('arena', SCREENS.phone);
    const unlock = { key: 1, kind: 'daily', name: LONG, text: '', icon: 'star', points: 10 };
    await change({ unlocks: [unlock] });
    await page.locator('.hud-unlock').waitFor();
    expect(await page.locator('.hud-unlock').textContent()).toBe(`Daily goal completed${LONG}+10`);
    await page.waitForFunction(() =>
      document.querySelector('.hud-unlock-place [role=status]')?.textContent?.startsWith('Daily goal'),
    );
    await change({ unlocks: [{ ...unlock, key: 2, kind: 'weekly' }] });
    await page.getByText('Weekly goal completed', { exact: true }).waitFor();
  });

  it('[GOAL-04:part] are listed in the menu with progress and the time that is left', async () => {
    for (const screen of Object.values(SCREENS)) {
      const { page } = await openHud('arena', screen, { own: { goals } });
      await page.keyboard.press('Escape');
      const menu = page.getByRole('dialog');
      await menu.getByRole('heading', { name: /^Today’s goals .+ left$/ }).waitFor();
      expect(await menu.locator('.hud-goals li').count()).toBe(3);
      await menu.getByRole('button', { name: 'Goals and achievements' }).click();
      await menu.getByRole('heading', { name: /^This week’s goals .+ left$/ }).waitFor();
      const rows = menu.locator('.hud-goals li');
      expect(await rows.count()).toBe(4);
      expect(await rows.nth(0).textContent()).toContain('1 of 2');
      expect(await rows.nth(1).textContent()).toContain('3:08 of 10:00');
      expect(await rows.nth(2).textContent()).toContain('Completed');
      const box = (await menu.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
      await expectNoSeriousAxe(page);
    }
  });

  it('[GOAL-04:part] leave the menu as it is for guests and in games without any', async () => {
    const { page } = await openHud('arena', SCREENS.desktop, { achievementStorage: 'guest' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Achievements', exact: true }).click();
    await page.getByText(/Sign up to keep achievements and get new goals each day/).waitFor();
    expect(await page.locator('.hud-goals').count()).toBe(0);
  });
});
