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
  readNumber,
  readText,
  throwError,
  VALUE_BYTES,
} from '../machine/createMachine.ts';
import { STOPPED } from '../prelude/preludeCore.ts';
import { signatures } from '../prelude/signatures.ts';
import { DIRECT_FROM, type HostFunction, hostFunctions, MOTION_FROM } from '../prelude/writePrelude.ts';
import { fillQueue } from './fillQueue.ts';
import { burnFuel, markStop, readFuelState } from './fuel.ts';
import { type Arguments, readArguments, readData, readScalars } from './readArguments.ts';
import { printLine, reportProblem } from './report.ts';
import type { Room } from './Room.ts';
import { toNumber, writeAnswer } from './writeAnswer.ts';

/** What motion is multiplied with: scripts and rules know angles in degrees. */
const DEGREES = 180 / Math.PI;
const motionFactors: readonly number[] = scriptMotionFields.map((name) =>
  name === 'rotation' || name === 'spin' ? DEGREES : 1,
);

const X = scriptMotionFields.indexOf('x');
const Y = scriptMotionFields.indexOf('y');

type Answer = (room: Room, count: number, values: number) => number;

const answers: { readonly [Name in HostFunction]: Answer } = {
  call(room, count, values) {
    const entry = readNumber(room.machine, values);
    const signature = signatures[entry];
    if (signature === undefined) return throwError(room.machine, 'There is no such function.');
    const args = readArguments(room.machine, signature, count - 1, values + VALUE_BYTES);
    return passOn(room, entry, args, 0);
  },
  callWithData(room, _count, values) {
    const entry = readNumber(room.machine, values);
    const signature = signatures[entry];
    if (signature === undefined) return throwError(room.machine, 'There is no such function.');
    const json = readText(room.machine, values + VALUE_BYTES, DATA_LENGTH_MAX + 1);
    return passOn(room, entry, readData(signature, json), json.length);
  },
  position(room, count, values) {
    const { door, machine, shared } = room;
    if (!burnFuel(room, FUEL_PER_CALL)) return refuse(room);
    const entity = count > 0 ? readNumber(machine, values) : Number.NaN;
    room.isAtDoor = true;
    const x = door!.readMotion(entity, X);
    const y = door!.readMotion(entity, Y);
    room.isAtDoor = false;
    // Infinity stands for no position.
    shared.answer[0] = x === x ? x : Infinity;
    shared.answer[1] = x === x ? y : 0;
    return 0;
  },
  random(room) {
    if (!burnFuel(room, FUEL_PER_CALL)) return refuse(room);
    room.isAtDoor = true;
    const value = room.door!.random();
    room.isAtDoor = false;
    return newScalar(room.machine, value);
  },
  report(room, _count, values) {
    const { machine, shared } = room;
    const read = (place: number, lengthMax: number): string =>
      readText(machine, values + place * VALUE_BYTES, lengthMax);
    const text = read(1, MESSAGE_LENGTH_MAX);
    // Whoever was stopped before and did not notice has nothing to do with this.
    if (text !== STOPPED) burnFuel(room, 0);
    const reason = room.isOutOfMemory ? 2 : readFuelState(room.fuel) || (text === STOPPED ? 1 : 0);
    const stacks = [room.stoppedAt ?? '', read(2, STACK_TEXT_LENGTH_MAX), read(4, MESSAGE_LENGTH_MAX)];
    room.owner = readNumber(machine, values);
    reportProblem(room, kindOf(room, reason), room.owner, {
      text,
      stack: stacks.join(' '),
      note: read(3, MESSAGE_LENGTH_MAX),
    });
    room.stoppedAt = null;
    shared.answer[0] = reason;
    return 0;
  },
  line(room, _count, values) {
    if (!burnFuel(room, FUEL_PER_CALL)) return refuse(room);
    printLine(
      room,
      readNumber(room.machine, values),
      readText(room.machine, values + VALUE_BYTES, LINE_LENGTH_MAX),
    );
    return 0;
  },
  refill(room) {
    const json = fillQueue(room);
    return json === null ? 0 : newText(room.machine, json);
  },
  // Only before the first script: see createImage.
  direct: () => 0,
};

const answersInOrder = hostFunctions.map((name) => answers[name]);

/**
 * A call out of the machine. Nothing may be thrown through it: that would cut off what runs inside, and the
 * machine could not be used again.
 */
export function answerCall(room: Room, id: number, count: number, values: number): number {
  try {
    if (id < DIRECT_FROM) return answersInOrder[id - 1]!(room, count, values);
    return id < MOTION_FROM
      ? answerDirectly(room, id - DIRECT_FROM, count, values)
      : readMotion(room, id - MOTION_FROM, count, values);
  } catch (error) {
    if (room.isAtDoor) room.doorError ??= { error };
    else room.fault ??= error;
    room.isAtDoor = false;
    return throwError(room.machine, 'The game failed.');
  }
}

/** The way of most calls: numbers, texts, yes or no in, at most one of them out. */
function answerDirectly(room: Room, entry: number, count: number, values: number): number {
  const { machine, door } = room;
  const signature = signatures[entry]!;
  const args = readScalars(machine, signature, count, values);
  if (typeof args === 'string') return refuseArguments(room, entry, args);
  if (!burnFuel(room, FUEL_PER_CALL)) return refuse(room);
  room.isAtDoor = true;
  const value = door!.call(entry, args);
  room.isAtDoor = false;
  const { result } = signature;
  if (result === 'nothing') return 0;
  if (result === 'number') return newScalar(machine, toNumber(value, 0));
  return newScalar(machine, result === 'boolean' ? value === true : typeof value === 'number' ? value : null);
}

function readMotion(room: Room, field: number, count: number, values: number): number {
  const { machine, door } = room;
  if (!burnFuel(room, FUEL_PER_CALL)) return refuse(room);
  const entity = count > 0 ? readNumber(machine, values) : Number.NaN;
  room.isAtDoor = true;
  const value = door!.readMotion(entity, field);
  room.isAtDoor = false;
  return newScalar(machine, value * motionFactors[field]!);
}

function passOn(room: Room, entry: number, args: Arguments, length: number): number {
  if (typeof args === 'string') return refuseArguments(room, entry, args);
  const price = FUEL_PER_CALL + Math.ceil(length / CHARACTERS_PER_FUEL);
  if (!burnFuel(room, price)) return refuse(room);
  room.isAtDoor = true;
  const value = room.door!.call(entry, args);
  room.isAtDoor = false;
  if (Array.isArray(value)) burnFuel(room, value.length * FUEL_PER_ELEMENT);
  return writeAnswer(room.machine, room.shared, signatures[entry]!.result, value);
}

function refuseArguments({ machine }: Room, entry: number, reason: string): number {
  const { category, name } = signatures[entry]!;
  return throwError(machine, `${category}.${name}: ${reason}.`);
}

/** A script can catch this, but every further call fails as well, and its loops are stopped from outside. */
function refuse(room: Room): number {
  markStop(room);
  return throwError(room.machine, 'The script did too much in one tick.');
}

function kindOf({ isOutOfMemory }: Room, reason: number): ScriptProblem['kind'] {
  if (isOutOfMemory) return 'script-out-of-memory';
  return reason === 0 ? 'script-error' : 'script-out-of-fuel';
}
