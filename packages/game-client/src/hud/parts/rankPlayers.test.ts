import type { PlayerView } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { pickRowsAround, rankPlayers } from './rankPlayers.ts';

function createPlayer(id: number, score: number): PlayerView {
  return {
    id,
    name: `p${id}`,
    isBot: false,
    isSignedIn: false,
    team: null,
    score,
    unit: null,
    isAway: false,
    skin: null,
  };
}

const players = [createPlayer(3, 10), createPlayer(1, 30), createPlayer(4, 30), createPlayer(2, 5)];

describe('the scoreboard', () => {
  it('puts the best first; equal scores share a rank and keep their order', () => {
    expect(rankPlayers(players).map(({ player, rank }) => [player.id, rank])).toEqual([
      [1, 1],
      [4, 1],
      [3, 3],
      [2, 4],
    ]);
  });

  it('[HUD-21:part] folds to the best rows, or the best, the next above the player, and the player', () => {
    const ids = (me: number | null): number[] =>
      pickRowsAround(rankPlayers(players), me, 3).map(({ player }) => player.id);
    expect(ids(1)).toEqual([1, 4, 3]);
    expect(ids(4)).toEqual([1, 4, 3]);
    expect(ids(3)).toEqual([1, 4, 3]);
    expect(ids(2)).toEqual([1, 3, 2]);
    expect(ids(null)).toEqual([1, 4, 3]);
    expect(pickRowsAround(rankPlayers(players.slice(0, 2)), 3, 3)).toHaveLength(2);
  });
});
