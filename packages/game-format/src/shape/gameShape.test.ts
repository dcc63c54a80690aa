import { describe, expect, it } from 'vitest';
import { gameSchema } from '../document/gameSchema.ts';
import { referencePaths } from '../references/referencePaths.ts';
import { gameShape, findShapeAt } from './gameShape.ts';
import type { Shape } from './Shape.ts';

const unit = ['types', 'units', 'any'];

describe('gameShape', () => {
  it('has the ranges, choices and defaults of the schema', () => {
    expect(findShapeAt([...unit, 'body', 'width'])).toEqual({
      kind: 'number',
      min: 0.05,
      max: 64,
      isInteger: false,
    });
    expect(findShapeAt(['settings', 'maxPlayers'])).toMatchObject({ min: 1, max: 100, isInteger: true });
    expect(findShapeAt(['settings', 'tickRate'])).toEqual({ kind: 'choice', options: [20, 40, 60] });
    expect(findShapeAt(['settings', 'tags'])).toMatchObject({ kind: 'list', min: 0, max: 10 });
    expect(findShapeAt([...unit, 'look', 'color'])).toEqual({ kind: 'color' });
    expect(gameShape.fields['settings']!.shape).toMatchObject({
      fields: { damping: { preset: 8, isNullable: false, isOptional: false } },
    });
  });

  it('knows which texts are edited together and what rules contain', () => {
    expect(findShapeAt(['scripts', 'world', 'files', 'initialize.ts'])).toMatchObject({ kind: 'code' });
    expect(findShapeAt(['data', 'ui', 'score', 'htmlData'])).toMatchObject({ kind: 'code' });
    expect(findShapeAt(['rules', 'r1', 'when'])).toEqual({ kind: 'trigger' });
    expect(findShapeAt(['rules', 'r1', 'if'])).toEqual({ kind: 'conditions' });
    expect(findShapeAt(['types', 'shops', 's', 'offers', 'o', 'do'])).toEqual({ kind: 'actions' });
    expect(findShapeAt(['map', 'layers', 'l', 'chunks'])).toEqual({ kind: 'chunks' });
  });

  it('finds the type of every reference in the document', () => {
    const resolved = referencePaths.map(([path]) => {
      const steps = path.split('.');
      const isKey = steps.at(-1) === '@';
      const shape = follow(steps.slice(0, isKey ? -1 : undefined));
      if (isKey) return [path, shape?.kind === 'record' ? shape.keys : null];
      return [path, shape?.kind === 'reference' ? shape.to : null];
    });
    expect(resolved).toEqual(referencePaths);
  });

  it('has a shape for everything in the schema', () => {
    const unknown: string[] = [];
    visit(gameShape, '', unknown);
    // Values of variables and default data can be any JSON.
    expect(unknown.filter((path) => !/variables|defaultData|initial/.test(path))).toEqual([]);
    expect(Object.keys(gameShape.fields)).toEqual(Object.keys(gameSchema.shape));
  });
});

/** `*` is every entry of a list or record, or every field of an object. Uses the first. */
function follow(steps: readonly string[]): Shape | null {
  let shape: Shape | null = gameShape;
  for (const step of steps) {
    const fields: string[] = shape?.kind === 'object' ? Object.keys(shape.fields) : [];
    shape = shape === null ? null : findShapeAt([step === '*' ? (fields[0] ?? 'any') : step], shape);
  }
  return shape;
}

function visit(shape: Shape, path: string, unknown: string[]): void {
  if (shape.kind === 'json') unknown.push(path);
  if (shape.kind === 'object') {
    for (const [name, inner] of Object.entries(shape.fields)) visit(inner.shape, `${path}.${name}`, unknown);
  }
  if (shape.kind === 'variant') {
    for (const option of Object.values(shape.options)) visit(option, path, unknown);
  }
  if (shape.kind === 'record' || shape.kind === 'list') visit(shape.item, `${path}.*`, unknown);
}
