import type { Value } from '@playloom/game-format';
import {
  DecodeError,
  type ByteReader,
  readUint8,
  readCount,
  readNumber,
  readText,
} from '../bytes/ByteReader.ts';
import {
  type ByteWriter,
  createByteWriter,
  writeUint8,
  writeNumber,
  writeText,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { VALUE_BYTES_MAX, WIRE_VALUE_DEPTH_MAX } from '../wire/limits.ts';
import { isSafeKey } from './compounds.ts';
import { type Field, isIdentical, carryUnchanged } from './Field.ts';

const tags = { nothing: 0, no: 1, yes: 2, number: 3, text: 4, list: 5, record: 6 } as const;

/**
 * A value exchanged between a panel and the game. Values that are too deep or too large become null: check
 * with `isSendableValue` first.
 */
export const valueField: Field<Value> = {
  write(writer, given) {
    const start = writer.length;
    if (writeValue(writer, given, 0, start + VALUE_BYTES_MAX)) return;
    writer.length = start;
    writeUint8(writer, tags.nothing);
  },
  read(reader) {
    const start = reader.offset;
    const given = readValue(reader, 0);
    if (reader.offset - start > VALUE_BYTES_MAX) throw new DecodeError('too-long');
    return given;
  },
  isSame: isIdentical,
  carry: carryUnchanged,
};

/** Whether a value is shallow and small enough for the wire; `bytesMax` itself is allowed. */
export function isSendableValue(given: Value, bytesMax: number = VALUE_BYTES_MAX): boolean {
  return writeValue(createByteWriter(), given, 0, Math.min(bytesMax, VALUE_BYTES_MAX));
}

function writeValue(writer: ByteWriter, given: Value, depth: number, end: number): boolean {
  if (depth > WIRE_VALUE_DEPTH_MAX) return false;
  if (given == null) writeUint8(writer, tags.nothing);
  else if (typeof given === 'boolean') writeUint8(writer, given ? tags.yes : tags.no);
  else if (typeof given === 'number') {
    writeUint8(writer, tags.number);
    writeNumber(writer, given);
  } else if (typeof given === 'string') {
    if (given.length > end - writer.length) return false;
    writeUint8(writer, tags.text);
    writeText(writer, given, VALUE_BYTES_MAX);
  } else if (Array.isArray(given)) {
    return writeList(writer, given, depth, end);
  } else {
    return writeRecord(writer, given as { readonly [key: string]: Value }, depth, end);
  }
  return writer.length <= end;
}

function writeList(writer: ByteWriter, given: readonly Value[], depth: number, end: number): boolean {
  writeUint8(writer, tags.list);
  writeVarint(writer, given.length);
  return given.length <= end && given.every((element) => writeValue(writer, element, depth + 1, end));
}

function writeRecord(
  writer: ByteWriter,
  given: { readonly [key: string]: Value },
  depth: number,
  end: number,
): boolean {
  const keys = Object.keys(given).filter(isSafeKey);
  writeUint8(writer, tags.record);
  writeVarint(writer, keys.length);
  return keys.every((key) => {
    if (key.length > end - writer.length) return false;
    writeText(writer, key, VALUE_BYTES_MAX);
    return writeValue(writer, given[key]!, depth + 1, end);
  });
}

function readValue(reader: ByteReader, depth: number): Value {
  if (depth > WIRE_VALUE_DEPTH_MAX) throw new DecodeError('too-deep');
  switch (readUint8(reader)) {
    case tags.nothing:
      return null;
    case tags.no:
      return false;
    case tags.yes:
      return true;
    case tags.number:
      return readNumber(reader);
    case tags.text:
      return readText(reader, VALUE_BYTES_MAX);
    case tags.list:
      return readList(reader, depth);
    case tags.record:
      return readRecord(reader, depth);
    default:
      throw new DecodeError('out-of-range');
  }
}

function readList(reader: ByteReader, depth: number): Value {
  const length = readCount(reader, VALUE_BYTES_MAX);
  const list: Value[] = [];
  for (let index = 0; index < length; index += 1) list.push(readValue(reader, depth + 1));
  return list;
}

/**
 * Reads a record. Refuses the key `__proto__`, because assigning it to an object would change the prototype.
 */
function readRecord(reader: ByteReader, depth: number): Value {
  const length = readCount(reader, VALUE_BYTES_MAX);
  const entries: [string, Value][] = [];
  for (let index = 0; index < length; index += 1) {
    const key = readText(reader, VALUE_BYTES_MAX);
    if (!isSafeKey(key)) throw new DecodeError('bad-name');
    entries.push([key, readValue(reader, depth + 1)]);
  }
  return Object.fromEntries(entries);
}
