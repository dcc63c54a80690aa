import type { GamePage } from '@playloom/api-contract';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const GAME = { title: 'Brawl', creator: { username: 'ada' }, controls: [] } as unknown as GamePage;
const ROOM = { roomId: 'room', roomName: 'Yard 3', lobbyCode: 'HZL4Q7' };

it('[HUD-25:part] names the room and its code, but not in streamer mode', async () => {
  const state = { kind: 'loading', step: 'client', part: 0.4, room: ROOM, isTraveling: false } as const;
  await renderInApp(<LoadingScreen game={GAME} state={state} onCancel={() => undefined} />);
  await expect.element(page.getByText('Yard 3, code HZL4Q7')).toBeVisible();
  // The client has stored the setting on this page.
  onTestFinished(() => localStorage.removeItem('playloom.settings'));
  localStorage.setItem('playloom.settings', JSON.stringify({ isStreaming: true }));
  window.dispatchEvent(new Event('playloom-settings'));
  await expect.element(page.getByText('by ada')).toBeVisible();
  await expect.element(page.getByText('HZL4Q7')).not.toBeInTheDocument();
});
