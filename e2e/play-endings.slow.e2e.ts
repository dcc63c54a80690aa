import type { Page } from 'playwright-core';
import { expect, describe, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { sendClientState, useFakeClient } from './harness/fakeClient.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { JOIN_REQUEST, playButton, PLAYING_STATE, watchJoins } from './harness/playSteps.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

async function rejectJoins(page: Page, status: number, errorId: string): Promise<void> {
  await page.route(JOIN_REQUEST, (route) =>
    route.fulfill({ status, json: { status: 'error', errorId, message: 'Not now.' } }),
  );
}

describe('when playing fails or ends', () => {
  it('explains the error of the server and offers a next step', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of (?:403|404|409|503)/] });
    await useFakeClient(page);
    await visitPage(page, '/play/arena');
    const stopped = page.getByRole('main').getByRole('alert');
    const answers = [
      [409, 'room_full', 'This room is full', 'Find another room'],
      [404, 'room_not_found', 'Room not found', 'Find another room'],
      [503, 'rooms_unavailable', 'No rooms available right now', 'Try again'],
      [403, 'members_only', 'Only members can play', 'See other games'],
    ] as const;
    for (const [status, id, title, action] of answers) {
      await rejectJoins(page, status, id);
      await playButton(page).click();
      await stopped.getByRole('heading', { name: title }).waitFor();
      expect(await stopped.getByText(action, { exact: true }).count()).toBe(1);
      await page.unroute(JOIN_REQUEST);
      await stopped.getByRole('button', { name: 'Back to the game page' }).click();
    }
  });

  itInLongRun('offers another room or watching when the room is full', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 409/] });
    await useFakeClient(page);
    await visitPage(page, '/play/arena');
    await rejectJoins(page, 409, 'room_full');
    await playButton(page).click();
    const watch = page.getByRole('button', { name: 'Watch this room' });
    await watch.waitFor();
    await page.unroute(JOIN_REQUEST);
    const joins = watchJoins(page);
    await watch.click();
    await sendClientState(page, PLAYING_STATE);
    expect(joins[0]?.get('watch')).toBe('true');
  });

  itInLongRun('explains how a game ended and offers a next step', async () => {
    const page = await browser.newVisitor();
    await useFakeClient(page);
    await visitPage(page, '/play/arena');
    const stopped = page.getByRole('main').getByRole('alert');
    const endings = [
      ['kicked', 'No campers.', 'You were removed from the room', 'Find another room'],
      ['lost', '', 'Connection lost', 'Try again'],
      ['protocol-mismatch', '', 'A new version is available', 'Reload page'],
      ['room-closed', '', 'This room closed', 'Find another room'],
    ] as const;
    for (const [index, [id, text, title, action]] of endings.entries()) {
      await playButton(page).click();
      await page.waitForFunction((count) => window.fakeClient?.starts.length === count, index + 1);
      await sendClientState(page, PLAYING_STATE);
      await sendClientState(page, { kind: 'ended', id, text });
      await stopped.getByRole('heading', { name: title }).waitFor();
      expect(await stopped.textContent()).toContain(text);
      expect(await page.evaluate(() => window.fakeClient?.destroyed)).toBe(index + 1);
      await stopped.getByRole('button', { name: action }).waitFor();
      await stopped.getByRole('button', { name: 'Back to the game page' }).click();
    }
  });

  it('reports a browser that cannot draw, before joining a room', async () => {
    const page = await browser.newVisitor();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const joins = watchJoins(page);
    await visitPage(page, '/play/arena');
    await playButton(page).click();
    await page.getByRole('heading', { name: 'Your browser can’t display this game' }).waitFor();
    expect(joins).toEqual([]);
  });

  itInLongRun('reports an engine version that is not available', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 404/] });
    await useFakeClient(page);
    await page.route(/\/client\//, (route) =>
      route.fulfill({
        status: 404,
        json: { status: 'error', errorId: 'client_not_found', message: 'None.' },
      }),
    );
    await visitPage(page, '/play/arena');
    await playButton(page).click();
    await page.getByRole('heading', { name: 'This game can’t start' }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
  });

  it('[RO-01:part] a game for people with an account asks guests to log in, and lets users play', async () => {
    await queryDatabase(`update games set visibility = 4 where slug = 'nightfall'`);
    try {
      const page = await browser.newVisitor();
      await visitPage(page, '/play/nightfall');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Log in to play this game' }).waitFor();
      expect(await playButton(page).count()).toBe(0);
      expect(await main.getByRole('button', { name: 'Open a new room' }).isDisabled()).toBe(true);
      await expectNoSeriousAxe(page);
      await main.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
      await createAccount(page);
      await useFakeClient(page);
      await visitPage(page, '/play/nightfall');
      await playButton(page).click();
      await sendClientState(page, PLAYING_STATE);
    } finally {
      await queryDatabase(`update games set visibility = 5 where slug = 'nightfall'`);
    }
  });
});
