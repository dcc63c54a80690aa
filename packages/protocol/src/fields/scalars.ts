import {
  DecodeError,
  type ByteReader,
  readUint8,
  readNumber,
  readSigned,
  readText,
  readVarint,
} from '../bytes/ByteReader.ts';
import {
  type ByteWriter,
  writeUint8,
  writeNumber,
  writeSigned,
  writeText,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { ID_BYTES_MAX, POSITION_QUANTUM, ROTATION_STEPS, TEXT_BYTES_MAX } from '../wire/limits.ts';
import { quantizePosition, toRotationStep, toRotation } from '../wire/quantize.ts';
import { type Field, isIdentical, carryUnchanged } from './Field.ts';

const NUMBER_MAX = 0xffff_ffff;
const BYTES_PER_UNIT_MAX = 3;

function scalar<Value>(
  write: (writer: ByteWriter, value: Value) => void,
  read: (reader: ByteReader) => Value,
): Field<Value> {
  return { write, read, isSame: isIdentical, carry: carryUnchanged };
}

/** Any finite number, without rounding. */
export const numberField: Field<number> = scalar(writeNumber, readNumber);

export const booleanField: Field<boolean> = scalar(
  (writer, value) => writeUint8(writer, value ? 1 : 0),
  (reader) => {
    const byte = readUint8(reader);
    if (byte > 1) throw new DecodeError('out-of-range');
    return byte === 1;
  },
);

/** Integers from 0 to `max`; values outside the range are clamped. */
export function countField(max: number = NUMBER_MAX): Field<number> {
  return scalar(
    (writer, value) => writeVarint(writer, value >= 0 ? Math.min(Math.floor(value), max) : 0),
    (reader) => {
      const value = readVarint(reader);
      if (value > max) throw new DecodeError('out-of-range');
      return value;
    },
  );
}

/** Numbers from −`max` to `max`. The writer clamps values outside the range; the reader refuses them. */
export function boundedNumberField(max: number): Field<number> {
  return scalar(
    (writer, value) => writeNumber(writer, Math.max(-max, Math.min(max, value))),
    (reader) => {
      const value = readNumber(reader);
      if (Math.abs(value) > max) throw new DecodeError('out-of-range');
      return value;
    },
  );
}

export function textField(bytesMax: number = TEXT_BYTES_MAX): Field<string> {
  return scalar(
    (writer, value) => writeText(writer, value, bytesMax),
    (reader) => readText(reader, bytesMax),
  );
}

/**
 * Text of at most this many UTF-16 units, which is how user input is counted. The writer cuts longer text.
 */
export function cappedTextField(unitsMax: number): Field<string> {
  const bytesMax = unitsMax * BYTES_PER_UNIT_MAX;
  return scalar(
    (writer, value) => writeText(writer, truncateText(value, unitsMax), bytesMax),
    (reader) => {
      const value = readText(reader, bytesMax);
      if (value.length > unitsMax) throw new DecodeError('too-long');
      return value;
    },
  );
}

function truncateText(value: string, unitsMax: number): string {
  if (value.length <= unitsMax) return value;
  const isPairCut = value.codePointAt(unitsMax - 1)! > 0xffff;
  return value.slice(0, isPairCut ? unitsMax - 1 : unitsMax);
}

export const idField: Field<string> = textField(ID_BYTES_MAX);

const HEX_COLOR = /^#[0-9a-f]{6}$/;

/** A color as four bytes, or any other text. */
export const colorField: Field<string> = scalar(
  (writer, value) => {
    const isColor = HEX_COLOR.test(value);
    writeUint8(writer, isColor ? 1 : 0);
    if (!isColor) return writeText(writer, value, ID_BYTES_MAX);
    for (let start = 1; start < value.length; start += 2)
      writeUint8(writer, Number.parseInt(value.slice(start, start + 2), 16));
  },
  (reader) => {
    const kind = readUint8(reader);
    if (kind > 1) throw new DecodeError('out-of-range');
    if (kind === 0) return readText(reader, ID_BYTES_MAX);
    const parts = [readUint8(reader), readUint8(reader), readUint8(reader)];
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  },
);

/** One of a few options, sent as its index. */
export function enumField<const Option extends string>(options: readonly Option[]): Field<Option> {
  return scalar<Option>(
    (writer, value) => writeUint8(writer, options.indexOf(value)),
    (reader) => {
      const option = options[readUint8(reader)];
      if (option === undefined) throw new DecodeError('out-of-range');
      return option;
    },
  );
}

/**
 * A tick close to the snapshot's tick, sent as their difference. No update is needed while both advance by
 * the same number.
 */
export const nearbyTickField: Field<number> = {
  write: (writer, value, wire) => writeNumber(writer, wire.tick - value),
  read: (reader, wire) => wire.tick - readNumber(reader),
  isSame: (before, now, wire) => wire.tickBefore - before === wire.tick - now,
  carry: (before, wire) => before + (wire.tick - wire.tickBefore),
};

/** A coordinate, rounded to the wire's quantum. */
export const coordinateField: Field<number> = {
  write: (writer, value) => writeSigned(writer, quantizePosition(value) / POSITION_QUANTUM),
  read: (reader) => readSigned(reader) * POSITION_QUANTUM,
  isSame: (before, now) => quantizePosition(before) === quantizePosition(now),
  carry: carryUnchanged,
};

export const rotationField: Field<number> = {
  write: (writer, value) => writeUint8(writer, toRotationStep(value)),
  read: (reader) => toRotation(readUint8(reader) % ROTATION_STEPS),
  isSame: (before, now) => toRotationStep(before) === toRotationStep(now),
  carry: carryUnchanged,
};
