import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlainWriter, finishBytes, writePlain } from './PlainWriter.ts';
import { readPlain } from './readPlain.ts';

function encode(value: unknown): Uint8Array {
  const writer = createPlainWriter();
  writePlain(writer, value);
  return finishBytes(writer);
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

describe('bytes of plain data', () => {
  it('come back as they went in, to the last bit', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(readPlain(encode(value))).toStrictEqual({ ok: true, value });
      }),
    );
    expect(Object.is((readPlain(encode(-0)) as { value: number }).value, -0)).toBe(true);
  });

  it('are refused, never thrown at, when they were cut, changed or made up', () => {
    fc.assert(
      fc.property(plain, fc.nat(), fc.nat({ max: 255 }), (value, place, byte) => {
        const bytes = encode(value);
        const changed = bytes.slice();
        changed[place % bytes.length] = byte;
        readPlain(changed);
        expect(readPlain(bytes.subarray(0, place % bytes.length)).ok).toBe(false);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readPlain(bytes)));
  });
});
