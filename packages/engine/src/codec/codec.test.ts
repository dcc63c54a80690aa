import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlainWriter, copyPlainWriterBytes, writePlain } from './PlainWriter.ts';
import { readPlain } from './readPlain.ts';
import { plainTags, REPEATED_TEXT_LENGTH_MAX, REPEATED_TEXTS_MAX } from './plainTags.ts';

function encode(value: unknown): Uint8Array {
  const writer = createPlainWriter();
  writePlain(writer, value);
  return copyPlainWriterBytes(writer);
}

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.double(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('value'), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
    fc.uint8Array(),
    fc.float64Array(),
    fc.uint16Array(),
  ),
})).value;

describe('plain data as bytes', () => {
  it('survives a round trip exactly', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(readPlain(encode(value))).toStrictEqual({ ok: true, value });
      }),
    );
    expect(Object.is((readPlain(encode(-0)) as { value: number }).value, -0)).toBe(true);
  });

  it('refers to repeated texts and keys by number, up to the limit', () => {
    const unit = (slot: number) => ({ kind: 'unit', slot, ai: { walk: 'stay', path: [] } });
    const units = Array.from({ length: 100 }, (_, slot) => unit(slot));
    expect(encode(units).length).toBeLessThan(100 * encode(unit(1)).length * 0.5);
    const wide = Array.from({ length: REPEATED_TEXTS_MAX + 10 }, (_, index) => ({
      [`key ${index}`]: 'text',
    }));
    const long = 'long '.repeat(REPEATED_TEXT_LENGTH_MAX);
    for (const value of [units, [...wide, ...wide, units], [long, long, 'short', long, 'short']]) {
      expect(readPlain(encode(value))).toStrictEqual({ ok: true, value });
    }
  });

  it('can be read in the format from before records had numbers', () => {
    const record = [
      plainTags.record,
      2,
      plainTags.ascii,
      1,
      97,
      plainTags.count,
      7,
      plainTags.ascii,
      1,
      98,
      plainTags.yes,
    ];
    const bytes = Uint8Array.from([plainTags.list, 2, ...record, ...record]);
    expect(readPlain(bytes)).toStrictEqual({
      ok: true,
      value: [
        { a: 7, b: true },
        { a: 7, b: true },
      ],
    });
  });

  it('is refused without throwing if bytes are truncated, changed or made up', () => {
    fc.assert(
      fc.property(plain, fc.nat(), fc.nat({ max: 255 }), (value, index, byte) => {
        const bytes = encode(value);
        const changed = bytes.slice();
        changed[index % bytes.length] = byte;
        readPlain(changed);
        readPlain(Uint8Array.of(plainTags.list, 2, ...bytes, plainTags.shapeAgain, byte));
        expect(readPlain(bytes.subarray(0, index % bytes.length)).ok).toBe(false);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readPlain(bytes)));
  });
});
