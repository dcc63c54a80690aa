import type { ByteReader } from '../bytes/ByteReader.ts';
import type { ByteWriter } from '../bytes/ByteWriter.ts';
import type { WireNames } from '../wire/WireNames.ts';

/** Data that both ends know without sending it, used to write and read a message. */
export interface WireContext {
  readonly names: WireNames;
  /** The tick of this snapshot, and of the previous one this client received. */
  tick: number;
  tickBefore: number;
}

/** Writes and reads one type of value. */
export interface Field<Value> {
  write(writer: ByteWriter, value: Value, wire: WireContext): void;
  /** Throws `DecodeError`; never allocates more than the remaining bytes can fill. */
  read(reader: ByteReader, wire: WireContext): Value;
  /** Whether a receiver that has `before` needs no update to get `now`. */
  isSame(before: Value, now: Value, wire: WireContext): boolean;
  /** The value that a receiver with `before` has after a snapshot without an update. */
  carry(before: Value, wire: WireContext): Value;
}

export function isIdentical(before: unknown, now: unknown): boolean {
  return Object.is(before, now);
}

export function carryUnchanged<Value>(before: Value): Value {
  return before;
}
