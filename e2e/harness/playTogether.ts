import type { Page } from 'playwright-core';
import { playButton } from './playSteps.ts';
import { visitPage } from './visitPage.ts';

/** State of a running game that tests read. */
interface PlayReading {
  readonly tick: number;
  readonly me: number | null;
  readonly isPredicting: boolean;
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly isBot: boolean;
    readonly isAway: boolean;
    readonly team: string | null;
    readonly score: number;
    readonly at: { readonly x: number; readonly y: number } | null;
  }[];
  readonly attributes: { readonly [attribute: string]: number };
  readonly items: readonly string[];
}

export interface ClientWindow {
  playloomClient?: { running: { readPlay(): PlayReading } | null };
}

/** Long, because the first start of a game opens a room, and frames are rendered in software. */
const ENTER_TIMEOUT_MS = 45_000;

/** Opens a play page, enters a name, presses Play, and waits for the player's unit. */
export async function enterGame(page: Page, path: string, name: string): Promise<void> {
  await visitPage(page, path);
  // Turn on low power mode, because software rendering shares the CPU with the rooms.
  await page.evaluate(() => localStorage.setItem('playloom.settings', '{"isLowPower":true}'));
  const field = page.getByLabel('Your name', { exact: true });
  if (await field.isVisible()) await field.fill(name);
  await playButton(page).click();
  await waitForOwnUnit(page);
}

export async function waitForOwnUnit(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const play = (window as ClientWindow).playloomClient?.running?.readPlay();
      return play?.players.some(({ id, at }) => id === play.me && at !== null) ?? false;
    },
    undefined,
    { timeout: ENTER_TIMEOUT_MS },
  );
}

export async function readPagePlay(page: Page): Promise<PlayReading> {
  return page.evaluate(() => (window as ClientWindow).playloomClient!.running!.readPlay());
}

export async function findPlayerByName(page: Page, name: string) {
  const { players } = await readPagePlay(page);
  return players.find((player) => player.name === name) ?? null;
}

export async function sendChatMessage(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Message (everyone|your team)$/ }).fill(text);
  await page.keyboard.press('Enter');
}
