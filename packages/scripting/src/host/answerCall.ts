import type { ScriptDoor } from '@playloom/engine';
import {
  CHARACTERS_PER_FUEL,
  DATA_LENGTH_MAX,
  FUEL_PER_CALL,
  FUEL_PER_ELEMENT,
  LINE_LENGTH_MAX,
  MESSAGE_LENGTH_MAX,
  STACK_TEXT_LENGTH_MAX,
} from '../limits.ts';
import { newText, readNumber, readText, throwError, VALUE_BYTES } from '../machine/createMachine.ts';
import { STOPPED } from '../prelude/preludeCore.ts';
import { FUEL_OVER } from '../prelude/sharedMemory.ts';
import { signatures } from '../prelude/signatures.ts';
import { type HostFunction, hostFunctions } from '../prelude/writePrelude.ts';
import { fillQueue } from './fillQueue.ts';
import { burnFuel } from './fuel.ts';
import { type Arguments, readArguments, readData } from './readArguments.ts';
import { printLine, reportProblem } from './report.ts';
import type { Room } from './Room.ts';
import { toNumber, writeAnswer } from './writeAnswer.ts';

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
  random(room) {
    if (!burnFuel(room.fuel, room.shared, FUEL_PER_CALL)) return refuse(room);
    room.shared.answer[0] = toNumber(openDoor(room).random(), 0);
    return 0;
  },
  report(room, _count, values) {
    const { machine, shared } = room;
    const read = (place: number, lengthMax: number): string =>
      readText(machine, values + place * VALUE_BYTES, lengthMax);
    const text = read(1, MESSAGE_LENGTH_MAX);
    const stacks = [room.stoppedAt ?? '', read(2, STACK_TEXT_LENGTH_MAX), read(4, MESSAGE_LENGTH_MAX)];
    const isOutOfMemory = room.outOfMemory !== null;
    const reason = isOutOfMemory ? 2 : shared.status[FUEL_OVER]! || (text === STOPPED ? 1 : 0);
    const kind = isOutOfMemory
      ? 'script-out-of-memory'
      : reason === 0
        ? 'script-error'
        : 'script-out-of-fuel';
    const note = read(3, MESSAGE_LENGTH_MAX);
    reportProblem(room, kind, readNumber(machine, values), { text, stack: stacks.join(' '), note });
    room.stoppedAt = null;
    shared.answer[0] = reason;
    return 0;
  },
  line(room, _count, values) {
    if (!burnFuel(room.fuel, room.shared, FUEL_PER_CALL)) return refuse(room);
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
};

const answersInOrder = hostFunctions.map((name) => answers[name]);

/**
 * A call out of the machine. Nothing may be thrown through it: that would cut off what runs inside, and the
 * machine could not be used again.
 */
export function answerCall(room: Room, id: number, count: number, values: number): number {
  try {
    return answersInOrder[id - 1]!(room, count, values);
  } catch (error) {
    room.doorError ??= { error };
    return throwError(room.machine, 'The game failed.');
  }
}

function passOn(room: Room, entry: number, args: Arguments, length: number): number {
  const { machine, fuel, shared } = room;
  const { category, name, result } = signatures[entry]!;
  if (typeof args === 'string') return throwError(machine, `${category}.${name}: ${args}.`);
  const price = FUEL_PER_CALL + Math.ceil(length / CHARACTERS_PER_FUEL);
  if (!burnFuel(fuel, shared, price)) return refuse(room);
  const value = openDoor(room).call(entry, args);
  if (Array.isArray(value)) burnFuel(fuel, shared, value.length * FUEL_PER_ELEMENT);
  return writeAnswer(machine, shared, result, value);
}

/** A script can catch this, but every further call fails as well, and its loops are stopped from outside. */
function refuse({ machine }: Room): number {
  return throwError(machine, 'The script did too much in one tick.');
}

function openDoor({ door }: Room): ScriptDoor {
  if (door === null) throw new Error('Scripts run without a world.');
  return door;
}
