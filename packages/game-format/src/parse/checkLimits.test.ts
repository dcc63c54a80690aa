import { describe, expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import {
  CHUNKS_PER_LAYER_MAX,
  DESCRIPTION_MAX,
  DOCUMENT_DEPTH_MAX,
  DOCUMENT_KEY_LENGTH_MAX,
  DOCUMENT_KEYS_MAX,
  DOCUMENT_LIST_MAX,
  DOCUMENT_NODES_MAX,
  DOCUMENT_TEXT_MAX,
  MAP_SIDE_MAX,
  PANEL_LENGTH_MAX,
  RULES_MAX,
  SCRIPT_LENGTH_MAX,
  TYPES_MAX,
  VARIABLES_MAX,
} from '../document/limits.ts';
import { parseGame } from './parseGame.ts';
import { gameShape } from '../shape/gameShape.ts';
import type { Shape } from '../shape/Shape.ts';
import { listHostileDocuments } from '../testing/listHostileDocuments.ts';
import { checkLimits } from './checkLimits.ts';

const minimal = { format: 1, settings: { title: 'x' } };

function named(count: number, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value]));
}

describe('document limits', () => {
  it('accept the example game and an invalid game', () => {
    expect(checkLimits(exampleGame())).toEqual([]);
    expect(
      checkLimits({ ...minimal, rules: [{}, 5], types: { units: { 'No id': { body: 'none' } } } }),
    ).toEqual([]);
  });

  it.each<[string, object, string, number]>([
    ['variables', { variables: { global: named(VARIABLES_MAX + 1, {}) } }, 'variables.global', VARIABLES_MAX],
    ['rules', { rules: Array.from({ length: RULES_MAX + 1 }, () => ({})) }, 'rules', RULES_MAX],
    ['types', { types: { units: named(TYPES_MAX + 1, {}) } }, 'types.units', TYPES_MAX],
    [
      'a description',
      { settings: { title: 'x', description: 'x'.repeat(DESCRIPTION_MAX + 1) } },
      'settings.description',
      DESCRIPTION_MAX,
    ],
    ['the width of a map', { map: { width: 1e9 } }, 'map.width', MAP_SIDE_MAX],
    ['the height of a map', { map: { height: MAP_SIDE_MAX + 1 } }, 'map.height', MAP_SIDE_MAX],
    [
      'the chunks of a layer',
      { map: { layers: [{ id: 'a', chunks: named(CHUNKS_PER_LAYER_MAX + 1, '') }] } },
      'map.layers[0].chunks',
      CHUNKS_PER_LAYER_MAX,
    ],
    [
      'a script',
      { scripts: { world: { files: { 'a.ts': ' '.repeat(SCRIPT_LENGTH_MAX + 1) } } } },
      'scripts.world.files["a.ts"]',
      SCRIPT_LENGTH_MAX,
    ],
    [
      'a panel',
      { data: { ui: { a: { htmlData: ' '.repeat(PANEL_LENGTH_MAX + 1) } } } },
      'data.ui.a.htmlData',
      PANEL_LENGTH_MAX,
    ],
    [
      'a list that the format does not know',
      { x: Array(DOCUMENT_LIST_MAX + 1).fill(0) },
      'x',
      DOCUMENT_LIST_MAX,
    ],
    [
      'a record that the format does not know',
      { x: named(DOCUMENT_KEYS_MAX + 1, 0) },
      'x',
      DOCUMENT_KEYS_MAX,
    ],
    [
      'a text that the format does not know',
      { x: { y: ' '.repeat(DOCUMENT_TEXT_MAX + 1) } },
      'x.y',
      DOCUMENT_TEXT_MAX,
    ],
  ])('report the path and the limit for %s', (_what, part, path, limit) => {
    const [problem, ...others] = checkLimits({ ...minimal, ...part });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path, code: 'too-big' });
    expect(problem!.message).toContain(String(limit));
  });

  it.each<[object, string]>([
    [{ variables: { global: named(VARIABLES_MAX + 1, {}) } }, 'Game variables: 501, but the limit is 500.'],
    [{ rules: Array.from({ length: RULES_MAX + 1 }, () => ({})) }, 'Rules: 2001, but the limit is 2000.'],
    [{ map: { width: 1e9 } }, 'Map width: 1000000000 tiles, but the limit is 1024.'],
    [
      { settings: { title: 'x', description: 'x'.repeat(DESCRIPTION_MAX + 1) } },
      'Description: 4001 characters, but the limit is 4000.',
    ],
    [
      { scripts: { world: { files: { 'a.ts': ' '.repeat(SCRIPT_LENGTH_MAX + 1) } } } },
      'Script file: 200001 characters, but the limit is 200000.',
    ],
    [
      { variables: { global: named(DOCUMENT_KEYS_MAX + 1, {}) } },
      'Game variables: 10001, but the limit is 10000.',
    ],
  ])('report the excess in the words of the editor (%#)', (part, message) => {
    expect(checkLimits({ ...minimal, ...part }).map((problem) => problem.message)).toEqual([message]);
  });

  it('are checked for parts, depth and names first', () => {
    const deep: { inside?: unknown } = {};
    let at = deep;
    for (let level = 0; level < 100_000; level += 1) at = at.inside = {} as typeof deep;
    expect(checkLimits(deep)).toMatchObject([
      { code: 'too-deep', message: expect.stringContaining(String(DOCUMENT_DEPTH_MAX)) },
    ]);
    const many = Array.from({ length: 6 }, () => Array(DOCUMENT_LIST_MAX).fill(0));
    expect(checkLimits(many)).toMatchObject([
      { code: 'too-big', message: expect.stringContaining(String(DOCUMENT_NODES_MAX)) },
    ]);
    expect(checkLimits({ ['x'.repeat(DOCUMENT_KEY_LENGTH_MAX + 1)]: 1 })).toMatchObject([
      { code: 'too-big' },
    ]);
    expect(checkLimits(JSON.parse('{"a":{"__proto__":{"b":1}}}'))).toMatchObject([{ code: 'forbidden-key' }]);
  });

  it.each(listHostileDocuments().map(({ name, write }) => [name, write] as const))(
    'reject %s, as parseGame does',
    (_name, write) => {
      const document: unknown = JSON.parse(write());
      expect(checkLimits(document)).not.toEqual([]);
      expect(parseGame(document).ok).toBe(false);
    },
  );

  it('exist for every list, record and text in the format', () => {
    const open: string[] = [];
    visit(gameShape, '', open);
    // Records that accept any content have only the general limit for records.
    expect(open.filter((path) => !path.endsWith('defaultData'))).toEqual([]);
  });
});

function visit(shape: Shape, path: string, open: string[]): void {
  if (shape.kind === 'object') {
    for (const [name, inner] of Object.entries(shape.fields)) visit(inner.shape, `${path}.${name}`, open);
  }
  if (shape.kind === 'variant') for (const option of Object.values(shape.options)) visit(option, path, open);
  if (shape.kind === 'record' || shape.kind === 'list') {
    if (!Number.isFinite(shape.max)) open.push(path);
    visit(shape.item, `${path}.*`, open);
  }
}
