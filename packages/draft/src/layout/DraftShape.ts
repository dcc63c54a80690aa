import { type FieldShape, gameShape, type Shape } from '@playloom/game-format';

/** A shape of the game format, or a shape of the parts inside a rule. */
export type DraftShape =
  | Shape
  | { readonly kind: 'action' }
  | { readonly kind: 'condition' }
  /** A parameter of an action: a block of actions, or a value. */
  | { readonly kind: 'param' };

const PARAM: DraftShape = { kind: 'param' };
const ACTION: DraftShape = { kind: 'action' };
const CONDITION: DraftShape = { kind: 'condition' };
const VALUE: DraftShape = { kind: 'json' };

export function findShapeByPath(path: readonly string[]): DraftShape {
  let shape: DraftShape = gameShape;
  for (const part of path) shape = findChildShape(shape, part);
  return shape;
}

/** The shape of a child. Returns a shape that allows any JSON where the format doesn't define one. */
export function findChildShape(shape: DraftShape, part: string): DraftShape {
  if (shape.kind === 'object') return findFieldShape(shape.fields, part);
  if (shape.kind === 'record' || shape.kind === 'list') return shape.item;
  if (shape.kind === 'actions' || shape.kind === 'param') return ACTION;
  if (shape.kind === 'conditions') return CONDITION;
  if (shape.kind === 'action') return PARAM;
  if (shape.kind !== 'variant') return VALUE;
  const option = Object.values(shape.options).find(({ fields }) => Object.hasOwn(fields, part));
  return option === undefined ? VALUE : findFieldShape(option.fields, part);
}

function findFieldShape(fields: { readonly [name: string]: FieldShape }, name: string): DraftShape {
  return Object.hasOwn(fields, name) ? fields[name]!.shape : VALUE;
}

/** Whether a list is stored as a map in which each entry has a key and an order value. */
export function isKeyedList(shape: DraftShape): boolean {
  if (shape.kind === 'actions' || shape.kind === 'conditions') return true;
  return shape.kind === 'list' && (shape.item.kind === 'object' || shape.item.kind === 'variant');
}

/** Whether the entries of a list have an `id` field, which is then used as their key. */
export function hasEntryIds(shape: DraftShape): boolean {
  return (
    shape.kind === 'list' && shape.item.kind === 'object' && shape.item.fields['id']?.shape.kind === 'id'
  );
}
