import type { ErrorBody } from '@playloom/api-contract';
import type { LocatedProblem } from './PublishProblems.tsx';

/** `world/initialize.ts:3:5`, the server's format for a position in a script. */
const SCRIPT_PLACE = /^(?<script>[^/]+)\/(?<file>.+):(?<line>\d+):(?<column>\d+)$/;

/** Errors of scripts that do not compile or that fail while the game starts. */
const SCRIPT_REFUSALS: ReadonlySet<string> = new Set(['scripts_invalid', 'scripts_fail_to_start']);

/** Script lines for which the server refused to publish; another person may have just written them. */
export function readPublishProblems({ errorId, fields = {} }: ErrorBody): readonly LocatedProblem[] {
  if (errorId === undefined || !SCRIPT_REFUSALS.has(errorId)) return [];
  return Object.entries(fields).flatMap(([path, message]) => {
    const { script, file, line, column } = SCRIPT_PLACE.exec(path)?.groups ?? {};
    if (script === undefined || file === undefined) return [];
    const place = { kind: 'script', script, file, line: Number(line), column: Number(column) } as const;
    return [{ path, message, place }];
  });
}
