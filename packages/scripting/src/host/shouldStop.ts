import { FUEL_FOR_REPORT, STACK_TEXT_LENGTH_MAX } from '../limits.ts';
import { callFunction, freeValue, readText, takeError } from '../machine/createMachine.ts';
import { burnPoll } from './fuel.ts';
import type { Room } from './Room.ts';

/**
 * Whether a script that is running has to end here. Its place is asked for now: the error it ends with only tells
 * what came before the loop, and inside a promise nobody would hear of it.
 */
export function shouldStop(room: Room): boolean {
  const hasFuel = burnPoll(room.fuel, room.shared);
  if (hasFuel && room.outOfMemory === null) return false;
  room.stoppedAt ??= readStack(room);
  return true;
}

function readStack({ machine, fuel, image }: Room): string {
  fuel.forReport = FUEL_FOR_REPORT;
  const result = callFunction(machine, image.functions.where, []);
  fuel.forReport = null;
  const error = takeError(machine, result);
  const stack = error === 0 ? readText(machine, result, STACK_TEXT_LENGTH_MAX) : '';
  freeValue(machine, error === 0 ? result : error);
  return stack;
}
