import { describe, expect, it } from 'vitest';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { describeMatch, readCountdown } from './describeMatch.ts';

const game = createHudTestGame();
const state = createExampleState(game);
const withMatch = (match: Partial<typeof state.room.match>, parts: Partial<typeof state> = {}) => ({
  ...state,
  ...parts,
  room: { ...state.room, match: { ...state.room.match, ...match } },
});
const withSettings = (settings: Parameters<typeof createHudTestGame>[0] = {}) =>
  createExampleState(createHudTestGame(settings));

const withScores = (from: typeof state, score: number) => ({
  ...from,
  players: from.players.map((player) => ({ ...player, score })),
});

describe('the match header', () => {
  it('[MP-06:part] shows both teams, their round wins, the time and the round', () => {
    expect(describeMatch(state)).toEqual({
      teams: [
        { id: 'red', name: 'Red', color: '#ff7a66', index: 0, score: '12', wins: 1, isMine: true },
        { id: 'blue', name: 'Blue', color: '#62b6ff', index: 1, score: '7', wins: 0, isMine: false },
      ],
      standing: null,
      clock: '1:38',
      caption: 'round 1 of 3',
      isEnding: false,
    });
  });

  it.each([
    [{ phase: 'waiting', endsAt: 0 }, null, 'Waiting for players: 8 of 1'],
    [{ phase: 'countdown', endsAt: 4100 }, '0:03', 'get ready'],
    [{ phase: 'pause', endsAt: 4200 }, '0:05', 'next round'],
    [{ phase: 'over', endsAt: 4200 }, '0:05', 'match over'],
    [{ phase: 'round', round: 3, endsAt: 0 }, null, 'round 3 of 3'],
  ] as const)('describes %o', (match, clock, caption) => {
    expect(describeMatch(withMatch(match))).toMatchObject({ clock, caption });
  });

  it('[MP-06:part] promises no number of rounds where rules decide who wins', () => {
    const ruled = withSettings({ settings: { match: { isEnabled: true, rounds: 3, winner: 'rules' } } });
    expect(describeMatch(ruled)?.caption).toBe('round 1');
  });

  it('highlights the last ten seconds', () => {
    expect(describeMatch(withMatch({ endsAt: state.tick + 10 * state.tickRate }))?.isEnding).toBe(true);
    expect(describeMatch(withMatch({ endsAt: state.tick + 11 * state.tickRate }))?.isEnding).toBe(false);
  });

  it('shows rank and score in games without teams, and the score to win', () => {
    const alone = withSettings({
      settings: { match: { isEnabled: true, roundSeconds: 60, winner: 'player', scoreToWin: 500 } },
      types: { teams: {} },
    });
    expect(describeMatch(alone)).toMatchObject({
      teams: [],
      standing: { rank: 1, of: 8, score: '340' },
      caption: 'first to 500',
    });
  });

  it('[MP-06:part] hides the time where the game has no timer, and disappears when nothing is left', () => {
    const hud = { hasTimer: false };
    expect(describeMatch(withSettings({ settings: { hud } }))).toMatchObject({ clock: null, caption: null });
    const alone = withSettings({ settings: { hud, match: {} }, types: { teams: {} } });
    expect(describeMatch(withScores(alone, 0))).toBeNull();
  });

  it('counts points in a game without rounds as soon as a player has some', () => {
    const alone = withSettings({ settings: { match: {} }, types: { teams: {} } });
    expect(describeMatch(withScores(alone, 0))).toBeNull();
    expect(describeMatch(withScores(alone, 3))).toMatchObject({
      standing: { of: 8, score: '3' },
      clock: null,
    });
    const quiet = withSettings({
      settings: { hud: { hasScoreboard: false }, match: {} },
      types: { teams: {} },
    });
    expect(describeMatch(withScores(quiet, 3))).toBeNull();
    const ruled = withSettings({
      settings: { match: { isEnabled: true, winner: 'rules' } },
      types: { teams: {} },
    });
    expect(describeMatch(withScores(ruled, 3))?.standing ?? null).toBeNull();
  });

  it('counts down only before a round', () => {
    expect(readCountdown(withMatch({ phase: 'countdown', endsAt: state.tick + 50 }))).toBe(2);
    expect(readCountdown(withMatch({ phase: 'countdown', endsAt: state.tick }))).toBeNull();
    expect(readCountdown(state)).toBeNull();
  });
});
