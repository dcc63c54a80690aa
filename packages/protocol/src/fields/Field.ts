import type { ByteReader } from '../bytes/ByteReader.ts';
import type { ByteWriter } from '../bytes/ByteWriter.ts';
import type { Names } from '../Names.ts';

/** What both ends know while they write and read a message. */
export interface WireContext {
  readonly names: Names;
  /** The tick of this snapshot, and of the one before it that this client got. */
  tick: number;
  tickBefore: number;
}

/** One kind of value: how it is written and how it is read, side by side. */
export interface Field<Value> {
  write(writer: ByteWriter, value: Value, wire: WireContext): void;
  /** Throws `DecodeError`; never allocates more than the bytes left can fill. */
  read(reader: ByteReader, wire: WireContext): Value;
  /** Whether the other end, which holds `before`, needs no word about `now`. */
  isSame(before: Value, now: Value, wire: WireContext): boolean;
  /** What `before` has become when there was no word about it. */
  carry(before: Value, wire: WireContext): Value;
}

export function isIdentical(before: unknown, now: unknown): boolean {
  return Object.is(before, now);
}

export function carryUnchanged<Value>(before: Value): Value {
  return before;
}
