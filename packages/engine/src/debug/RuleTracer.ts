import type { ActionName, Value } from '@playloom/game-format';
import type { Evaluate, Instruction } from '../world/World.ts';

/** A line of a rule while it is compiled. */
export interface RuleLineRef {
  readonly rule: string;
  /** Where it stands in the document: `rules[3].do[1]`. */
  readonly path: string;
  /** Null for a condition of the rule. */
  readonly action: ActionName | null;
}

type Params = { readonly [name: string]: Evaluate<Value> };

/**
 * Looks on while rules run. It is asked when rules are compiled: without one they are the very functions they
 * would be if tracing did not exist. With one they do the same, once each, in the same order.
 */
export interface RuleTracer {
  traceParams(line: RuleLineRef, params: Params): Params;
  /** `isFirst` of a whole rule: a run begins with it. */
  traceInstruction(line: RuleLineRef, isFirst: boolean, instruction: Instruction): Instruction;
}
