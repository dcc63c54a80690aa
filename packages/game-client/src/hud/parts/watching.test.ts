import { expect, it } from 'vitest';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { findNextWatchedPlayer, findWatchedPlayer, isSpectating } from './watching.ts';

const state = createExampleState(createHudTestGame());
const watching = (target: number | null) => ({
  ...state,
  me: null,
  own: { ...state.own, camera: { ...state.own.camera, target } },
});

it('cycles through the players who have a unit, in both directions', () => {
  const players = state.players.map((player) => (player.id === 3 ? { ...player, unit: null } : player));
  const from = (target: number, steps: number) =>
    findNextWatchedPlayer({ ...watching(target), players: players.toReversed() }, steps)?.id;
  expect([from(100, 1), from(101, 1), from(103, -1), from(100, -1), from(107, 1)]).toEqual([2, 4, 2, 8, 1]);
});

it('knows the followed player, and starts with the first when there is none', () => {
  expect(findWatchedPlayer(watching(102))?.name).toBe('juno');
  expect(findWatchedPlayer(watching(5))).toBeNull();
  expect(findNextWatchedPlayer(watching(null), -1)?.id).toBe(1);
  expect(findNextWatchedPlayer({ ...watching(null), players: [] }, 1)).toBeNull();
});

it('is for clients without a player in the room', () => {
  expect([isSpectating(watching(null)), isSpectating(state)]).toEqual([true, false]);
});
