import { describe, expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import type { Json } from '../json/Json.ts';
import {
  CHUNK_CELLS,
  DOCUMENT_CHARACTERS_MAX,
  DOCUMENT_KEY_LENGTH_MAX,
  DOCUMENT_KEYS_MAX,
  DOCUMENT_NODES_MAX,
  PROBLEMS_MAX,
  TYPES_MAX,
} from '../document/limits.ts';
import { encodeChunk } from '../map/encodeChunk.ts';
import { parseGame } from './parseGame.ts';
import type { Problem } from '../problems/Problem.ts';
import { fuzzParseGame } from '../testing/fuzzParseGame.ts';

const minimal = { format: 1, settings: { title: 'x' } };

function problemsOf(json: unknown): Problem[] {
  const answer = parseGame(json);
  return answer.ok ? [] : answer.error;
}

/** The example game with one part replaced. */
function withPart(path: string, value: unknown): unknown {
  const game = JSON.parse(JSON.stringify(exampleGame())) as { [key: string]: unknown };
  const parts = path.split('.');
  const last = parts.pop()!;
  let at = game;
  for (const part of parts) at = (at[part] ??= {}) as typeof game;
  at[last] = value;
  return game;
}

describe('parseGame', () => {
  it('[GF-01] accepts the smallest game and fills in the defaults', () => {
    const answer = parseGame(minimal);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        settings: { worldKind: 'top-down', tickRate: 40, maxPlayers: 32, visibility: 5, renderer: '2d' },
        map: { width: 32, height: 32, layers: [] },
        rules: [],
        data: { defaultData: {}, ui: {} },
        world: { shareWeb3TokenAcrossMaps: false },
      },
    });
    expect(minimal).toEqual({ format: 1, settings: { title: 'x' } });
  });

  it('accepts the example game, and parsing the result again changes nothing', () => {
    const answer = parseGame(exampleGame());
    expect(answer.ok).toBe(true);
    expect(answer.ok && parseGame(JSON.parse(JSON.stringify(answer.value)))).toEqual(answer);
  });

  it('[EN-05] keeps the public names of default data, panels and the world token', () => {
    const answer = parseGame({
      ...minimal,
      data: { defaultData: { anything: [1, { deep: true }] }, ui: { inGameUi: { htmlData: '<b>hi</b>' } } },
      world: { shareWeb3TokenAcrossMaps: true },
    });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        data: { defaultData: { anything: [1, { deep: true }] }, ui: { inGameUi: { htmlData: '<b>hi</b>' } } },
        world: { shareWeb3TokenAcrossMaps: true },
      },
    });
  });

  it(
    '[GF-01] parses 5,000 random and mutated documents without throwing or hanging',
    { timeout: 300_000 },
    () => {
      const answers = fuzzParseGame(5000, 7);
      // If nearly all documents failed the first check, the later checks would not be tested.
      for (const code of [
        'accepted',
        'unknown-reference',
        'does-not-fit',
        'unknown-parameter',
        'unknown-entry',
      ]) {
        expect([code, answers.get(code)]).toEqual([code, expect.any(Number)]);
      }
    },
  );
});

