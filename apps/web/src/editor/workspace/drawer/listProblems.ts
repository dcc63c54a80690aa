import type { EditorLocation } from '@playloom/editor-core';
import type { DraftProblem, ScriptFinding } from '../../session/EditorSession.ts';

export interface ListedProblem {
  readonly message: string;
  readonly place: EditorLocation;
  /** As the document or the script has it: `rules[3].do[1]`, `world/waves.ts:12`. */
  readonly path: string;
  /** Without it the game cannot be played. */
  readonly isBlocking: boolean;
}

/** Both parsers stumble over the same bracket, a line apart at most: once is enough. */
const NEAR_LINES = 1;

/** Everything that is wrong with the game, what is in its way first. */
export function listProblems(
  problems: readonly DraftProblem[],
  findings: readonly ScriptFinding[],
): readonly ListedProblem[] {
  const blocking = problems.map(({ message, place, path }) => ({ message, place, path, isBlocking: true }));
  const others = findings
    .filter(({ place }) => !problems.some((problem) => isNear(problem.place, place)))
    .map(({ message, place }) => ({
      message,
      place,
      path: `${place.script}/${place.file}:${place.line}`,
      isBlocking: false,
    }));
  return [...blocking, ...others];
}

function isNear(a: EditorLocation, b: ScriptFinding['place']): boolean {
  if (a.kind !== 'script' || a.script !== b.script || a.file !== b.file) return false;
  return a.line !== undefined && Math.abs(a.line - b.line) <= NEAR_LINES;
}
