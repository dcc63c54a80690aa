import { scriptMotionFields, type ScriptProblem } from '@playloom/engine';
import {
  CHARACTERS_PER_FUEL,
  DATA_LENGTH_MAX,
  FUEL_PER_CALL,
  FUEL_PER_ELEMENT,
  LINE_LENGTH_MAX,
  MESSAGE_LENGTH_MAX,
  STACK_TEXT_LENGTH_MAX,
} from '../limits.ts';
import {
  newScalar,
  newText,
  readMachineNumber,
  readMachineText,
  throwError,
} from '../machine/createMachine.ts';
import { VALUE_BYTES } from '../machine/quickJsBuild.ts';
import { STOPPED_ERROR } from '../prelude/preludeCore.ts';
import { signatures } from '../prelude/signatures.ts';
import {
  DIRECT_IDS_START,
  type HostFunction,
  hostFunctions,
  MOTION_IDS_START,
} from '../prelude/generatePrelude.ts';
import { fillEventQueue } from './fillEventQueue.ts';
import { burnFuel, recordScriptStop, getFuelState } from './fuel.ts';
import {
  type ScriptArguments,
  readArguments,
  readDataArguments,
  readScalarArguments,
} from './readArguments.ts';
import { addLogLine, reportProblem } from './report.ts';
import type { ScriptRoom } from './ScriptRoom.ts';
import { toNumberOr, writeCallResult } from './writeCallResult.ts';

/** Converts angles from radians: scripts and rules use degrees. */
const DEGREES = 180 / Math.PI;
const motionFactors: readonly number[] = scriptMotionFields.map((name) =>
  name === 'rotation' || name === 'spin' ? DEGREES : 1,
);

const X = scriptMotionFields.indexOf('x');
const Y = scriptMotionFields.indexOf('y');

type Answer = (room: ScriptRoom, count: number, values: number) => number;

const answers: { readonly [Name in HostFunction]: Answer } = {
  call(room, count, values) {
    const entry = readMachineNumber(room.machine, values);
    const signature = signatures[entry];
    if (signature === undefined) return throwError(room.machine, 'There is no such function.');
    const args = readArguments(room.machine, signature, count - 1, values + VALUE_BYTES);
    return forwardCall(room, entry, args, 0);
  },
  callWithData(room, _count, values) {
    const entry = readMachineNumber(room.machine, values);
    const signature = signatures[entry];
    if (signature === undefined) return throwError(room.machine, 'There is no such function.');
    const json = readMachineText(room.machine, values + VALUE_BYTES, DATA_LENGTH_MAX + 1);
    return forwardCall(room, entry, readDataArguments(signature, json), json.length);
  },
  position(room, count, values) {
    const { bridge, machine, shared } = room;
    if (!burnFuel(room, FUEL_PER_CALL)) return rejectCall(room);
    const entity = count > 0 ? readMachineNumber(machine, values) : Number.NaN;
    room.isInBridgeCall = true;
    const x = bridge!.readMotion(entity, X);
    const y = bridge!.readMotion(entity, Y);
    room.isInBridgeCall = false;
    // Infinity means that there is no position.
    shared.answer[0] = x === x ? x : Infinity;
    shared.answer[1] = x === x ? y : 0;
    return 0;
  },
  random(room) {
    if (!burnFuel(room, FUEL_PER_CALL)) return rejectCall(room);
    room.isInBridgeCall = true;
    const value = room.bridge!.random();
    room.isInBridgeCall = false;
    return newScalar(room.machine, value);
  },
  report(room, _count, values) {
    const { machine, shared } = room;
    const read = (place: number, lengthMax: number): string =>
      readMachineText(machine, values + place * VALUE_BYTES, lengthMax);
    const text = read(1, MESSAGE_LENGTH_MAX);
    // Find out which handler is running: an earlier handler that was stopped must not be blamed for this
    // error.
    if (text !== STOPPED_ERROR) burnFuel(room, 0);
    const reason = room.isOutOfMemory ? 2 : getFuelState(room.fuel) || (text === STOPPED_ERROR ? 1 : 0);
    const stacks = [room.stoppedAt ?? '', read(2, STACK_TEXT_LENGTH_MAX), read(4, MESSAGE_LENGTH_MAX)];
    room.owner = readMachineNumber(machine, values);
    reportProblem(room, toProblemKind(room, reason), room.owner, {
      text,
      stack: stacks.join(' '),
      note: read(3, MESSAGE_LENGTH_MAX),
    });
    room.stoppedAt = null;
    shared.answer[0] = reason;
    return 0;
  },
  line(room, _count, values) {
    if (!burnFuel(room, FUEL_PER_CALL)) return rejectCall(room);
    addLogLine(
      room,
      readMachineNumber(room.machine, values),
      readMachineText(room.machine, values + VALUE_BYTES, LINE_LENGTH_MAX),
    );
    return 0;
  },
  refill(room) {
    const json = fillEventQueue(room);
    return json === null ? 0 : newText(room.machine, json);
  },
  // Called only while the prelude starts, where `createImage` handles it.
  direct: () => 0,
};

