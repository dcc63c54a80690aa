import type { ByteReader } from '../bytes/ByteReader.ts';
import type { ByteWriter } from '../bytes/ByteWriter.ts';
import type { Names } from '../Names.ts';

/** Data that both ends know while they write and read a message. */
export interface WireContext {
  readonly names: Names;
  /** The tick of this snapshot, and of the previous one this client received. */
  tick: number;
  tickBefore: number;
}

/** One kind of value: how it is written and how it is read, side by side. */
export interface Field<Value> {
  write(writer: ByteWriter, value: Value, wire: WireContext): void;
  /** Throws `DecodeError`; never allocates more than the remaining bytes can fill. */
  read(reader: ByteReader, wire: WireContext): Value;
  /** Whether the other end, which has `before`, doesn't need an update to `now`. */
  isSame(before: Value, now: Value, wire: WireContext): boolean;
  /** The value that `before` has become if no update was sent. */
  carry(before: Value, wire: WireContext): Value;
}

export function isIdentical(before: unknown, now: unknown): boolean {
  return Object.is(before, now);
}

export function carryUnchanged<Value>(before: Value): Value {
  return before;
}
