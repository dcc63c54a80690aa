import { DecodeError, readUint8 } from '../bytes/ByteReader.ts';
import { writeUint8 } from '../bytes/ByteWriter.ts';
import { type RecordFields, recordField } from './compounds.ts';
import { type Field, isIdentical, carryUnchanged } from './Field.ts';

interface Kinded {
  readonly kind: string;
}

type PartsOf<Union extends Kinded, Kind> = Omit<Extract<Union, { readonly kind: Kind }>, 'kind'>;

/**
 * The number on the wire and the fields of each kind. Numbers must never change. A missing kind is a compile
 * error.
 */
type UnionKinds<Union extends Kinded> = {
  readonly [Kind in Union['kind']]: readonly [number: number, fields: RecordFields<PartsOf<Union, Kind>>];
};

/** One of several records, distinguished by `kind`. The first byte is the number of the kind. */
export function unionField<Union extends Kinded>(kinds: UnionKinds<Union>): Field<Union> {
  const byKind = new Map<string, { number: number; parts: Field<object> }>();
  const byNumber = new Map<number, { kind: string; parts: Field<object> }>();
  for (const [kind, [number, fields]] of Object.entries<readonly [number, RecordFields<object>]>(kinds)) {
    const parts = recordField(fields);
    byKind.set(kind, { number, parts });
    byNumber.set(number, { kind, parts });
  }
  return {
    write(writer, value, wire) {
      const known = byKind.get(value.kind)!;
      writeUint8(writer, known.number);
      known.parts.write(writer, value, wire);
    },
    read(reader, wire) {
      const known = byNumber.get(readUint8(reader));
      if (known === undefined) throw new DecodeError('unknown-message');
      return { kind: known.kind, ...known.parts.read(reader, wire) } as Union;
    },
    isSame: isIdentical,
    carry: carryUnchanged,
  };
}
