import type { ErrorBody } from '@playloom/api-contract';
import type { LocatedProblem } from './PublishProblems.tsx';

/** The server's format for a position in a script, such as `world/initialize.ts:3:5`. */
const SCRIPT_PLACE = /^(?<script>[^/]+)\/(?<file>.+):(?<line>\d+):(?<column>\d+)$/;

/** Ids of the server's errors for scripts that don't compile or that fail while the game starts. */
const SCRIPT_REFUSALS: ReadonlySet<string> = new Set(['scripts_invalid', 'scripts_fail_to_start']);

/**
 * Finds the script lines that made the server refuse to publish. The editor may not show them yet if another
 * person has just written them.
 */
export function readPublishProblems({ errorId, fields = {} }: ErrorBody): readonly LocatedProblem[] {
  if (errorId === undefined || !SCRIPT_REFUSALS.has(errorId)) return [];
  return Object.entries(fields).flatMap(([path, message]) => {
    const { script, file, line, column } = SCRIPT_PLACE.exec(path)?.groups ?? {};
    if (script === undefined || file === undefined) return [];
    const place = { kind: 'script', script, file, line: Number(line), column: Number(column) } as const;
    return [{ path, message, place }];
  });
}
