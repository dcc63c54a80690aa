import type { GamePage } from '@playloom/api-contract';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import type { PlayHandle } from '../controller/usePlay.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import { PrivateRoomPanel } from './PrivateRoomPanel.tsx';

const GAME = { _id: 'game', title: 'Brawl', access: 'open' } as unknown as GamePage;
const PLAY = { state: { kind: 'idle' }, press: () => undefined } as unknown as PlayHandle;
const GUEST = { isGuest: false, name: '' } as unknown as GuestNameState;
const ROOM = {
  opened: { roomId: 'room', roomName: 'Yard 3', lobbyCode: 'HZL4Q7' },
  isBusy: false,
  problem: null,
  open: () => undefined,
};

it('[HUD-25:part] hides the code in streamer mode until it is asked for', async () => {
  onTestFinished(() => localStorage.removeItem('playloom.settings'));
  localStorage.setItem('playloom.settings', JSON.stringify({ isStreaming: true }));
  await renderInApp(<PrivateRoomPanel game={GAME} play={PLAY} guest={GUEST} room={ROOM} />);
  const shown = page.getByRole('img', { name: 'Code H Z L 4 Q 7' });
  await expect.element(page.getByRole('img', { name: 'Code hidden' })).toHaveTextContent('••••••');
  await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect.element(shown).toHaveTextContent('HZL4Q7');
  await page.getByRole('button', { name: 'Hide code' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  localStorage.removeItem('playloom.settings');
  window.dispatchEvent(new Event('playloom-settings'));
  await expect.element(shown).toBeVisible();
});