const answersInOrder = hostFunctions.map((name) => answers[name]);

/**
 * Handles a call from scripts to the host. It must never throw: an exception would interrupt the code inside
 * the machine and make the machine unusable.
 */
export function handleHostCall(room: ScriptRoom, id: number, count: number, values: number): number {
  try {
    if (id < DIRECT_IDS_START) return answersInOrder[id - 1]!(room, count, values);
    return id < MOTION_IDS_START
      ? answerDirectly(room, id - DIRECT_IDS_START, count, values)
      : readMotion(room, id - MOTION_IDS_START, count, values);
  } catch (error) {
    if (room.isInBridgeCall) room.bridgeError ??= { error };
    else room.fault ??= error;
    room.isInBridgeCall = false;
    return throwError(room.machine, 'The game failed.');
  }
}

/**
 * Handles most calls on a fast path. All arguments are numbers, texts or booleans, and so is the result, if
 * any.
 */
function answerDirectly(room: ScriptRoom, entry: number, count: number, values: number): number {
  const { machine, bridge } = room;
  const signature = signatures[entry]!;
  const args = readScalarArguments(machine, signature, count, values);
  if (typeof args === 'string') return rejectArguments(room, entry, args);
  if (!burnFuel(room, FUEL_PER_CALL)) return rejectCall(room);
  room.isInBridgeCall = true;
  const value = bridge!.call(entry, args);
  room.isInBridgeCall = false;
  const { result } = signature;
  if (result === 'nothing') return 0;
  if (result === 'number') return newScalar(machine, toNumberOr(value, 0));
  return newScalar(machine, result === 'boolean' ? value === true : typeof value === 'number' ? value : null);
}

function readMotion(room: ScriptRoom, field: number, count: number, values: number): number {
  const { machine, bridge } = room;
  if (!burnFuel(room, FUEL_PER_CALL)) return rejectCall(room);
  const entity = count > 0 ? readMachineNumber(machine, values) : Number.NaN;
  room.isInBridgeCall = true;
  const value = bridge!.readMotion(entity, field);
  room.isInBridgeCall = false;
  return newScalar(machine, value * motionFactors[field]!);
}

function forwardCall(room: ScriptRoom, entry: number, args: ScriptArguments, length: number): number {
  if (typeof args === 'string') return rejectArguments(room, entry, args);
  const price = FUEL_PER_CALL + Math.ceil(length / CHARACTERS_PER_FUEL);
  if (!burnFuel(room, price)) return rejectCall(room);
  room.isInBridgeCall = true;
  const value = room.bridge!.call(entry, args);
  room.isInBridgeCall = false;
  if (Array.isArray(value)) burnFuel(room, value.length * FUEL_PER_ELEMENT);
  return writeCallResult(room.machine, room.shared, signatures[entry]!.result, value);
}

function rejectArguments({ machine }: ScriptRoom, entry: number, reason: string): number {
  const { category, name } = signatures[entry]!;
  return throwError(machine, `${category}.${name}: ${reason}.`);
}

/**
 * Throws an error in a script that is out of fuel. A script can catch it, but all further calls fail as well,
 * and its loops are stopped by the machine.
 */
function rejectCall(room: ScriptRoom): number {
  recordScriptStop(room);
  return throwError(room.machine, 'The script did too much in one tick.');
}

function toProblemKind({ isOutOfMemory }: ScriptRoom, reason: number): ScriptProblem['kind'] {
  if (isOutOfMemory) return 'script-out-of-memory';
  return reason === 0 ? 'script-error' : 'script-out-of-fuel';
}
