import { fail, type Result, succeed } from '@playloom/game-format';
import { REPEATED_SHAPES_MAX, plainTags, REPEATED_TEXT_LENGTH_MAX, REPEATED_TEXTS_MAX } from './plainTags.ts';

const DEPTH_MAX = 200;

interface Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  offset: number;
  /** The texts that have an index, in the order they were read. */
  readonly texts: string[];
  readonly shapes: (readonly string[])[];
}

/** Thrown if the bytes end early or make no sense. Always caught in this file. */
class BrokenBytes extends Error {}

/** Reads plain data written by `writePlain`. Returns a failure for any other bytes and never throws. */
export function readPlain(bytes: Uint8Array): Result<unknown, string> {
  const reader: Reader = {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    offset: 0,
    texts: [],
    shapes: [],
  };
  try {
    const value = readValue(reader, 0);
    return reader.offset === bytes.length ? succeed(value) : fail('There are extra bytes after the data.');
  } catch (error) {
    if (error instanceof BrokenBytes) return fail(error.message);
    throw error;
  }
}

function readValue(reader: Reader, depth: number): unknown {
  if (depth > DEPTH_MAX) throw new BrokenBytes('The data is nested too deeply.');
  const tag = readByte(reader);
  switch (tag) {
    case plainTags.nothing:
      return null;
    case plainTags.yes:
      return true;
    case plainTags.no:
      return false;
    case plainTags.count:
      return readCount(reader);
    case plainTags.number:
      return reader.view.getFloat64(advance(reader, 8), true);
    case plainTags.ascii:
    case plainTags.text:
      return readText(reader, tag === plainTags.ascii);
    case plainTags.textAgain:
      return readKnown(reader, reader.texts);
    case plainTags.list:
      return readList(reader, depth);
    case plainTags.record:
      return readRecord(reader, depth);
    case plainTags.shape:
    case plainTags.shapeOnce:
      return readValues(reader, readShape(reader, tag === plainTags.shape), depth);
    case plainTags.shapeAgain:
      return readValues(reader, readKnown(reader, reader.shapes), depth);
    case plainTags.bytes:
      return readBytes(reader);
    case plainTags.words:
      return new Uint16Array(readAligned(reader, 2));
    case plainTags.doubles:
      return new Float64Array(readAligned(reader, 8));
    default:
      throw new BrokenBytes(`Unknown data tag ${tag}.`);
  }
}

function readByte(reader: Reader): number {
  return reader.bytes[advance(reader, 1)]!;
}

function readCount(reader: Reader): number {
  let count = 0;
  for (let factor = 1; factor <= 0x10000000; factor *= 0x80) {
    const byte = readByte(reader);
    count += (byte % 0x80) * factor;
    if (byte < 0x80) return count;
  }
  throw new BrokenBytes('A count is too large.');
}

function readText(reader: Reader, isAscii: boolean): string {
  const length = readCount(reader);
  const start = advance(reader, isAscii ? length : length * 2);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += String.fromCharCode(
      isAscii ? reader.bytes[start + index]! : reader.view.getUint16(start + index * 2, true),
    );
  }
  if (length <= REPEATED_TEXT_LENGTH_MAX && reader.texts.length < REPEATED_TEXTS_MAX) reader.texts.push(text);
  return text;
}

function readKnown<Known>(reader: Reader, known: readonly Known[]): Known {
  const found = known[readCount(reader)];
  if (found === undefined) throw new BrokenBytes('The data refers to something that has not appeared yet.');
  return found;
}

function readList(reader: Reader, depth: number): unknown[] {
  const length = readCount(reader);
  if (length > reader.bytes.length - reader.offset) throw new BrokenBytes('A list is longer than the data.');
  return Array.from({ length }, () => readValue(reader, depth + 1));
}

function readShape(reader: Reader, isNumbered: boolean): readonly string[] {
  const length = readCount(reader);
  const keys: string[] = [];
  for (let index = 0; index < length; index += 1) keys.push(readKey(reader));
  if (isNumbered && reader.shapes.length < REPEATED_SHAPES_MAX) reader.shapes.push(keys);
  return keys;
}

function readValues(reader: Reader, keys: readonly string[], depth: number): object {
  return Object.fromEntries(keys.map((key) => [key, readValue(reader, depth + 1)]));
}

function readKey(reader: Reader): string {
  const key = readValue(reader, DEPTH_MAX);
  if (typeof key !== 'string') throw new BrokenBytes('A key is not text.');
  return key;
}

/**
 * Reads a record key by key. Built from entries, because assigning a key such as `__proto__` would change the
 * record's prototype.
 */
function readRecord(reader: Reader, depth: number): object {
  const length = readCount(reader);
  const entries: [string, unknown][] = [];
  for (let index = 0; index < length; index += 1) {
    entries.push([readKey(reader), readValue(reader, depth + 1)]);
  }
  return Object.fromEntries(entries);
}

function readBytes(reader: Reader): Uint8Array {
  const length = readCount(reader);
  const start = advance(reader, length);
  return reader.bytes.slice(start, start + length);
}

function readAligned(reader: Reader, size: number): ArrayBuffer {
  const bytes = readBytes(reader);
  if (bytes.length % size !== 0) throw new BrokenBytes('An array is cut off.');
  return bytes.buffer as ArrayBuffer;
}

function advance(reader: Reader, count: number): number {
  const start = reader.offset;
  if (start + count > reader.bytes.length) throw new BrokenBytes('The data is cut off.');
  reader.offset = start + count;
  return start;
}
