import { DecodeError, type ByteReader, readText, readVarint } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeText, writeVarint } from '../bytes/ByteWriter.ts';
import { ID_BYTES_MAX } from '../wire/limits.ts';
import type { NameTable, NameTables } from '../wire/WireNames.ts';
import { type Field, isIdentical, carryUnchanged } from './Field.ts';

const NOTHING = 0;
const SPELLED_OUT = 1;
const FIRST_NUMBER = 2;

/** Writes 0 for null, 1 and the text for a name that is not in the table, and otherwise its index plus 2. */
export function writeName(writer: ByteWriter, table: NameTable, name: string | null): void {
  if (name === null) {
    writeVarint(writer, NOTHING);
    return;
  }
  const number = table.numbers.get(name);
  writeVarint(writer, number === undefined ? SPELLED_OUT : number + FIRST_NUMBER);
  if (number === undefined) writeText(writer, name, ID_BYTES_MAX);
}

export function readName(reader: ByteReader, table: NameTable): string | null {
  const number = readVarint(reader);
  if (number === NOTHING) return null;
  if (number === SPELLED_OUT) return readText(reader, ID_BYTES_MAX);
  const name = table.ids[number - FIRST_NUMBER];
  if (name === undefined) throw new DecodeError('bad-name');
  return name;
}

export function readRequiredName(reader: ByteReader, table: NameTable): string {
  const name = readName(reader, table);
  if (name === null) throw new DecodeError('bad-name');
  return name;
}

export function tableNameField(table: keyof NameTables): Field<string> {
  return {
    write: (writer, value, wire) => writeName(writer, wire.names[table], value),
    read: (reader, wire) => readRequiredName(reader, wire.names[table]),
    isSame: isIdentical,
    carry: carryUnchanged,
  };
}

export function nullableTableNameField(table: keyof NameTables): Field<string | null> {
  return {
    write: (writer, value, wire) => writeName(writer, wire.names[table], value),
    read: (reader, wire) => readName(reader, wire.names[table]),
    isSame: isIdentical,
    carry: carryUnchanged,
  };
}
