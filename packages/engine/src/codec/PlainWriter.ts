import { REPEATED_SHAPES_MAX, plainTags, REPEATED_TEXT_LENGTH_MAX, REPEATED_TEXTS_MAX } from './plainTags.ts';

const FIRST_CAPACITY = 4096;
const ASCII_MAX = 0x7f;

/**
 * A growing byte buffer for plain data. It stores numbers exactly, unlike JSON, which turns −0 into 0. Angles
 * depend on that sign.
 */
interface PlainWriter {
  bytes: Uint8Array;
  view: DataView;
  length: number;
  /** The index of each text already written. Rooms repeat many names, and a repeated text is written as its index. */
  readonly texts: Map<string, number>;
  /** The key lists of records already written, grouped by the number of keys. */
  readonly shapes: Map<number, Shape[]>;
  shapeCount: number;
}

interface Shape {
  readonly number: number;
  readonly keys: readonly string[];
}

export function createPlainWriter(): PlainWriter {
  const bytes = new Uint8Array(FIRST_CAPACITY);
  return {
    bytes,
    view: new DataView(bytes.buffer),
    length: 0,
    texts: new Map(),
    shapes: new Map(),
    shapeCount: 0,
  };
}

export function copyPlainWriterBytes(writer: PlainWriter): Uint8Array {
  return writer.bytes.slice(0, writer.length);
}

function writeByte(writer: PlainWriter, byte: number): void {
  reserve(writer, 1);
  writer.bytes[writer.length] = byte;
  writer.length += 1;
}

/** Writes an integer from 0 to 2³² − 1. Small ones take one byte. */
function writeCount(writer: PlainWriter, count: number): void {
  let rest = count;
  while (rest >= 0x80) {
    writeByte(writer, (rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  writeByte(writer, rest);
}

function writeBytes(writer: PlainWriter, bytes: Uint8Array): void {
  writeCount(writer, bytes.length);
  reserve(writer, bytes.length);
  writer.bytes.set(bytes, writer.length);
  writer.length += bytes.length;
}

export function writePlain(writer: PlainWriter, value: unknown): void {
  if (value == null) writeByte(writer, plainTags.nothing);
  else if (value === true) writeByte(writer, plainTags.yes);
  else if (value === false) writeByte(writer, plainTags.no);
  else if (typeof value === 'number') writeNumber(writer, value);
  else if (typeof value === 'string') writeText(writer, value);
  else if (value instanceof Uint8Array) writeTagged(writer, plainTags.bytes, value);
  else if (value instanceof Uint16Array) writeTagged(writer, plainTags.words, toBytes(value));
  else if (value instanceof Float64Array) writeTagged(writer, plainTags.doubles, toBytes(value));
  else if (Array.isArray(value)) writeList(writer, value);
  else writeRecord(writer, value as { readonly [key: string]: unknown });
}

function writeNumber(writer: PlainWriter, value: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= 0xffffffff && !Object.is(value, -0)) {
    writeByte(writer, plainTags.count);
    writeCount(writer, value);
    return;
  }
  writeByte(writer, plainTags.number);
  reserve(writer, 8);
  writer.view.setFloat64(writer.length, value, true);
  writer.length += 8;
}

function writeText(writer: PlainWriter, text: string): void {
  const { texts } = writer;
  const number = texts.get(text);
  if (number !== undefined) {
    writeByte(writer, plainTags.textAgain);
    writeCount(writer, number);
    return;
  }
  if (text.length <= REPEATED_TEXT_LENGTH_MAX && texts.size < REPEATED_TEXTS_MAX) texts.set(text, texts.size);
  writeCharacters(writer, text);
}

function writeCharacters(writer: PlainWriter, text: string): void {
  const isAscii = hasOnlyAscii(text);
  writeByte(writer, isAscii ? plainTags.ascii : plainTags.text);
  writeCount(writer, text.length);
  reserve(writer, text.length * 2);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    writer.bytes[writer.length++] = unit & 0xff;
    if (!isAscii) writer.bytes[writer.length++] = unit >>> 8;
  }
}

function hasOnlyAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > ASCII_MAX) return false;
  return true;
}

function writeList(writer: PlainWriter, list: readonly unknown[]): void {
  writeByte(writer, plainTags.list);
  writeCount(writer, list.length);
  for (const element of list) writePlain(writer, element);
}

function writeRecord(writer: PlainWriter, record: { readonly [key: string]: unknown }): void {
  const keys = Object.keys(record);
  const shape = findShape(writer, keys);
  if (shape !== null) {
    writeByte(writer, plainTags.shapeAgain);
    writeCount(writer, shape.number);
  } else {
    writeShape(writer, keys);
  }
  for (const value of Object.values(record)) writePlain(writer, value);
}

/**
 * Writes a record's list of keys and remembers it. Creators can use any keys, so the number of remembered lists
 * is limited.
 */
function writeShape(writer: PlainWriter, keys: readonly string[]): void {
  const { shapes } = writer;
  const isRemembered = writer.shapeCount < REPEATED_SHAPES_MAX;
  writeByte(writer, isRemembered ? plainTags.shape : plainTags.shapeOnce);
  writeCount(writer, keys.length);
  for (const key of keys) writeText(writer, key);
  if (!isRemembered) return;
  shapes.set(keys.length, [...(shapes.get(keys.length) ?? []), { number: writer.shapeCount, keys }]);
  writer.shapeCount += 1;
}

function findShape({ shapes }: PlainWriter, keys: readonly string[]): Shape | null {
  for (const shape of shapes.get(keys.length) ?? []) {
    let index = 0;
    while (index < keys.length && shape.keys[index] === keys[index]) index += 1;
    if (index === keys.length) return shape;
  }
  return null;
}

function writeTagged(writer: PlainWriter, tag: number, bytes: Uint8Array): void {
  writeByte(writer, tag);
  writeBytes(writer, bytes);
}

function toBytes(array: Uint16Array | Float64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function reserve(writer: PlainWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const grown = new Uint8Array(Math.max(writer.bytes.length * 2, writer.length + more));
  grown.set(writer.bytes);
  writer.bytes = grown;
  writer.view = new DataView(grown.buffer);
}
