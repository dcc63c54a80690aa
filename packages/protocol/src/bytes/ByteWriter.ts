import { encodeUtf8 } from '@playloom/game-format/basics';

const FIRST_CAPACITY = 1024;
const UINT32_RANGE = 0x1_0000_0000;
/**
 * Integers below this are written as varints. With three more bits for sign and tag, they are still exact.
 */
const WHOLE_MAX = 2 ** 50;
/** Fractions with this denominator are common (quantized positions) and are written as varints too. */
export const FRACTION_STEPS = 1024;

export const numberTags = { whole: 0, fraction: 1, single: 2, double: 3 } as const;

/** A growing byte buffer. It is reused between messages, so that encoding allocates only what is sent. */
export interface ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  length: number;
}

export function createByteWriter(): ByteWriter {
  const bytes = new Uint8Array(FIRST_CAPACITY);
  return { bytes, view: new DataView(bytes.buffer), length: 0 };
}

/** Returns a copy, because the writer is reused while the bytes wait in a socket. */
export function copyWrittenBytes(writer: ByteWriter): Uint8Array<ArrayBuffer> {
  return writer.bytes.slice(0, writer.length);
}

export function reserveBytes(writer: ByteWriter, more: number): void {
  if (writer.length + more <= writer.bytes.length) return;
  const grown = new Uint8Array(Math.max(writer.bytes.length * 2, writer.length + more));
  grown.set(writer.bytes);
  writer.bytes = grown;
  writer.view = new DataView(grown.buffer);
}

export function writeUint8(writer: ByteWriter, byte: number): void {
  reserveBytes(writer, 1);
  writer.bytes[writer.length++] = byte;
}

/** Writes an integer from 0 to 2³² − 1 with seven bits per byte, so that small ones take one byte. */
export function writeVarint(writer: ByteWriter, value: number): void {
  reserveBytes(writer, 5);
  const { bytes } = writer;
  let rest = value >>> 0;
  let length = writer.length;
  while (rest >= 0x80) {
    bytes[length++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  bytes[length++] = rest;
  writer.length = length;
}

/** Writes an integer from −2³¹ to 2³¹ − 1. Small positive and negative ones take one byte. */
export function writeSigned(writer: ByteWriter, value: number): void {
  writeVarint(writer, (value << 1) ^ (value >> 31));
}

/**
 * Writes any finite number without rounding, including the sign of zero. Common numbers take few bytes. NaN
 * and infinity become 0.
 */
export function writeNumber(writer: ByteWriter, value: number): void {
  if (writeShort(writer, value, numberTags.whole)) return;
  if (writeShort(writer, value * FRACTION_STEPS, numberTags.fraction)) return;
  if (!Number.isFinite(value)) {
    writeUint8(writer, 0);
    return;
  }
  reserveBytes(writer, 9);
  const isSingle = Math.fround(value) === value;
  writer.bytes[writer.length] = isSingle ? numberTags.single : numberTags.double;
  if (isSingle) writer.view.setFloat32(writer.length + 1, value, true);
  else writer.view.setFloat64(writer.length + 1, value, true);
  writer.length += isSingle ? 5 : 9;
}

function writeShort(writer: ByteWriter, whole: number, tag: number): boolean {
  const tagged = tagShort(whole, tag);
  if (tagged >= 0) writeLongVarint(writer, tagged);
  return tagged >= 0;
}

/** Returns −1 for a number that is not written as a varint with this tag. */
function tagShort(whole: number, tag: number): number {
  if (!Number.isInteger(whole) || Object.is(whole, -0)) return -1;
  if (Math.abs(whole) >= WHOLE_MAX) return -1;
  // Two bits for the tag, then one for the sign. The bit operations of `writeSigned` work only for 32 bits.
  const tagged = Math.abs(whole) * 8 + (whole < 0 ? 4 : 0) + tag;
  return tagged >= UINT32_RANGE * 8 && tag === numberTags.fraction ? -1 : tagged;
}

/** The number of bytes that `writeNumber` takes for a finite number of single precision. */
export function measureSingle(value: number): number {
  const whole = tagShort(value, numberTags.whole);
  const tagged = whole >= 0 ? whole : tagShort(value * FRACTION_STEPS, numberTags.fraction);
  return tagged >= 0 ? measureLongVarint(tagged) : 5;
}

export function measureLongVarint(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) size += 1;
  return size;
}

export function writeLongVarint(writer: ByteWriter, value: number): void {
  let rest = value;
  reserveBytes(writer, 8);
  while (rest >= UINT32_RANGE) {
    writer.bytes[writer.length++] = (rest % 0x80) + 0x80;
    rest = Math.floor(rest / 0x80);
  }
  writeVarint(writer, rest);
}

/** Writes a text as UTF-8, after its length. A text longer than `bytesMax` is cut between two characters. */
export function writeText(writer: ByteWriter, text: string, bytesMax: number): void {
  const bytes = encodeUtf8(text.length > bytesMax ? text.slice(0, bytesMax) : text);
  const length = bytes.length > bytesMax ? findCut(bytes, bytesMax) : bytes.length;
  writeVarint(writer, length);
  reserveBytes(writer, length);
  for (let index = 0; index < length; index += 1) writer.bytes[writer.length++] = bytes[index]!;
}

function findCut(bytes: Uint8Array, bytesMax: number): number {
  let cut = bytesMax;
  while ((bytes[cut]! & 0xc0) === 0x80) cut -= 1;
  return cut;
}

/** Copies byte by byte. Most pieces have only a few bytes, for which this is faster than creating a view. */
export function copyBytes(to: ByteWriter, from: ByteWriter, start: number, end: number): void {
  reserveBytes(to, end - start);
  const target = to.bytes;
  const source = from.bytes;
  let length = to.length;
  for (let offset = start; offset < end; offset += 1) target[length++] = source[offset]!;
  to.length = length;
}
