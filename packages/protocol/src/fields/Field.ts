import type { ByteReader } from '../bytes/ByteReader.ts';
import type { ByteWriter } from '../bytes/ByteWriter.ts';
import type { Names } from '../Names.ts';

/** What both ends know while they write and read a message. */
export interface Wire {
  readonly names: Names;
  /** The tick of this snapshot, and of the one before it that this client got. */
  tick: number;
  tickBefore: number;
}

/** One kind of value: how it is written and how it is read, side by side. */
export interface Field<Value> {
  write(writer: ByteWriter, value: Value, wire: Wire): void;
  /** Throws `BrokenBytes`; never allocates more than the bytes left can fill. */
  read(reader: ByteReader, wire: Wire): Value;
  /** Whether the other end, which holds `before`, needs no word about `now`. */
  isSame(before: Value, now: Value, wire: Wire): boolean;
  /** What `before` has become when there was no word about it. */
  carry(before: Value, wire: Wire): Value;
}

export type ValueOf<Kind> = Kind extends Field<infer Value> ? Value : never;

export function isIdentical(before: unknown, now: unknown): boolean {
  return Object.is(before, now);
}

export function keepAsIs<Value>(before: Value): Value {
  return before;
}
