import type { ActionEntry, TriggerEntry, ValueEntry } from '../catalog/defineEntry.ts';
import type { Action, Expression, Trigger, ValueNode } from './Rule.ts';

/** What a checked node gives for a parameter that takes a value: what it says, else the default, else nothing. */
export function readParam(
  entry: ActionEntry | ValueEntry | TriggerEntry,
  node: Action | ValueNode | Trigger,
  name: string,
): Expression {
  if (Object.hasOwn(node, name)) return node[name] as Expression;
  const param = entry.params[name];
  return param !== undefined && param.kind !== 'block' ? (param.default ?? null) : null;
}

/** The actions in a block of a checked node; a block left out is empty. */
export function readBlock(node: Action, name: string): readonly Action[] {
  return Object.hasOwn(node, name) ? (node[name] as readonly Action[]) : [];
}
