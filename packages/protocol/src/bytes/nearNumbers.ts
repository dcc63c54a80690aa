import { DecodeError, type ByteReader, readLongVarint, readNumber } from './ByteReader.ts';
import {
  type ByteWriter,
  measureLongVarint,
  measureSingle,
  numberTags,
  writeLongVarint,
  writeNumber,
} from './ByteWriter.ts';

const TAG_VALUES = 4;
const NEGATIVE_BITS = 0x8000_0000;

const single = new Float32Array(1);
const bits = new Int32Array(single.buffer);

/**
 * Writes any finite number without rounding, like `writeNumber`. One of single precision, as physics has, takes fewer
 * bytes the nearer it is to one of the numbers that both ends expect.
 */
export function writeNumberNear(writer: ByteWriter, value: number, expected: readonly number[]): void {
  if (Math.fround(value) !== value) return writeNumber(writer, value);
  const rank = findRank(value);
  let nearest = 0;
  let distance = Infinity;
  for (let index = 0; index < expected.length; index += 1) {
    const found = rank - findRank(expected[index]!);
    if (Math.abs(found) >= Math.abs(distance)) continue;
    nearest = index;
    distance = found;
  }
  const zigzag = distance >= 0 ? distance * 2 : -distance * 2 - 1;
  const tagged = (zigzag * expected.length + nearest + 1) * TAG_VALUES + numberTags.single;
  if (measureSingle(value) <= measureLongVarint(tagged)) return writeNumber(writer, value);
  return writeLongVarint(writer, tagged);
}

export function readNumberNear(reader: ByteReader, expected: readonly number[]): number {
  const first = reader.bytes[reader.offset];
  // The first byte of a single that is written in full has only the tag.
  const isNear =
    first !== undefined && first % TAG_VALUES === numberTags.single && first !== numberTags.single;
  if (!isNear) return readNumber(reader);
  const choice = Math.floor(readLongVarint(reader) / TAG_VALUES) - 1;
  const zigzag = Math.floor(choice / expected.length);
  const distance = zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
  return fromRank(findRank(expected[choice % expected.length]!) + distance);
}

/** The place of a number among all of single precision. −0 comes just before 0. */
function findRank(value: number): number {
  single[0] = value;
  const pattern = bits[0]!;
  return pattern >= 0 ? pattern : -pattern - NEGATIVE_BITS - 1;
}

function fromRank(rank: number): number {
  bits[0] = rank >= 0 ? rank : -rank - NEGATIVE_BITS - 1;
  const value = single[0]!;
  if (!Number.isFinite(value) || findRank(value) !== rank) throw new DecodeError('not-a-number');
  return value;
}
