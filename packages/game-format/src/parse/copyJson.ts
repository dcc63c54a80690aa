import { formatPath, type PathPart } from '../problems/formatPath.ts';
import type { Json } from '../json/Json.ts';
import {
  DOCUMENT_CHARACTERS_MAX,
  DOCUMENT_KEY_LENGTH_MAX,
  DOCUMENT_DEPTH_MAX,
  DOCUMENT_KEYS_MAX,
  DOCUMENT_NODES_MAX,
} from '../document/limits.ts';
import type { Problem, ProblemCode } from '../problems/Problem.ts';
import { fail, type Result, succeed } from '../problems/Result.ts';
import { describeLimitExcess } from './describeLimitExcess.ts';

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type Container = Json[] | { [key: string]: Json };

interface Task {
  readonly source: object;
  readonly copy: Container;
  readonly parent: Task | null;
  readonly part: PathPart;
  readonly depth: number;
}

interface Copying {
  readonly tasks: Task[];
  nodes: number;
  characters: number;
}

class CopyError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, message: string, task: Task | null, part?: PathPart) {
    super(message);
    this.problem = { path: pathOf(task, part), code, message };
  }
}

/**
 * Copies any value into plain JSON, or reports the problem with it. Later checks rely on a copy that is limited
 * in size and depth and has no getters, cycles or foreign prototypes.
 */
export function copyJson(input: unknown): Result<Json, Problem[]> {
  const copying: Copying = { tasks: [], nodes: 0, characters: 0 };
  try {
    const copy = copyValue(copying, input, null, '');
    // Uses a list of tasks, because recursion would overflow the stack on a deeply nested document.
    for (let task = copying.tasks.pop(); task !== undefined; task = copying.tasks.pop()) {
      copyEntries(copying, task);
    }
    return succeed(copy);
  } catch (error) {
    if (error instanceof CopyError) return fail([error.problem]);
    return fail([{ path: '', code: 'unreadable', message: 'This document can’t be read.' }]);
  }
}

function copyEntries(copying: Copying, task: Task): void {
  if (Array.isArray(task.copy)) {
    const source = task.source as readonly unknown[];
    if (source.length > DOCUMENT_NODES_MAX) rejectTooManyParts(task);
    for (let index = 0; index < source.length; index++) {
      task.copy.push(copyValue(copying, source[index], task, index));
    }
    return;
  }
  const keys = Object.keys(task.source);
  if (keys.length > DOCUMENT_KEYS_MAX) {
    throw new CopyError(
      'too-big',
      describeLimitExcess(partsOf(task), 'entries', keys.length, DOCUMENT_KEYS_MAX),
      task,
    );
  }
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) {
      throw new CopyError('forbidden-key', `The name “${key}” is reserved. Choose another name.`, task, key);
    }
    if (key.length > DOCUMENT_KEY_LENGTH_MAX) {
      throw new CopyError('too-big', `A name is longer than ${DOCUMENT_KEY_LENGTH_MAX} characters.`, task);
    }
    countCharacters(copying, key, task);
    const value: unknown = Reflect.get(task.source, key);
    if (value !== undefined) task.copy[key] = copyValue(copying, value, task, key);
  }
}

function copyValue(copying: Copying, value: unknown, parent: Task | null, part: PathPart): Json {
  copying.nodes += 1;
  if (copying.nodes > DOCUMENT_NODES_MAX) rejectTooManyParts(parent);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    countCharacters(copying, value, parent);
    return value;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new CopyError('not-json', 'This is not a finite number.', parent, part);
    // JSON has no negative zero, so a game that was saved and loaded would differ from this one.
    return value === 0 ? 0 : value;
  }
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new CopyError('not-json', 'This value is not valid JSON.', parent, part);
  }
  const depth = parent === null ? 1 : parent.depth + 1;
  if (depth > DOCUMENT_DEPTH_MAX) {
    throw new CopyError(
      'too-deep',
      `This part of the game is nested too deeply. The limit is ${DOCUMENT_DEPTH_MAX} levels.`,
      null,
    );
  }
  const copy: Container = Array.isArray(value) ? [] : {};
  copying.tasks.push({ source: value, copy, parent, part, depth });
  return copy;
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Documents from another realm (a frame, a worker's sandbox) have another Object.prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function countCharacters(copying: Copying, text: string, task: Task | null): void {
  copying.characters += text.length;
  if (copying.characters > DOCUMENT_CHARACTERS_MAX) {
    const most = DOCUMENT_CHARACTERS_MAX / 1_000_000;
    throw new CopyError('too-big', `This game is too large. The limit is ${most} million characters.`, task);
  }
}

function rejectTooManyParts(task: Task | null): never {
  throw new CopyError('too-big', `This game is too large. The limit is ${DOCUMENT_NODES_MAX} parts.`, task);
}

function pathOf(task: Task | null, part?: PathPart): string {
  return task === null ? '' : formatPath(part === undefined ? partsOf(task) : [...partsOf(task), part]);
}

function partsOf(task: Task): PathPart[] {
  const parts: PathPart[] = [];
  for (let at: Task | null = task; at !== null && at.parent !== null; at = at.parent) parts.unshift(at.part);
  return parts;
}