describe('parseGame rejects', () => {
  it.each([null, undefined, 3, 'game', [], [minimal]])('[GF-01] %j, which is not a game', (json) => {
    expect(problemsOf(json)).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('[GF-01] the name %s anywhere', (key) => {
    const text = JSON.stringify({ ...minimal, data: { defaultData: { a: [{ KEY: 1 }] } } });
    expect(problemsOf(JSON.parse(text.replace('KEY', key)))).toEqual([
      {
        path: `data.defaultData.a[0].${key}`,
        code: 'forbidden-key',
        message: `The name “${key}” is reserved. Choose another name.`,
      },
    ]);
  });

  it('[GF-01] documents that are nested too deeply or circular', () => {
    let deep: Json = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(problemsOf({ ...minimal, data: { defaultData: { deep } } })).toMatchObject([{ code: 'too-deep' }]);
    const endless: { [key: string]: unknown } = { ...minimal };
    endless['map'] = endless;
    expect(problemsOf(endless)).toMatchObject([{ code: 'too-deep' }]);
  });

  it('[GF-01] documents with too many parts or characters', () => {
    const parts = Array.from({ length: DOCUMENT_NODES_MAX }, () => 0);
    expect(problemsOf({ ...minimal, data: { defaultData: { parts } } })).toMatchObject([{ code: 'too-big' }]);
    const keys = Object.fromEntries(
      Array.from({ length: DOCUMENT_KEYS_MAX + 1 }, (_, index) => [`k${index}`, 0]),
    );
    expect(problemsOf({ ...minimal, data: { defaultData: { keys } } })).toMatchObject([
      { path: 'data.defaultData.keys', code: 'too-big' },
    ]);
    const long = { ['k'.repeat(DOCUMENT_KEY_LENGTH_MAX + 1)]: 0 };
    expect(problemsOf({ ...minimal, data: { defaultData: { long } } })).toMatchObject([
      { path: 'data.defaultData.long', code: 'too-big' },
    ]);
    const text = 'x'.repeat(DOCUMENT_CHARACTERS_MAX);
    expect(problemsOf({ ...minimal, data: { defaultData: { text } } })).toMatchObject([{ code: 'too-big' }]);
    expect(problemsOf({ ...minimal, rules: Object.assign([], { length: 2 ** 32 - 1 }) })).toMatchObject([
      { code: 'too-big' },
    ]);
  });

  it('[GF-01] values that are not JSON, and objects with throwing getters', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(problemsOf({ ...minimal, map: trap })).toMatchObject([{ code: 'unreadable' }]);
    for (const value of [Number.NaN, 1n, () => 1, Symbol('x'), new Map(), new (class Own {})()]) {
      expect(problemsOf({ ...minimal, map: value })).toMatchObject([{ path: 'map', code: 'not-json' }]);
    }
  });

  it('[GF-01] too many entries of one kind, without checking each', () => {
    const units = Object.fromEntries(Array.from({ length: TYPES_MAX + 1 }, (_, index) => [`u${index}`, {}]));
    expect(problemsOf({ ...minimal, types: { units } })).toEqual([
      {
        path: 'types.units',
        code: 'too-big',
        message: `Units: ${TYPES_MAX + 1}, but the limit is ${TYPES_MAX}.`,
      },
    ]);
  });

  it('[GF-01] with a limited number of problems', () => {
    const rules = Array.from({ length: 1000 }, () => 7);
    expect(problemsOf({ ...minimal, rules })).toHaveLength(PROBLEMS_MAX);
  });

  it.each<[string, unknown, string, string]>([
    ['settings.title', undefined, 'missing', '“title” is missing.'],
    ['settings.title', 5, 'wrong-type', '“title” must be text, not a number.'],
    ['settings.title', 'x'.repeat(61), 'out-of-range', '“title” must have at most 60 characters.'],
    ['settings.maxPlayers', 1000, 'out-of-range', '“max players” must be at most 100.'],
    ['settings.maxPlayers', 1.5, 'wrong-type', '“max players” must be a whole number, not a decimal.'],
    ['settings.worldKind', 'round', 'wrong-value', '“world kind” must be one of: top-down, side-view.'],
    ['settings.tickRate', 30, 'wrong-value', '“tick rate” is not one of the allowed values.'],
    ['settings.backgroundColor', 'red', 'wrong-value', '“background color” must be a color such as #ffcc00.'],
    ['settings.speed', 5, 'unknown-field', 'There is no setting called “speed” here.'],
    [
      'settings.players.unit',
      'ghost',
      'unknown-reference',
      'This refers to a unit type with the ID “ghost”, but the game doesn’t have one.',
    ],
    ['types.units.knight.controls.speed', -1, 'out-of-range', '“speed” must be at least 0.'],
    [
      'types.units.knight.sounds',
      { die: 'gong' },
      'unknown-reference',
      'This refers to a sound with the ID “gong”, but the game doesn’t have one.',
    ],
    [
      'types.units.knight.attributes',
      { mana: {} },
      'unknown-reference',
      'This refers to an attribute with the ID “mana”, but the game doesn’t have one.',
    ],
    [
      'types.items.bow.weapon.projectile',
      'stone',
      'unknown-reference',
      'This refers to a projectile type with the ID “stone”, but the game doesn’t have one.',
    ],
    [
      'types.dialogues.greeting.start',
      'bye',
      'unknown-reference',
      'The dialogue “Greeting” has no part with the ID “bye”.',
    ],
    ['variables.global.gold.initial', 'much', 'does-not-fit', 'The variable “Gold” must be a number.'],
  ])('[GF-01] %s = %j with its path and a plain message', (path, value, code, message) => {
    const problems = problemsOf(withPart(path, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, message });
    expect(problems[0]!.path.startsWith(path)).toBe(true);
  });

  it('ranges with a minimum above the maximum', () => {
    const drops = [{ item: 'potion', min: 3, max: 2 }];
    for (const [part, value, path] of [
      [
        'types.attributes.energy',
        { name: 'Energy', min: 5, max: 1, start: 5 },
        'types.attributes.energy.min',
      ],
      ['types.attributes.energy', { name: 'Energy', start: 500 }, 'types.attributes.energy.start'],
      [
        'types.units.wolf.attributes',
        { health: { max: 50, start: 60 } },
        'types.units.wolf.attributes.health.start',
      ],
      ['types.props.crate.attributes', { health: { min: 200 } }, 'types.props.crate.attributes.health.min'],
      ['types.units.wolf.death', { drops }, 'types.units.wolf.death.drops[0].min'],
      ['types.effects.sparks.minLife', 9, 'types.effects.sparks.minLife'],
      ['types.effects.sparks.minSpeed', 9, 'types.effects.sparks.minSpeed'],
    ] as const) {
      expect(problemsOf(withPart(part, value))).toMatchObject([{ path, code: 'out-of-range' }]);
    }
    expect(problemsOf(withPart('types.units.wolf.attributes', { health: { max: 50 } }))).toEqual([]);
  });

  it('invalid ids', () => {
    expect(problemsOf(withPart('types.units.Big Knight', { name: 'x' }))).toMatchObject([
      { path: 'types.units["Big Knight"]', code: 'wrong-value' },
    ]);
  });

  it('ids that are used twice', () => {
    const rule = { id: 'twin', name: 'Twin', when: { when: 'gameStarts' } };
    expect(problemsOf({ ...minimal, rules: [rule, rule] })).toEqual([
      {
        path: 'rules[1].id',
        code: 'duplicate-id',
        message: 'The ID “twin” is used twice. Give each entry its own ID.',
      },
    ]);
  });

  it('placed entities of unknown types and with values for unknown variables', () => {
    const entity = { id: 'a', kind: 'prop', type: 'knight', x: 1, y: 1, variables: { age: 3 } };
    expect(problemsOf(withPart('map.entities', [entity])).map(({ path }) => path)).toEqual([
      'map.entities[0].type',
      'map.entities[0].variables.age',
    ]);
  });

  it('tiles in no tileset, chunks outside the map, and tilesets that overlap', () => {
    const chunk = encodeChunk(new Uint16Array(CHUNK_CELLS).fill(99));
    const layer = {
      id: 'l',
      name: 'Lawn',
      chunks: { '0,0': chunk, '1,0': encodeChunk(new Uint16Array(CHUNK_CELLS)) },
    };
    expect(problemsOf(withPart('map.layers', [layer]))).toEqual([
      {
        path: 'map.layers[0].chunks["0,0"]',
        code: 'bad-chunk',
        message: 'Layer “Lawn” uses tile 99, which isn’t in any tileset.',
      },
      {
        path: 'map.layers[0].chunks["1,0"]',
        code: 'bad-chunk',
        message: 'Layer “Lawn” has tiles outside the map.',
      },
    ]);
    const sets = [
      { id: 'a', count: 4, firstId: 1 },
      { id: 'b', count: 4, firstId: 4, tiles: { '9': {} } },
    ];
    expect(problemsOf(withPart('map.tileSets', sets)).map(({ path }) => path)).toEqual([
      'map.tileSets[1]',
      'map.tileSets[1]',
    ]);
  });
});
