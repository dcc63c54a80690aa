import type { EditorLocation } from '@playloom/editor-core';
import type { DraftProblem, ScriptDiagnostic } from './EditorSession.ts';

export interface ListedProblem {
  readonly message: string;
  readonly place: EditorLocation;
  /** The path in the document or the script, such as `rules[3].do[1]` or `world/waves.ts:12`. */
  readonly path: string;
  /** Whether the problem keeps the game from running. */
  readonly isBlocking: boolean;
}

/** A finding this close to a problem is not listed, because both parsers report the same syntax error. */
const NEAR_LINES = 1;

/** Lists all problems of the game. Those that keep it from running come first. */
export function listProblems(
  problems: readonly DraftProblem[],
  findings: readonly ScriptDiagnostic[],
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

function isNear(a: EditorLocation, b: ScriptDiagnostic['place']): boolean {
  if (a.kind !== 'script' || a.script !== b.script || a.file !== b.file) return false;
  return a.line !== undefined && Math.abs(a.line - b.line) <= NEAR_LINES;
}
