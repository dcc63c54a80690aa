import { expect, it } from 'vitest';
import { finishSteps } from '../run/steps.ts';
import { createTestDocument } from '../testing/createTestRoom.ts';
import { acquireGame, dropUnusedGames } from './openedGames.ts';
import type { OpenedGame } from './openReleaseGame.ts';

/** Longer than half of what is kept. */
const PADDING = ' '.repeat(1_100_000);

function open(worker: { games: Map<string, OpenedGame> }, document: string): OpenedGame {
  const game = finishSteps(acquireGame(worker, document));
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

it('[OP-53:part] compiles a release once, also for a room that opens after another one has closed', () => {
  const worker = { games: new Map<string, OpenedGame>() };
  const document = JSON.stringify(createTestDocument());
  const first = open(worker, document);
  dropUnusedGames(worker);
  expect(open(worker, document)).toBe(first);
});

it('[OP-55:part] shares a release that two rooms open at the same time', () => {
  const worker = { games: new Map<string, OpenedGame>() };
  const document = JSON.stringify(createTestDocument());
  const slow = acquireGame(worker, document);
  slow.next();
  const first = open(worker, document);
  expect(finishSteps(slow)).toEqual({ ok: true, value: first });
});

it('drops the releases that were not used for the longest time, but none that are being played', () => {
  const worker = { games: new Map<string, OpenedGame>() };
  const document = JSON.stringify(createTestDocument());
  const [played, older, newer] = [0, 1, 2].map((turn) => open(worker, document + PADDING + ' '.repeat(turn)));
  played!.rooms = 1;
  open(worker, older!.document);
  dropUnusedGames(worker);
  expect([...worker.games.values()]).toEqual([played, older]);
  expect(newer!.document).not.toBe(older!.document);
});

it('keeps nothing of a document that is not a game', () => {
  const worker = { games: new Map<string, OpenedGame>() };
  expect(finishSteps(acquireGame(worker, '{'))).toMatchObject({ ok: false });
  expect(worker.games.size).toBe(0);
});
