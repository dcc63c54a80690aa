import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { setNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { NewGameToast } from './NewGameToast.tsx';

const message = page.getByText('Your game is live. Send its link to a friend.');
const link = page.getByRole('link', { name: 'Open in the editor' });

beforeEach(() => setNewGameFlag(localStorage, 'moat'));

async function openAt(width: number, height: number) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await renderInApp(
    <div className="play-column">
      <NewGameToast gameSlug="moat" />
      <button type="button">Open a new room</button>
    </div>,
  );
}

it('[ST-05:part] is part of the page on wide screens, so that it covers nothing', async () => {
  await openAt(1440, 900);
  await expect.element(link).toHaveAttribute('href', '/create?game=moat');
  const toast = message.element().closest('.pl-toast');
  expect(toast?.closest('[data-toast-region]')).toBeNull();
  const below = page.getByRole('button').element().getBoundingClientRect().top;
  expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(below);
});

it('[ST-05:part] moves the page down on small screens', async () => {
  await openAt(390, 844);
  await expect.element(message).toBeVisible();
  expect(message.element().closest('[data-toast-region]')).not.toBeNull();
});

it('[ST-05:part] is shown once', async () => {
  await openAt(1440, 900);
  await expect.element(message).toBeVisible();
  await openAt(1440, 900);
  expect(message.elements()).toHaveLength(1);
});
