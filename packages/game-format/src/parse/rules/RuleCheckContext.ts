import type { ReferenceType, ValueType } from '../../catalog/entry/valueTypes.ts';
import type { Game } from '../../document/gameSchema.ts';
import { PROBLEMS_MAX } from '../../document/limits.ts';
import type { ReferenceLookup } from '../../references/createReferenceLookup.ts';
import type { Problem, ProblemCode } from '../../problems/Problem.ts';

/** The state while the rules of one document are checked. */
export interface RuleCheckContext {
  readonly variables: Game['variables'];
  readonly lookup: ReferenceLookup;
  readonly problems: Problem[];
  nodes: number;
}

/** The values that are available in one part of a rule. */
export interface RuleScope {
  /** Values from the trigger and the surrounding loops. */
  readonly provided: { readonly [name: string]: ValueType };
  /** Another rule, a key or an item runs this rule and provides its values, so any value of a trigger is allowed. */
  readonly isOpen: boolean;
  readonly isInLoop: boolean;
}

export function addRuleProblem(
  check: RuleCheckContext,
  path: string,
  code: ProblemCode,
  message: string,
): void {
  if (check.problems.length < PROBLEMS_MAX) check.problems.push({ path, code, message });
}

/** Returns the type of a variable, or null if it does not exist. */
export function findVariableType(
  check: RuleCheckContext,
  kind: ReferenceType,
  id: unknown,
): ValueType | null {
  if (typeof id !== 'string') return null;
  const group = { globalVariable: 'global', unitVariable: 'unit', playerVariable: 'player' } as const;
  if (kind !== 'globalVariable' && kind !== 'unitVariable' && kind !== 'playerVariable') return null;
  const declared = check.variables[group[kind]];
  return Object.hasOwn(declared, id) ? declared[id]!.type : null;
}
