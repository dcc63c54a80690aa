import type { ReferenceType, ValueType } from '../catalog/valueTypes.ts';
import type { Game } from '../document/gameSchema.ts';
import { PROBLEMS_MAX } from '../limits.ts';
import type { ReferenceLookup } from '../parse/createReferenceLookup.ts';
import type { Problem, ProblemCode } from '../Problem.ts';

/** What is known while one document's rules are checked. */
export interface RuleCheck {
  readonly variables: Game['variables'];
  readonly lookup: ReferenceLookup;
  readonly problems: Problem[];
  nodes: number;
}

/** What may be used at one place of a rule. */
export interface RuleScope {
  /** The values the trigger and the loops around provide. */
  readonly provided: { readonly [name: string]: ValueType };
  /** Whoever runs the rule provides the values, so any may be there. */
  readonly isOpen: boolean;
  readonly isInLoop: boolean;
}

export function addRuleProblem(check: RuleCheck, path: string, code: ProblemCode, message: string): void {
  if (check.problems.length < PROBLEMS_MAX) check.problems.push({ path, code, message });
}

/** The type of a declared variable; null for an unknown one. */
export function findVariableType(check: RuleCheck, kind: ReferenceType, id: unknown): ValueType | null {
  if (typeof id !== 'string') return null;
  const group = { globalVariable: 'global', unitVariable: 'unit', playerVariable: 'player' } as const;
  if (kind !== 'globalVariable' && kind !== 'unitVariable' && kind !== 'playerVariable') return null;
  const declared = check.variables[group[kind]];
  return Object.hasOwn(declared, id) ? declared[id]!.type : null;
}
