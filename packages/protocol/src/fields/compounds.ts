import { DecodeError, type ByteReader, readUint8, readCount, readVarint } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeUint8, writeVarint } from '../bytes/ByteWriter.ts';
import { LIST_MAX } from '../wire/limits.ts';
import { type Field, carryUnchanged, type WireContext } from './Field.ts';

export function nullableField<Value>(field: Field<Value>): Field<Value | null> {
  return {
    write(writer, value, wire) {
      writeUint8(writer, value === null ? 0 : 1);
      if (value !== null) field.write(writer, value, wire);
    },
    read(reader, wire) {
      const byte = readUint8(reader);
      if (byte > 1) throw new DecodeError('out-of-range');
      return byte === 1 ? field.read(reader, wire) : null;
    },
    isSame: (before, now, wire) =>
      before === null || now === null ? before === now : field.isSame(before, now, wire),
    carry:
      field.carry === carryUnchanged
        ? carryUnchanged
        : (before, wire) => (before === null ? null : field.carry(before, wire)),
  };
}

/** A list. Entries beyond `max` are not written. */
export function listField<Value>(field: Field<Value>, max: number = LIST_MAX): Field<readonly Value[]> {
  return {
    write(writer, values, wire) {
      const length = Math.min(values.length, max);
      writeVarint(writer, length);
      for (let index = 0; index < length; index += 1) field.write(writer, values[index]!, wire);
    },
    read(reader, wire) {
      const length = readCount(reader, max);
      const values: Value[] = [];
      for (let index = 0; index < length; index += 1) values.push(field.read(reader, wire));
      return values;
    },
    isSame(before, now, wire) {
      if (before === now) return true;
      if (before.length !== now.length) return false;
      for (let index = 0; index < now.length; index += 1) {
        if (!field.isSame(before[index]!, now[index]!, wire)) return false;
      }
      return true;
    },
    carry: carryUnchanged,
  };
}

/**
 * A record whose keys are names chosen by creators. `__proto__` is not sent, because assigning it to an
 * object would change the prototype.
 */
export function dictionaryField<Value>(
  key: Field<string>,
  field: Field<Value>,
): Field<{ readonly [key: string]: Value }> {
  return {
    write(writer, values, wire) {
      const keys = Object.keys(values).filter(isSafeKey).slice(0, LIST_MAX);
      writeVarint(writer, keys.length);
      for (const name of keys) {
        key.write(writer, name, wire);
        field.write(writer, values[name]!, wire);
      }
    },
    read(reader, wire) {
      const length = readCount(reader, LIST_MAX);
      const entries: [string, Value][] = [];
      for (let index = 0; index < length; index += 1) {
        const name = key.read(reader, wire);
        if (!isSafeKey(name)) throw new DecodeError('bad-name');
        entries.push([name, field.read(reader, wire)]);
      }
      return Object.fromEntries(entries);
    },
    isSame(before, now, wire) {
      if (before === now) return true;
      const keys = Object.keys(now);
      if (keys.length !== Object.keys(before).length) return false;
      return keys.every(
        (name) => Object.hasOwn(before, name) && field.isSame(before[name]!, now[name]!, wire),
      );
    },
    carry: carryUnchanged,
  };
}

export function isSafeKey(key: string): boolean {
  return key !== '__proto__';
}

export type RecordFields<Value> = { readonly [Key in keyof Value]-?: Field<Value[Key]> };

/**
 * A record, with its fields in the listed order. All records it reads have the same keys in the same order.
 */
export function recordField<Value extends object>(fields: RecordFields<Value>): Field<Value> {
  const keys = Object.keys(fields) as (keyof Value & string)[];
  // Fields that are sent relative to the snapshot's tick may need an update even if the object is the same.
  const isTimeless = keys.every((key) => fields[key].carry === carryUnchanged);
  return {
    write(writer, value, wire) {
      for (const key of keys) fields[key].write(writer, value[key], wire);
    },
    read(reader, wire) {
      return Object.fromEntries(keys.map((key) => [key, fields[key].read(reader, wire)])) as Value;
    },
    isSame(before, now, wire) {
      if (isTimeless && before === now) return true;
      for (const key of keys) if (!fields[key].isSame(before[key], now[key], wire)) return false;
      return true;
    },
    carry: isTimeless ? carryUnchanged : (before, wire) => carryParts(fields, keys, before, wire),
  };
}

/** Writes only the parts that differ from what the other end has, after a mask that lists them. */
interface DeltaField<Value> {
  isSame(before: Value, now: Value, wire: WireContext): boolean;
  writeDelta(writer: ByteWriter, before: Value, now: Value, wire: WireContext): void;
  /**
   * `writeDelta` in two steps, for callers that write nothing if the mask is 0. The mask has one bit for each
   * part, which is set if the part differs.
   */
  findMask(before: Value, now: Value, wire: WireContext): number;
  writeMasked(writer: ByteWriter, mask: number, now: Value, wire: WireContext): void;
  /** Writes and reads the parts in a mask without the mask itself. */
  writeParts(writer: ByteWriter, mask: number, now: Value, wire: WireContext): void;
  readMask(reader: ByteReader): number;
  readParts(reader: ByteReader, mask: number, before: Value, wire: WireContext): Value;
  readDelta(reader: ByteReader, before: Value, wire: WireContext): Value;
  carry(before: Value, wire: WireContext): Value;
}

/** A record with up to 32 parts, of which only the changed ones are sent. */
export function deltaRecordField<Value extends object>(fields: RecordFields<Value>): DeltaField<Value> {
  const keys = Object.keys(fields) as (keyof Value & string)[];
  const field: DeltaField<Value> = {
    isSame(before, now, wire) {
      for (const key of keys) if (!fields[key].isSame(before[key], now[key], wire)) return false;
      return true;
    },
    writeDelta(writer, before, now, wire) {
      field.writeMasked(writer, field.findMask(before, now, wire), now, wire);
    },
    findMask(before, now, wire) {
      let mask = 0;
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index]!;
        if (!fields[key].isSame(before[key], now[key], wire)) mask |= 1 << index;
      }
      return mask;
    },
    writeMasked(writer, mask, now, wire) {
      writeVarint(writer, mask);
      field.writeParts(writer, mask, now, wire);
    },
    writeParts(writer, mask, now, wire) {
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index]!;
        if ((mask & (1 << index)) !== 0) fields[key].write(writer, now[key], wire);
      }
    },
    readMask(reader) {
      const mask = readVarint(reader);
      if (keys.length < 32 && mask >>> keys.length !== 0) throw new DecodeError('out-of-range');
      return mask;
    },
    readDelta: (reader, before, wire) => field.readParts(reader, field.readMask(reader), before, wire),
    readParts(reader, mask, before, wire) {
      const entries = keys.map((key, index) => {
        const isIncluded = (mask & (1 << index)) !== 0;
        return [key, isIncluded ? fields[key].read(reader, wire) : fields[key].carry(before[key], wire)];
      });
      return Object.fromEntries(entries) as Value;
    },
    carry: (before, wire) => carryParts(fields, keys, before, wire),
  };
  return field;
}

function carryParts<Value extends object>(
  fields: RecordFields<Value>,
  keys: readonly (keyof Value & string)[],
  before: Value,
  wire: WireContext,
): Value {
  return Object.fromEntries(keys.map((key) => [key, fields[key].carry(before[key], wire)])) as Value;
}
