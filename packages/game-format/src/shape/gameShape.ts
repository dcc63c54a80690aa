import { gameSchema } from '../document/gameSchema.ts';
import { describeShape } from './describeShape.ts';
import type { ObjectShape, Shape } from './Shape.ts';

/** The shape of the whole document. */
export const gameShape = describeShape(gameSchema) as ObjectShape;

/** Finds the shape of the part at a path. Entries can have any key. Null if the path cannot exist. */
export function findShapeAt(path: readonly string[], whole: Shape = gameShape): Shape | null {
  let shape: Shape | null = whole;
  for (const part of path) {
    if (shape === null) return null;
    if (shape.kind === 'object') shape = shape.fields[part]?.shape ?? null;
    else if (shape.kind === 'record' || shape.kind === 'list') shape = shape.item;
    else if (shape.kind === 'variant') shape = findInVariant(shape.options, part);
    else return shape.kind === 'json' ? shape : null;
  }
  return shape;
}

function findInVariant(options: { readonly [kind: string]: Shape }, part: string): Shape | null {
  for (const option of Object.values(options)) {
    const found = findShapeAt([part], option);
    if (found !== null) return found;
  }
  return null;
}
