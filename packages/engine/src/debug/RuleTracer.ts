import type { ActionName, Value } from '@playloom/game-format';
import type { Evaluate, Instruction } from '../world/World.ts';

/** A line of a rule during compilation. */
export interface RuleLineRef {
  readonly rule: string;
  /** Its path in the document: `rules[3].do[1]`. */
  readonly path: string;
  /** Null for a condition of the rule. */
  readonly action: ActionName | null;
}

type Params = { readonly [name: string]: Evaluate<Value> };

/**
 * Observes rules as they run. It is applied when rules are compiled: without a tracer they are exactly the
 * functions they would be if tracing did not exist. With one, they do the same, once each, in the same order.
 */
export interface RuleTracer {
  traceParams(line: RuleLineRef, params: Params): Params;
  /** `isFirst` if the line is the first of a whole rule: a run begins with it. */
  traceInstruction(line: RuleLineRef, isFirst: boolean, instruction: Instruction): Instruction;
}
