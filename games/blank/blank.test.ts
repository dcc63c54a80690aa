import { describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../tools/games/play/playHeadlessGame.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';

describe('Blank', () => {
  testStarterGame('blank');

  it('has no description and no tags, which creators write themselves', () => {
    expect(loadGame('blank').settings).toMatchObject({ description: '', tags: [] });
  });

  it('explains to each player how to walk, and nothing can kill them', async () => {
    const { world, events } = await playHeadlessGame({
      game: loadGame('blank'),
      seed: 3,
      bots: 5,
      ticks: 200,
    });
    expect(world.players.size).toBe(5);
    expect(events.filter(({ event }) => event.kind === 'message')).toHaveLength(5);
    expect(events.filter(({ event }) => event.kind === 'death')).toEqual([]);
  });
});
