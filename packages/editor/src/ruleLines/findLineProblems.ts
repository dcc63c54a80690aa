import type { RuleLine } from '@playloom/editor-core';
import type { DraftProblem } from '../session/EditorSession.ts';

const NONE: readonly DraftProblem[] = [];

/** Finds the problems of a line, except for those that belong to a line nested in it. */
export function findLineProblems(
  problems: readonly DraftProblem[],
  line: RuleLine,
  lines: readonly RuleLine[],
): readonly DraftProblem[] {
  if (problems.length === 0 || line.kind === 'empty' || line.kind === 'else') return NONE;
  const starts = (id: string, path: string) => path === id || path.startsWith(`${id}/`);
  const own = problems.filter(({ at }) => {
    const path = at.join('/');
    if (!starts(line.id, path)) return false;
    return !lines.some(({ id, kind }) => kind === 'action' && id.length > line.id.length && starts(id, path));
  });
  return own.length === 0 ? NONE : own;
}
