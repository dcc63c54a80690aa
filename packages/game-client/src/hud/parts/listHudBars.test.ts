import { describe, expect, it } from 'vitest';
import { formatRank } from '../elements/formatRank.ts';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { listHudBars } from './listHudBars.ts';

describe('[DIR-05:part] the race bar', () => {
  const race = { variable: 'laps', goal: 10, parts: 3 };
  const game = createHudTestGame({
    settings: { hud: { race } },
    variables: { player: { laps: { name: 'Laps', type: 'number' } } },
  });
  const state = createExampleState(game);
  const read = (progress: { [player: string]: number }, changes: object = {}) =>
    listHudBars({ ...state, me: 1, room: { ...state.room, race: progress, ...changes } }).find(
      ({ id }) => id === 'race',
    );

  it('has the own progress and rank, and where the others are', () => {
    expect(read({ 1: 0.5, 2: 1.3, 3: 0.5, 4: 0.2 })).toMatchObject({
      value: 0.5,
      max: 1,
      race: { rank: 2, of: 4, others: [1, 0.5, 0.2], parts: 3 },
    });
  });

  it('is shown while a round runs, and only in games that have one', () => {
    expect(read({ 1: 0.5 }, { match: { ...state.room.match, phase: 'pause' } })).toBeUndefined();
    expect(read({ 2: 0.5 })).toBeUndefined();
    const plain = createExampleState(createHudTestGame());
    expect(listHudBars(plain).map(({ id }) => id)).not.toContain('race');
  });

  it('names ranks', () => {
    const ranks = [1, 2, 3, 4, 11, 12, 21, 22].map((rank) => formatRank({ rank, of: 30 }));
    expect(ranks).toEqual(
      ['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '22nd'].map((rank) => `${rank} of 30`),
    );
  });
});
