import type { ScriptProblem, ScriptReport } from '@playloom/engine';
import { LINES_PER_TICK_MAX, MESSAGE_LENGTH_MAX, PROBLEMS_PER_TICK_MAX } from '../limits.ts';
import { readScriptStack } from './fuel.ts';
import type { ScriptRoom } from './ScriptRoom.ts';

const LOCATION_PATTERN = /([a-z][a-z0-9_-]*)\/([a-z][A-Za-z0-9_-]*\.ts):(\d+)/g;
const levels = ['log', 'warn', 'error'] as const;

interface SourceLocation {
  readonly script: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** Reports a problem to the creator, with the topmost line of the stack that is in the creator's own code. */
export function reportProblem(
  room: ScriptRoom,
  kind: ScriptProblem['kind'],
  owner: number,
  { text, stack, note }: { text: string; stack: string; note: string },
): void {
  if (room.problems.length >= PROBLEMS_PER_TICK_MAX) {
    room.problemsLeftOut += 1;
    return;
  }
  const place = findSourceLocation(room, stack) ?? { script: ownerName(room, owner), file: null, line: null };
  const where = place.file === null ? '' : `${place.file}:${place.line}`;
  const isStop = kind === 'script-out-of-fuel' && text !== '';
  const description = isStop ? 'This script ran too long in one tick and was stopped.' : text;
  const parts = [where, description, note].filter((part) => part !== '');
  const message = parts.join(' ').slice(0, MESSAGE_LENGTH_MAX);
  const isKnown = room.problems.some((other) => other.message === message && other.script === place.script);
  if (!isKnown) room.problems.push({ kind, message, ...place });
}

/** Ends the scripts of the room. Their state is lost until a snapshot is restored. */
export function disableScripts(
  room: ScriptRoom,
  kind: ScriptProblem['kind'],
  text: string,
  stack = '',
): void {
  room.isBroken = true;
  reportProblem(room, kind, room.owner, { text, stack, note: 'All scripts are switched off.' });
}

export function addLogLine(room: ScriptRoom, level: number, text: string): void {
  if (room.lines.length >= LINES_PER_TICK_MAX) room.linesLeftOut += 1;
  else
    room.lines.push({
      level: levels[level] ?? 'log',
      text,
      place: describeSourceLocation(findSourceLocation(room, readScriptStack(room))),
    });
}

/** Returns and clears the collected problems and lines, which the world passes on. */
export function drainScriptReport(room: ScriptRoom): ScriptReport {
  const { problems, lines, problemsLeftOut, linesLeftOut } = room;
  room.problems = [];
  room.lines = [];
  room.problemsLeftOut = room.linesLeftOut = 0;
  const leftOut = [
    [problemsLeftOut, 'problems'],
    [linesLeftOut, 'lines'],
  ] as const;
  for (const [count, what] of leftOut)
    if (count > 0)
      lines.push({ level: 'warn', text: `${count} more ${what} in this tick are not shown.`, place: '' });
  return { problems, lines };
}

/**
 * Finds the first location in a stack trace that exists. Others are ignored, because a script can forge a
 * stack trace.
 */
function findSourceLocation({ compiled }: ScriptRoom, stack: string): SourceLocation | null {
  for (const [, script, file, line] of stack.matchAll(LOCATION_PATTERN)) {
    const known = compiled.scripts.find(({ id }) => id === script);
    if (known?.files.some(({ name }) => name === file))
      return { script: script!, file: file!, line: Number(line) };
  }
  return null;
}

function describeSourceLocation(location: SourceLocation | null): string {
  return location === null ? '' : `${location.script}/${location.file}:${location.line}`;
}

function ownerName({ compiled }: ScriptRoom, owner: number): string {
  return compiled.scripts[owner]?.id ?? '';
}
