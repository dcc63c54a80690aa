import { FRACTION_STEPS, numberTags } from './ByteWriter.ts';

const LONG_VARINT_MAX = 2 ** 53;
const TEXT_CHUNK = 4096;

export interface ByteReader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  offset: number;
}

/** Ids of decoding errors; stable, because logs and tests use them. */
export const decodeErrorIds = [
  'cut-off',
  'bytes-left',
  'unknown-message',
  'number-too-large',
  'not-a-number',
  'bad-text',
  'bad-name',
  'too-long',
  'too-many',
  'too-deep',
  'out-of-range',
  'out-of-order',
  'other-game',
] as const;
export type DecodeErrorId = (typeof decodeErrorIds)[number];

/** Thrown while reading and caught by the decoders of this package; it never leaves the package. */
export class DecodeError extends Error {
  readonly id: DecodeErrorId;

  constructor(id: DecodeErrorId) {
    super(id);
    this.id = id;
  }
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
}

export function countBytesLeft(reader: ByteReader): number {
  return reader.bytes.length - reader.offset;
}

export function requireEndOfBytes(reader: ByteReader): void {
  if (reader.offset !== reader.bytes.length) throw new DecodeError('bytes-left');
}

export function readUint8(reader: ByteReader): number {
  return reader.bytes[advanceReader(reader, 1)]!;
}

export function readVarint(reader: ByteReader): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = readUint8(reader);
    if (shift === 28 && byte > 0x0f) break;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
  }
  throw new DecodeError('number-too-large');
}

export function readSigned(reader: ByteReader): number {
  const value = readVarint(reader);
  return (value >>> 1) ^ -(value & 1);
}

/**
 * Reads the length of a list. Throws if it exceeds `max`, or if the remaining bytes can't hold that many
 * entries.
 */
export function readCount(reader: ByteReader, max: number): number {
  const count = readVarint(reader);
  if (count > max) throw new DecodeError('too-many');
  if (count > countBytesLeft(reader)) throw new DecodeError('cut-off');
  return count;
}

export function readNumber(reader: ByteReader): number {
  const tag = peekByte(reader) & 3;
  if (tag === numberTags.whole || tag === numberTags.fraction) {
    const tagged = readLongVarint(reader);
    const whole = Math.floor(tagged / 8);
    const value = tagged % 8 >= 4 ? -whole : whole;
    return tag === numberTags.fraction ? value / FRACTION_STEPS : value;
  }
  reader.offset += 1;
  const value =
    tag === numberTags.single
      ? reader.view.getFloat32(advanceReader(reader, 4), true)
      : reader.view.getFloat64(advanceReader(reader, 8), true);
  if (!Number.isFinite(value)) throw new DecodeError('not-a-number');
  return value;
}

function peekByte(reader: ByteReader): number {
  const byte = readUint8(reader);
  reader.offset -= 1;
  return byte;
}

export function readLongVarint(reader: ByteReader): number {
  let value = 0;
  for (let factor = 1; factor < LONG_VARINT_MAX; factor *= 0x80) {
    const byte = readUint8(reader);
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) {
      if (value >= LONG_VARINT_MAX) break;
      return value;
    }
  }
  throw new DecodeError('number-too-large');
}

export function readText(reader: ByteReader, bytesMax: number): string {
  const length = readVarint(reader);
  if (length > bytesMax) throw new DecodeError('too-long');
  const start = advanceReader(reader, length);
  return decodeUtf8(reader.bytes, start, start + length);
}

/**
 * Decodes UTF-8. Rejects anything that `encodeUtf8` doesn't produce: lone surrogates, overlong encodings and
 * truncated characters.
 */
function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  let codes: number[] = [];
  let offset = start;
  while (offset < end) {
    const first = bytes[offset]!;
    const size = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first > 0xf4 || (first >= 0x80 && first < 0xc2) || offset + size > end)
      throw new DecodeError('bad-text');
    codes.push(size === 1 ? first : readCodePoint(bytes, offset, size));
    offset += size;
    if (codes.length === TEXT_CHUNK) {
      text += String.fromCodePoint(...codes);
      codes = [];
    }
  }
  return text + String.fromCodePoint(...codes);
}

function readCodePoint(bytes: Uint8Array, offset: number, size: number): number {
  let code = bytes[offset]! & (0xff >> (size + 1));
  for (let index = 1; index < size; index += 1) {
    const byte = bytes[offset + index]!;
    if ((byte & 0xc0) !== 0x80) throw new DecodeError('bad-text');
    code = (code << 6) | (byte & 0x3f);
  }
  const isShorterPossible = (size === 3 && code < 0x800) || (size === 4 && code < 0x10000);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  if (isShorterPossible || isHalf || code > 0x10ffff) throw new DecodeError('bad-text');
  return code;
}

function advanceReader(reader: ByteReader, count: number): number {
  const start = reader.offset;
  if (count > reader.bytes.length - start) throw new DecodeError('cut-off');
  reader.offset = start + count;
  return start;
}
