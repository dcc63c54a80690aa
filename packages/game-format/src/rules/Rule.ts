import type { ActionName } from '../catalog/actions.ts';
import type { TriggerName } from '../catalog/triggers.ts';
import type { ValueName } from '../catalog/values.ts';

/** A value written down as it is. Null is nothing. */
export type Literal = number | string | boolean | null;

/** What gives a value: a literal, or an entry of the catalog with its parameters. */
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

/** Filters are literals: which rules an event concerns is known before anything is evaluated. */
export interface Trigger {
  readonly when: TriggerName;
  readonly [filter: string]: Literal;
}
