import type { ScriptEvent } from '@playloom/engine';
import {
  FUEL_AT_START,
  FUEL_FOR_REPORT,
  FUEL_PER_RUN,
  FUEL_PER_RUN_AT_START,
  FUEL_PER_TICK,
  JOBS_PER_TICK_MAX,
  NATIVE_ROUNDS_AT_START,
  NATIVE_ROUNDS_FOR_REPORT,
  NATIVE_ROUNDS_PER_TICK,
} from '../limits.ts';
import {
  callFunction,
  evaluateCode,
  freeValue,
  isJobPending,
  newScalar,
  newText,
  readMachineNumber,
  runJobs,
  consumeError,
} from '../machine/createMachine.ts';
import { STOPPED_ERROR } from '../prelude/preludeCore.ts';
import {
  STATUS_NEXT_WAIT,
  STATUS_SECONDS,
  STATUS_TICK,
  STATUS_TICK_SECONDS,
} from '../prelude/sharedMemory.ts';
import { EVERY_SECONDS_INDEX, EVERY_TICK_INDEX, GAME_STARTS_INDEX } from '../prelude/signatures.ts';
import type { PreludeFunction } from '../prelude/generatePrelude.ts';
import { readCurrentRun, refillFuel, getFuelState, readScriptStack, startFuelRun } from './fuel.ts';
import { disableScripts, reportProblem } from './report.ts';
import type { ScriptRoom } from './ScriptRoom.ts';

const NATIVE_LOOP = 'A call to a built-in function took too long.';

/** Events that occur in every tick. Each handler filters them by its own interval. */
const clockEvents: readonly ScriptEvent[] = [EVERY_TICK_INDEX, EVERY_SECONDS_INDEX].map((trigger) => ({
  trigger,
  context: {},
  about: {},
}));

/**
 * Runs every file once, in order. A file that was imported by an earlier one has already run and doesn't run
 * again.
 */
export function startScripts(room: ScriptRoom): void {
  setClock(room);
  refillFuel(room, FUEL_AT_START, FUEL_PER_RUN_AT_START);
  room.machine.rounds.value = NATIVE_ROUNDS_AT_START;
  guard(room, () => {
    for (const [owner, { id, files }] of room.compiled.scripts.entries()) {
      for (const { name } of files) if (getFuelState(room.fuel) !== 2) startFile(room, owner, id, name);
    }
    continuePromises(room);
  });
}

function startFile(room: ScriptRoom, owner: number, script: string, file: string): void {
  const { machine } = room;
  callPrelude(room, 'enter', newScalar(machine, owner));
  startFuelRun(room);
  const result = evaluateCode(machine, `import "./${file}";`, `${script}/start`, true);
  const error = consumeError(machine, result);
  if (error !== 0) return reportError(room, error);
  if (room.stoppedAt !== null) reportStop(room);
  // If the file is still waiting for a promise, it may fail later.
  callPrelude(room, 'watch', result);
}

/** Runs the scripts for one tick. */
export function tickScripts(room: ScriptRoom, events: readonly ScriptEvent[]): void {
  setClock(room);
  const isStart = collectEvents(room, events);
  if (isStart) refillFuel(room, FUEL_AT_START, FUEL_PER_RUN_AT_START);
  else refillFuel(room, FUEL_PER_TICK, FUEL_PER_RUN);
  room.machine.rounds.value = isStart ? NATIVE_ROUNDS_AT_START : NATIVE_ROUNDS_PER_TICK;
  const isSomeoneDue = room.shared.status[STATUS_NEXT_WAIT]! <= room.shared.status[STATUS_TICK]!;
  guard(room, () => {
    if (room.events.length > 0 || isSomeoneDue) runHandlers(room);
    continuePromises(room);
  });
}

/**
 * Collects the events that have handlers, followed by the events of every tick. Returns whether this is the
 * tick in which the game starts.
 */
function collectEvents(room: ScriptRoom, events: readonly ScriptEvent[]): boolean {
  const { listeners } = room.shared;
  let isStart = false;
  room.events = [];
  room.nextEvent = 0;
  for (const event of events) {
    const { trigger } = event;
    if (trigger === EVERY_TICK_INDEX || trigger === EVERY_SECONDS_INDEX || !(listeners[trigger]! > 0))
      continue;
    if (trigger === GAME_STARTS_INDEX) isStart = true;
    room.events.push(event);
  }
  for (const event of clockEvents) if (listeners[event.trigger]! > 0) room.events.push(event);
  return isStart;
}

