import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from '../harness/expectNoSeriousAxe.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

const unlock = (key: number, name: string, kind = 'achievement') => ({
  key,
  kind,
  name,
  text: 'Knock out an opponent',
  icon: 'star',
  points: 5,
});
const LONG = 'The longest name of an achievement ever!';

describe('achievements in the HUD', () => {
  it('[PROG-07:part] are shown one after the other, announced, and cover nothing', async () => {
    for (const screen of Object.values(SCREENS)) {
      const { page, change } = await openHud('arena', screen);
      await change({ unlocks: [unlock(1, LONG), unlock(2, 'Second')] });
      const toast = page.locator('.hud-unlock');
      await toast.waitFor();
      expect(await toast.count()).toBe(1);
      expect(await toast.textContent()).toBe(`Achievement unlocked${LONG}+5`);
      const status = page.locator('.hud-unlock-place').getByRole('status');
      await page.waitForFunction(() =>
        document.querySelector('.hud-unlock-place [role=status]')?.textContent?.startsWith('Achievement'),
      );
      expect(await status.textContent()).toContain(LONG);
      const box = (await toast.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
      expect(box.y + box.height).toBeLessThan(screen.height * 0.45);
      await change({ unlocks: [unlock(2, 'Second')], achievementStorage: 'guest' });
      await page.getByText('Sign up to keep achievements').waitFor();
      await change({ unlocks: [] });
      await toast.waitFor({ state: 'detached' });
    }
  });

  it('[PROG-07:part] [PROG-11:menu] are listed in the menu, with the keyboard alone', async () => {
    for (const screen of [SCREENS.desktop, SCREENS.phone]) {
      const { page } = await openHud('arena', screen);
      await page.keyboard.press('Escape');
      const menu = page.getByRole('dialog');
      const button = menu.getByRole('button', { name: 'Achievements' });
      await button.focus();
      await page.keyboard.press('Enter');
      const rows = menu.getByRole('listitem');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(7);
      await menu.getByText('1 of 7').waitFor();
      const all = menu.getByRole('link', { name: 'All achievements' });
      expect(await all.getAttribute('href')).toBe('/play/example/achievements');
      expect(await all.getAttribute('target')).toBe('_blank');
      await expectNoSeriousAxe(page);
    }
  });

  it('[PROG-07:part] leave the menu as it is in games without any', async () => {
    const { page } = await openHud('arena', SCREENS.desktop, {}, { achievements: [] });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('button', { name: 'Achievements' }).count()).toBe(0);
  });
});
