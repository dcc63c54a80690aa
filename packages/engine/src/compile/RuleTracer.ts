import type { ActionName, Value } from '@playloom/game-format';
import type { Evaluate, Instruction } from '../world/World.ts';

/** Identifies a line of a rule: an action, or a condition of the rule. */
export interface RuleLineRef {
  readonly rule: string;
  /** The path of the line in the document: `rules[3].do[1]`. */
  readonly path: string;
  /** The action of the line; null if the line is a condition of the rule. */
  readonly action: ActionName | null;
}

type Params = { readonly [name: string]: Evaluate<Value> };

/**
 * Observes rules as they run by wrapping them at compile time. Without a tracer nothing is wrapped, so tracing
 * costs nothing. Wrapped rules do the same, in the same order.
 */
export interface RuleTracer {
  traceParams(line: RuleLineRef, params: Params): Params;
  /** `isFirst` is true for the first line of a rule, which begins a new run. */
  traceInstruction(line: RuleLineRef, isFirst: boolean, instruction: Instruction): Instruction;
}
