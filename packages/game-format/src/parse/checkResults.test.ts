import { describe, expect, it } from 'vitest';
import type { Game, GameInput } from '../document/gameSchema.ts';
import { createClientProjection } from '../release/createClientProjection.ts';
import { parseGame } from './parseGame.ts';

const variables = {
  player: {
    goals: { name: 'Goals', type: 'number', initial: 0 },
    role: { name: 'Role', type: 'text', initial: '' },
  },
  global: {
    mode: { name: 'Mode', type: 'text', initial: '' },
    speed: { name: 'Speed', type: 'number', initial: 1 },
    dark: { name: 'Dark', type: 'boolean', initial: false },
    places: { name: 'Places', type: 'list', initial: [] },
  },
} as const;

function createInput(results: unknown): unknown {
  return {
    format: 1,
    settings: { title: 'Results', results },
    variables,
    world: { maps: { island: { name: 'Island' } } },
  };
}

function parse(results: NonNullable<GameInput['settings']['results']>): Game {
  const parsed = parseGame(createInput(results));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function listProblems(results: unknown) {
  const parsed = parseGame(createInput(results));
  return parsed.ok ? [] : parsed.error;
}

const option = (change: object) => ({ options: [{ label: 'Next', change }] });
const mode = (variable: string | null, value: string) => option({ kind: 'mode', variable, value });

describe('[END-06:part] results in a game', () => {
  it('[END-01:part] are off in games from before, with 10 seconds to vote', () => {
    const parsed = parseGame({ format: 1, settings: { title: 'Old' } });
    expect(parsed.ok && parsed.value.settings.results).toEqual({
      isEnabled: false,
      seconds: 10,
      ranking: { label: 'Score', variable: null, best: 'highest' },
      awards: [],
      options: [],
      isScoreReset: true,
    });
  });

  it('reach the clients', () => {
    const game = parse({ isEnabled: true, awards: [{ label: 'Most goals', variable: 'goals' }] });
    expect(createClientProjection(game).settings.results).toEqual(game.settings.results);
  });

  it('have at least 3 and at most 10 seconds, five awards and six options', () => {
    for (const seconds of [2.9, 10.1]) {
      expect(listProblems({ seconds })).toMatchObject([
        { path: 'settings.results.seconds', code: 'out-of-range' },
      ]);
    }
    const awards = Array.from({ length: 6 }, () => ({ label: 'Best' }));
    expect(listProblems({ awards })).toMatchObject([{ path: 'settings.results.awards' }]);
    const options = Array.from({ length: 7 }, () => ({ label: 'Again' }));
    expect(listProblems({ options })).toMatchObject([{ path: 'settings.results.options' }]);
  });

  it.each([
    [{ ranking: { variable: 'role' } }, 'ranking.variable', '“Role” is not a number.'],
    [{ awards: [{ label: 'Best', variable: 'role' }] }, 'awards[0].variable', '“Role” is not a number.'],
    [option({ kind: 'map' }), 'options[0].change.map', 'Choose the map'],
    [mode(null, ''), 'options[0].change.variable', 'Choose the variable'],
    [mode('places', 'x'), 'options[0].change.variable', 'An option can’t set “Places”.'],
    [mode('speed', 'fast'), 'options[0].change.value', '“Speed” needs a number.'],
    [mode('speed', ' '), 'options[0].change.value', '“Speed” needs a number.'],
    [mode('dark', 'yes'), 'options[0].change.value', '“Dark” needs “true” or “false”.'],
  ])('that can’t be compared or set are problems: %o', (results, path, message) => {
    expect(listProblems(results)).toMatchObject([
      {
        path: `settings.results.${path}`,
        code: 'does-not-fit',
        message: expect.stringContaining(message),
      },
    ]);
  });

  it.each([
    [{ ranking: { variable: 'shots' } }, 'ranking.variable'],
    [{ awards: [{ label: 'Best', variable: 'shots' }] }, 'awards[0].variable'],
    [option({ kind: 'map', map: 'moon' }), 'options[0].change.map'],
    [mode('weather', 'rain'), 'options[0].change.variable'],
  ])('that refer to unknown parts are problems: %o', (results, path) => {
    expect(listProblems(results)).toMatchObject([
      { path: `settings.results.${path}`, code: 'unknown-reference' },
    ]);
  });

  it.each([
    [mode('mode', 'night')],
    [mode('speed', '1.5')],
    [mode('dark', 'false')],
    [option({ kind: 'map', map: 'island' })],
    [{ ranking: { label: 'Goals', variable: 'goals', best: 'lowest' } }],
  ])('that fit have no problems: %o', (results) => {
    expect(listProblems(results)).toEqual([]);
  });
});
