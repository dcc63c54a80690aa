import type { ActionEntry, TriggerEntry, ValueEntry } from '../catalog/entry/defineEntry.ts';
import type { Action, Expression, Trigger, ValueNode } from './nodes.ts';

/** Returns the expression for a parameter of a checked node: the one in the node, else the default, else null. */
export function readParam(
  entry: ActionEntry | ValueEntry | TriggerEntry,
  node: Action | ValueNode | Trigger,
  name: string,
): Expression {
  if (Object.hasOwn(node, name)) return node[name] as Expression;
  const param = entry.params[name];
  return param !== undefined && param.kind !== 'block' ? (param.default ?? null) : null;
}

/** Returns the actions in a block of a checked node. A missing block is empty. */
export function readBlock(node: Action, name: string): readonly Action[] {
  return Object.hasOwn(node, name) ? (node[name] as readonly Action[]) : [];
}