/** Runs the handlers of a tick. If one is stopped, the next ones still run, as long as the tick has fuel. */
function runHandlers(room: ScriptRoom): void {
  const { machine, fuel, image } = room;
  let result = callFunction(machine, image.functions.tick, []);
  for (let error = consumeError(machine, result); error !== 0; error = consumeError(machine, result)) {
    const state = getFuelState(fuel);
    reportError(room, error);
    if (state !== 1 || room.isOutOfMemory) return;
    startFuelRun(room);
    result = callFunction(machine, image.functions.resume, []);
  }
  freeValue(machine, result);
  startFuelRun(room);
  for (const { run, stack } of room.stops.splice(0)) {
    room.stoppedAt = stack;
    callPrelude(room, 'exceed', newScalar(machine, run));
  }
}

/**
 * Continues pending promises one at a time: each has its own fuel, and if one is stopped, the rest still run.
 */
function continuePromises(room: ScriptRoom): void {
  const { machine, fuel } = room;
  for (let count = 0; count < JOBS_PER_TICK_MAX; count += 1) {
    startFuelRun(room);
    if (getFuelState(fuel) !== 0 || room.isOutOfMemory || !isJobPending(machine)) return;
    const result = runJobs(machine, 1);
    if (Number.isNaN(readMachineNumber(machine, result))) reportError(room, result);
    else freeValue(machine, result);
    if (room.stoppedAt !== null) reportStop(room);
  }
}

/** Reports a script that was stopped inside a promise, where it ends without an error. */
function reportStop(room: ScriptRoom): void {
  reportError(room, newText(room.machine, STOPPED_ERROR));
}

/**
 * Reports an error of a script. The prelude reads it, because every property of the thrown object may be a
 * getter with the script's own code.
 */
function reportError(room: ScriptRoom, error: number): void {
  const { machine } = room;
  const state = getFuelState(room.fuel);
  readCurrentRun(room);
  const isReported =
    state === 0
      ? callPrelude(
          room,
          'tell',
          newScalar(machine, room.owner),
          error,
          newText(machine, ''),
          newText(machine, ''),
        )
      : callPrelude(room, 'stop', error, newScalar(machine, state));
  if (isReported) return;
  const text = 'The script threw a value that takes too long to read.';
  reportProblem(room, 'script-error', room.owner, { text, stack: '', note: '' });
}

/**
 * Calls a prelude function with separate fuel, ignores its result and frees the arguments. Returns false if
 * the function couldn't finish.
 */
function callPrelude(room: ScriptRoom, name: PreludeFunction, ...args: number[]): boolean {
  const { machine, fuel } = room;
  fuel.forReport = FUEL_FOR_REPORT;
  const result = callFunction(machine, room.image.functions[name], args);
  fuel.forReport = null;
  const error = consumeError(machine, result);
  freeValue(machine, error === 0 ? result : error);
  for (const value of args) freeValue(machine, value);
  return error === 0;
}

function setClock({ shared: { status }, bridge }: ScriptRoom): void {
  const tick = bridge!.tick();
  status[STATUS_TICK] = tick;
  status[STATUS_SECONDS] = tick * bridge!.tickSeconds;
  status[STATUS_TICK_SECONDS] = bridge!.tickSeconds;
}

/**
 * Runs code in the machine and handles errors. An error that leaves the machine has interrupted the code
 * inside it, so the machine must not be used again.
 */
function guard(room: ScriptRoom, run: () => void): void {
  try {
    run();
  } catch (error) {
    room.fault ??= error;
  }
  if (room.machine.rounds.value < 0) endNativeLoop(room);
  else if (room.fault !== null && !room.isOutOfMemory)
    disableScripts(room, 'script-broken', `The script machine failed: ${String(room.fault)}.`);
  // These may be left over if the code was interrupted. The machine may be restored later.
  room.events = [];
  room.stoppedAt = null;
  room.stops.length = 0;
  room.fuel.forReport = null;
  room.fault = null;
  if (room.isOutOfMemory && !room.isBroken)
    disableScripts(room, 'script-out-of-memory', 'The scripts ran out of memory.');
  const thrown = room.bridgeError;
  room.bridgeError = null;
  if (thrown !== null) throw thrown.error;
}

/**
 * Ends the scripts after a built-in function used up its loop budget. The machine still has the stack from
 * that moment, so the location can be read.
 */
function endNativeLoop(room: ScriptRoom): void {
  room.machine.rounds.value = NATIVE_ROUNDS_FOR_REPORT;
  let stack = '';
  try {
    readCurrentRun(room);
    stack = readScriptStack(room);
  } catch {
    // Nothing more can be read: report without a line.
  }
  disableScripts(room, 'script-out-of-fuel', NATIVE_LOOP, stack);
}
