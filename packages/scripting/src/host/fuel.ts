import { FUEL_FOR_REPORT, FUEL_PER_POLL, STACK_TEXT_LENGTH_MAX, STOPS_IGNORED_MAX } from '../limits.ts';
import {
  callFunction,
  freeValue,
  readMachineNumber,
  readMachineText,
  consumeError,
} from '../machine/createMachine.ts';
import { SCRIPT_INDEX_MODULUS } from '../prelude/sharedMemory.ts';
import type { PreludeFunction } from '../prelude/generatePrelude.ts';
import type { Fuel, ScriptRoom } from './ScriptRoom.ts';

/** The run number while no handler is running. */
const NONE = -1;

export function createFuel(): Fuel {
  return { left: 0, run: NONE, runLeft: 0, perRun: 0, stopsIgnored: 0, forReport: null };
}

export function refillFuel({ fuel }: ScriptRoom, total: number, perRun: number): void {
  fuel.left = total;
  fuel.perRun = perRun;
  fuel.runLeft = perRun;
  fuel.run = NONE;
  fuel.stopsIgnored = 0;
}

/** Returns 0 if fuel is left, 1 if the handler used up its own, 2 if the fuel of the tick is used up. */
export function getFuelState({ left, runLeft }: Fuel): 0 | 1 | 2 {
  return left < 0 ? 2 : runLeft < 0 ? 1 : 0;
}

/**
 * Takes fuel for a call from scripts to the host. Returns false if not enough is left. Checks which handler
 * is running only if its fuel seems to be used up: an earlier handler may have used it.
 */
export function burnFuel(room: ScriptRoom, amount: number): boolean {
  const { fuel } = room;
  fuel.left -= amount;
  fuel.runLeft -= amount;
  if (fuel.left >= 0 && fuel.runLeft >= 0) return true;
  noticeRun(room, amount);
  return fuel.left >= 0 && fuel.runLeft >= 0;
}

/** Checks which handler is running. If it isn't the same as before, it starts with full fuel. */
function noticeRun(room: ScriptRoom, amount: number): void {
  const run = readCurrentRun(room);
  if (run === room.fuel.run) return;
  startFuelRun(room, run);
  room.fuel.runLeft -= amount;
}

/**
 * Fills the fuel for another run. If the previous run was stopped without an error, that is reported later.
 */
export function startFuelRun(room: ScriptRoom, run = NONE): void {
  const { fuel, stoppedAt } = room;
  if (stoppedAt !== null) room.stops.push({ run: fuel.run, stack: stoppedAt });
  room.stoppedAt = null;
  fuel.run = run;
  fuel.runLeft = fuel.perRun;
}

/**
 * Whether the running script must be stopped. The machine asks after a certain number of calls and loop
 * iterations.
 */
export function shouldStopScript(room: ScriptRoom): boolean {
  const { fuel } = room;
  if (fuel.forReport !== null) {
    fuel.forReport -= FUEL_PER_POLL;
    return fuel.forReport < 0;
  }
  fuel.left -= FUEL_PER_POLL;
  fuel.runLeft -= FUEL_PER_POLL;
  noticeRun(room, FUEL_PER_POLL);
  if (fuel.left >= 0 && fuel.runLeft >= 0) return room.isOutOfMemory;
  recordScriptStop(room);
  fuel.stopsIgnored += 1;
  // This error interrupts the machine, which can't be used after that.
  if (fuel.stopsIgnored > STOPS_IGNORED_MAX) throw new RangeError('it does not stop');
  return true;
}

/**
 * Records where fuel ran out. The stack must be read now: the error that ends the script shows only the code
 * outside its loop, and inside a promise the error would never be reported.
 */
export function recordScriptStop(room: ScriptRoom): void {
  room.stoppedAt ??= readScriptStack(room);
}

/** Reads the stack trace of the script in the middle of a run. This costs the script no fuel. */
export function readScriptStack(room: ScriptRoom): string {
  return (
    callPreludeGetter(room, 'where', (value) =>
      readMachineText(room.machine, value, STACK_TEXT_LENGTH_MAX),
    ) ?? ''
  );
}

/** Reads the number of the current run, even in the middle of it. */
export function readCurrentRun(room: ScriptRoom): number {
  const run = callPreludeGetter(room, 'running', (value) => readMachineNumber(room.machine, value)) ?? NONE;
  if (run !== NONE) room.owner = run % SCRIPT_INDEX_MODULUS;
  return run;
}

function callPreludeGetter<Answer>(
  room: ScriptRoom,
  name: PreludeFunction,
  read: (value: number) => Answer,
): Answer | null {
  const { machine, fuel, image } = room;
  const before = fuel.forReport;
  fuel.forReport = FUEL_FOR_REPORT;
  const result = callFunction(machine, image.functions[name], []);
  fuel.forReport = before;
  const error = consumeError(machine, result);
  const answer = error === 0 ? read(result) : null;
  freeValue(machine, error === 0 ? result : error);
  return answer;
}
