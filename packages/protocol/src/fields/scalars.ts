import {
  BrokenBytes,
  type ByteReader,
  readByte,
  readNumber,
  readSigned,
  readText,
  readVarint,
} from '../bytes/ByteReader.ts';
import {
  type ByteWriter,
  writeByte,
  writeNumber,
  writeSigned,
  writeText,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { ID_BYTES_MAX, POSITION_QUANTUM, ROTATION_STEPS, TEXT_BYTES_MAX } from '../limits.ts';
import { quantisePosition, toRotationStep, toRotation } from '../snapshot/quantise.ts';
import { type Field, isIdentical, keepAsIs } from './Field.ts';

const NUMBER_MAX = 0xffff_ffff;
const BYTES_PER_UNIT_MAX = 3;

function scalar<Value>(
  write: (writer: ByteWriter, value: Value) => void,
  read: (reader: ByteReader) => Value,
): Field<Value> {
  return { write, read, isSame: isIdentical, carry: keepAsIs };
}

/** Any finite number, exactly. */
export const number: Field<number> = scalar(writeNumber, readNumber);

export const yesOrNo: Field<boolean> = scalar(
  (writer, value) => writeByte(writer, value ? 1 : 0),
  (reader) => {
    const byte = readByte(reader);
    if (byte > 1) throw new BrokenBytes('out-of-range');
    return byte === 1;
  },
);

/** Whole numbers from 0 to `max`; what is beyond is brought to the nearer end. */
export function count(max: number = NUMBER_MAX): Field<number> {
  return scalar(
    (writer, value) => writeVarint(writer, value >= 0 ? Math.min(Math.floor(value), max) : 0),
    (reader) => {
      const value = readVarint(reader);
      if (value > max) throw new BrokenBytes('out-of-range');
      return value;
    },
  );
}

/** Numbers from −`max` to `max`. Who writes brings a number to the nearer end; what is beyond when read is refused. */
export function bounded(max: number): Field<number> {
  return scalar(
    (writer, value) => writeNumber(writer, Math.max(-max, Math.min(max, value))),
    (reader) => {
      const value = readNumber(reader);
      if (Math.abs(value) > max) throw new BrokenBytes('out-of-range');
      return value;
    },
  );
}

export function text(bytesMax: number = TEXT_BYTES_MAX): Field<string> {
  return scalar(
    (writer, value) => writeText(writer, value, bytesMax),
    (reader) => readText(reader, bytesMax),
  );
}

/** Text of at most so many UTF-16 units, which is how people's input is counted. Who writes cuts what is longer. */
export function line(unitsMax: number): Field<string> {
  const bytesMax = unitsMax * BYTES_PER_UNIT_MAX;
  return scalar(
    (writer, value) => writeText(writer, cutLine(value, unitsMax), bytesMax),
    (reader) => {
      const value = readText(reader, bytesMax);
      if (value.length > unitsMax) throw new BrokenBytes('too-long');
      return value;
    },
  );
}

function cutLine(value: string, unitsMax: number): string {
  if (value.length <= unitsMax) return value;
  const isPairCut = value.codePointAt(unitsMax - 1)! > 0xffff;
  return value.slice(0, isPairCut ? unitsMax - 1 : unitsMax);
}

export const id: Field<string> = text(ID_BYTES_MAX);

/** One of a few words, by its number. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
  return scalar<Word>(
    (writer, value) => writeByte(writer, words.indexOf(value)),
    (reader) => {
      const word = words[readByte(reader)];
      if (word === undefined) throw new BrokenBytes('out-of-range');
      return word;
    },
  );
}

/** A tick near the snapshot's: told as the distance, which stays the same while both go on. */
export const tickNearby: Field<number> = {
  write: (writer, value, wire) => writeNumber(writer, wire.tick - value),
  read: (reader, wire) => wire.tick - readNumber(reader),
  isSame: (before, now, wire) => wire.tickBefore - before === wire.tick - now,
  carry: (before, wire) => before + (wire.tick - wire.tickBefore),
};

/** A coordinate to the wire's quantum. */
export const coordinate: Field<number> = {
  write: (writer, value) => writeSigned(writer, quantisePosition(value) / POSITION_QUANTUM),
  read: (reader) => readSigned(reader) * POSITION_QUANTUM,
  isSame: (before, now) => quantisePosition(before) === quantisePosition(now),
  carry: keepAsIs,
};

export const turn: Field<number> = {
  write: (writer, value) => writeByte(writer, toRotationStep(value)),
  read: (reader) => toRotation(readByte(reader) % ROTATION_STEPS),
  isSame: (before, now) => toRotationStep(before) === toRotationStep(now),
  carry: keepAsIs,
};
