import type { PlayerView } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { pickScoreboardRows, rankPlayers } from './rankPlayers.ts';

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

  it('always includes the player’s own row', () => {
    const ids = (me: number | null): number[] =>
      pickScoreboardRows(rankPlayers(players), me, 2).map(({ player }) => player.id);
    expect(ids(1)).toEqual([1, 4]);
    expect(ids(2)).toEqual([1, 2]);
    expect(ids(null)).toEqual([1, 4]);
  });
});
