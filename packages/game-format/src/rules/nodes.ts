import type { ActionName } from '../catalog/actions.ts';
import type { TriggerName } from '../catalog/triggers.ts';
import type { ValueName } from '../catalog/values.ts';

/** A literal value. Null is shown as “nothing”. */
export type Literal = number | string | boolean | null;

/** A literal, or a value of the catalog with its parameters. */
export type Expression = Literal | ValueNode;

export interface ValueNode {
  readonly get: ValueName;
  readonly [param: string]: Expression;
}

export interface Action {
  readonly do: ActionName;
  readonly isEnabled?: boolean;
  readonly comment?: string;
  readonly [param: string]: Expression | readonly Action[] | undefined;
}

/** Filters are literals, so that the rules for an event are found without evaluating anything. */
export interface Trigger {
  readonly when: TriggerName;
  readonly [filter: string]: Literal;
}
