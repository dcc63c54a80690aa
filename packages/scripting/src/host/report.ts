import type { ScriptProblem, ScriptReport } from '@playloom/engine';
import { LINES_PER_TICK_MAX, MESSAGE_LENGTH_MAX, PROBLEMS_PER_TICK_MAX } from '../limits.ts';
import { readStack } from './fuel.ts';
import type { Room } from './Room.ts';

const PLACE = /([a-z][a-z0-9_-]*)\/([a-z][A-Za-z0-9_-]*\.ts):(\d+)/g;
const levels = ['log', 'warn', 'error'] as const;

interface Place {
  readonly script: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** Tells a problem to the creator, with the topmost line of its stack that is the creator's own. */
export function reportProblem(
  room: Room,
  kind: ScriptProblem['kind'],
  owner: number,
  { text, stack, note }: { text: string; stack: string; note: string },
): void {
  if (room.problems.length >= PROBLEMS_PER_TICK_MAX) {
    room.problemsLeftOut += 1;
    return;
  }
  const place = findPlace(room, stack) ?? { script: ownerName(room, owner), file: null, line: null };
  const where = place.file === null ? '' : `${place.file}:${place.line}`;
  const isStop = kind === 'script-out-of-fuel' && text !== '';
  const words = isStop ? 'The script did too much in one tick and was stopped.' : text;
  const parts = [where, words, note].filter((part) => part !== '');
  const message = parts.join(' ').slice(0, MESSAGE_LENGTH_MAX);
  const isKnown = room.problems.some((other) => other.message === message && other.script === place.script);
  if (!isKnown) room.problems.push({ kind, message, ...place });
}

/** Ends the scripts of the room. What they keep is lost until a snapshot is restored. */
export function breakMachine(room: Room, kind: ScriptProblem['kind'], text: string, stack = ''): void {
  room.isBroken = true;
  reportProblem(room, kind, room.owner, { text, stack, note: 'All scripts are switched off.' });
}

export function printLine(room: Room, level: number, text: string): void {
  if (room.lines.length >= LINES_PER_TICK_MAX) room.linesLeftOut += 1;
  else
    room.lines.push({
      level: levels[level] ?? 'log',
      text,
      place: describePlace(findPlace(room, readStack(room))),
    });
}

/** What has come together, for the world to pass on. */
export function takeReport(room: Room): ScriptReport {
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
      lines.push({ level: 'warn', text: `${count} more ${what} in this tick are left out.`, place: '' });
  return { problems, lines };
}

/** A stack is a text that a script could have written itself: only places that exist count. */
function findPlace({ compiled }: Room, stack: string): Place | null {
  for (const [, script, file, line] of stack.matchAll(PLACE)) {
    const known = compiled.scripts.find(({ id }) => id === script);
    if (known?.files.some(({ name }) => name === file))
      return { script: script!, file: file!, line: Number(line) };
  }
  return null;
}

function describePlace(place: Place | null): string {
  return place === null ? '' : `${place.script}/${place.file}:${place.line}`;
}

function ownerName({ compiled }: Room, owner: number): string {
  return compiled.scripts[owner]?.id ?? '';
}
