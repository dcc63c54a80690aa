import { expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

it('asks to rotate the phone, and the notice can be dismissed', async () => {
  const { page, change } = await openHud('arena', SCREENS.phone, { orientation: 'landscape' });
  await page.getByText('made for landscape mode').waitFor();
  const { width, height } = SCREENS.phoneLandscape;
  await page.setViewportSize({ width, height });
  await page.getByText('Rotate your phone.').waitFor({ state: 'detached' });
  await change({ orientation: 'portrait' });
  await page.getByText('made for portrait mode').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await expect.poll(() => page.getByText('Rotate your phone.').count()).toBe(0);
});

it('keeps the chat open when the on-screen keyboard leaves less height than width', async () => {
  const { page, takeCalls } = await openHud('arena', SCREENS.phone);
  await page.getByLabel('Chat, 3 unread').tap();
  await page.getByLabel('Message everyone').fill('on my');
  const { width } = SCREENS.phone;
  await page.setViewportSize({ width, height: width - 60 });
  await page.waitForFunction((tall) => document.querySelector('.hud-host')!.clientHeight < tall, width);
  await page.keyboard.type(' way');
  await page.keyboard.press('Enter');
  expect(await takeCalls('sendChat')).toEqual([['sendChat', 'on my way', false]]);
});
