import type { Problem } from '../problems/Problem.ts';
import { describeReferenceTarget, type ReferenceTarget } from './createReferenceLookup.ts';

/** The problem of a reference to an id that the game does not have. */
export function createReferenceProblem(path: string, target: ReferenceTarget, id: string): Problem {
  return {
    path,
    code: 'unknown-reference',
    message: `This refers to ${describeReferenceTarget(target)} with the ID “${id}”, but the game doesn’t have one.`,
  };
}
