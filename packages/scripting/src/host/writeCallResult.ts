import type { Point, Value } from '@playloom/game-format';
import { DATA_LENGTH_MAX } from '../limits.ts';
import { type Machine, newText, throwError } from '../machine/createMachine.ts';
import type { SharedMemory } from '../prelude/sharedMemory.ts';
import type { ResultKind } from '../prelude/signatures.ts';

/** Codes for the type of an answer, in its first number. Read by `readData` in the prelude. */
const NOTHING = 0;
const TEXT = 1;
const JSON_TEXT = 2;
const NUMBER = 3;
const NO = 4;
const YES = 5;

/**
 * Writes the world's answer to the memory where the prelude reads it. Returns a text value if the answer
 * contains a text, otherwise 0.
 */
export function writeCallResult(
  machine: Machine,
  { answer }: SharedMemory,
  kind: ResultKind,
  value: Value,
): number {
  switch (kind) {
    case 'nothing':
      return 0;
    case 'number':
      answer[0] = toNumberOr(value, 0);
      return 0;
    case 'boolean':
      answer[0] = value === true ? 1 : 0;
      return 0;
    case 'id':
      answer[0] = toNumberOr(value, -1);
      return 0;
    case 'position':
      writePosition(answer, 0, value);
      return 0;
    case 'ids':
      return writeIds(machine, answer, value);
    case 'text':
    case 'data':
      return writeData(machine, answer, value);
  }
}

/**
 * Returns a number, or `otherwise` for NaN and other values. NaN has many bit patterns that depend on the
 * platform, so memory would differ between platforms.
 */
export function toNumberOr(value: Value, otherwise: number): number {
  return typeof value === 'number' && value === value ? value : otherwise;
}

/** Writes a position as two numbers. Infinity means that there is none. */
export function writePosition(numbers: Float64Array, offset: number, value: Value): void {
  const { x, y } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Point>;
  const isPoint = Number.isFinite(x) && Number.isFinite(y);
  numbers[offset] = isPoint ? x! : Infinity;
  numbers[offset + 1] = isPoint ? y! : 0;
}

function writeIds(machine: Machine, answer: Float64Array, value: Value): number {
  const ids = Array.isArray(value) ? (value as readonly Value[]) : [];
  if (ids.length >= answer.length) {
    answer[0] = -1;
    return writeText(machine, answer, JSON.stringify(ids), -1);
  }
  answer[0] = ids.length;
  for (let index = 0; index < ids.length; index += 1) answer[index + 1] = toNumberOr(ids[index]!, -1);
  return 0;
}

function writeData(machine: Machine, answer: Float64Array, value: Value): number {
  if (typeof value === 'string') return writeText(machine, answer, value, TEXT);
  if (typeof value === 'object' && value !== null)
    return writeText(machine, answer, JSON.stringify(value), JSON_TEXT);
  if (typeof value === 'number') {
    answer[0] = NUMBER;
    answer[1] = toNumberOr(value, 0);
  } else answer[0] = value === null ? NOTHING : value ? YES : NO;
  return 0;
}

function writeText(machine: Machine, answer: Float64Array, text: string, kind: number): number {
  if (text.length > DATA_LENGTH_MAX)
    return throwError(machine, `The answer has more than ${DATA_LENGTH_MAX} characters.`);
  answer[0] = kind;
  const value = newText(machine, text);
  if (value !== 0) return value;
  // The text contains a zero character or half a surrogate pair. JSON escapes both.
  answer[0] = JSON_TEXT;
  return newText(machine, JSON.stringify(text));
}
