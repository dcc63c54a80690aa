import { encodeUtf8 } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ByteReader,
  requireEndOfBytes,
  readNumber,
  readSigned,
  readText,
  readVarint,
} from './ByteReader.ts';
import {
  type ByteWriter,
  createByteWriter,
  copyWrittenBytes,
  writeNumber,
  writeSigned,
  writeText,
  writeVarint,
} from './ByteWriter.ts';
import { decodeSafely } from './decodeSafely.ts';
import { readNumberNear, writeNumberNear } from './nearNumbers.ts';

function write(fill: (writer: ByteWriter) => void): Uint8Array {
  const writer = createByteWriter();
  fill(writer);
  return copyWrittenBytes(writer);
}

function read<Value>(bytes: Uint8Array, take: (reader: ByteReader) => Value): Value | string {
  const result = decodeSafely(bytes, (reader) => {
    const value = take(reader);
    requireEndOfBytes(reader);
    return value;
  });
  return result.ok ? result.value : result.error;
}

function readLine(bytes: readonly number[]): string {
  return read(Uint8Array.from([bytes.length, ...bytes]), (reader) => readText(reader, 100)) as string;
}

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.float({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.integer({ min: -300, max: 300 }),
  fc.integer().map((whole) => whole / 1024),
);

describe('numbers', () => {
  it('are exact after a round trip, including the sign of zero', () => {
    const comesBack = (value: number): void => {
      expect(
        read(
          write((writer) => writeNumber(writer, value)),
          readNumber,
        ),
      ).toBe(value);
    };
    fc.assert(fc.property(anyNumber, comesBack), { numRuns: 2000 });
    for (const value of [0, -0, 2 ** 50, -(2 ** 50), 2 ** 53 - 1, 5e-324, Number.MAX_VALUE]) comesBack(value);
  });

  it('are exact after a round trip near expected ones, and short if they are those', () => {
    const sizeNear = (value: number, expected: readonly number[]): number => {
      const bytes = write((writer) => writeNumberNear(writer, value, expected));
      expect(read(bytes, (reader) => readNumberNear(reader, expected))).toBe(value);
      return bytes.length;
    };
    const expectations = fc.array(fc.oneof(anyNumber, fc.float({ noNaN: true })), {
      minLength: 1,
      maxLength: 5,
    });
    const staysExact = (value: number, expected: readonly number[]) => void sizeNear(value, expected);
    fc.assert(fc.property(anyNumber, expectations, staysExact), { numRuns: 2000 });
    const [one, other] = [Math.fround(20.1), Math.fround(-3.3)];
    expect(sizeNear(one, [one])).toBe(1);
    expect(sizeNear(other, [0, one, other])).toBe(1);
    expect(sizeNear(Math.fround(20.1 + 2 ** -14), [one])).toBe(2);
    expect(sizeNear(-0, [0])).toBe(1);
    expect(sizeNear(0.1, [0.1])).toBe(9);
  });

  it('are short when they are common', () => {
    const sizeOf = (value: number): number => write((writer) => writeNumber(writer, value)).length;
    expect([0, 15, -15, 100, 0.125, 12.5, Math.fround(0.1), 0.1].map(sizeOf)).toEqual([
      1, 1, 1, 2, 2, 3, 5, 9,
    ]);
  });

  it('that are not finite are written as 0 and refused when read', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      expect(
        read(
          write((writer) => writeNumber(writer, value)),
          readNumber,
        ),
      ).toBe(0);
      const single = write((writer) => writeNumber(writer, Math.fround(0.1)));
      new DataView(single.buffer).setFloat32(1, value, true);
      expect(read(single, readNumber)).toBe('not-a-number');
      const double = write((writer) => writeNumber(writer, 0.1));
      new DataView(double.buffer).setFloat64(1, value, true);
      expect(read(double, readNumber)).toBe('not-a-number');
    }
  });

  it('are limited to 32 bits as varints', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0xffff_ffff }), fc.integer(), (count, signed) => {
        expect(
          read(
            write((writer) => writeVarint(writer, count)),
            readVarint,
          ),
        ).toBe(count);
        expect(
          read(
            write((writer) => writeSigned(writer, signed)),
            readSigned,
          ),
        ).toBe(signed);
      }),
    );
    expect(read(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x10), readVarint)).toBe('number-too-large');
    expect(read(Uint8Array.of(0x80, 0x80), readVarint)).toBe('cut-off');
    expect(read(new Uint8Array(12).fill(0x80), readNumber)).toBe('number-too-large');
  });
});

describe('text', () => {
  it('survives a round trip, and is cut between two characters if too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 30 }), (text, bytesMax) => {
        expect(
          read(
            write((writer) => writeText(writer, text, 1000)),
            (reader) => readText(reader, 1000),
          ),
        ).toBe(text);
        const cut = read(
          write((writer) => writeText(writer, text, bytesMax)),
          (reader) => readText(reader, bytesMax),
        );
        expect(text.startsWith(cut as string)).toBe(true);
        const next = text.codePointAt((cut as string).length);
        if (next === undefined) return;
        expect(encodeUtf8((cut as string) + String.fromCodePoint(next)).length).toBeGreaterThan(bytesMax);
      }),
    );
  });

  it('is refused unless it is canonical UTF-8', () => {
    expect(readLine([0xe2, 0x82, 0xac])).toBe('€');
    const overlong = [
      [0xc0, 0x80],
      [0xc1, 0xbf],
      [0xe0, 0x80, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
    ];
    const half = [
      [0xed, 0xa0, 0x80],
      [0xed, 0xbf, 0xbf],
    ];
    const beyond = [[0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff]];
    const cut = [[0x80], [0xc3], [0xe2, 0x82], [0xe2, 0x28, 0xa1], [0xf0, 0x9f, 0x98]];
    for (const bytes of [...overlong, ...half, ...beyond, ...cut])
      expect([bytes, readLine(bytes)]).toEqual([bytes, 'bad-text']);
  });

  it('is refused by its length before anything is allocated', () => {
    const announced = write((writer) => writeVarint(writer, 0xffff_ffff));
    expect(read(announced, (reader) => readText(reader, 100))).toBe('too-long');
    expect(read(announced, (reader) => readText(reader, 0xffff_ffff))).toBe('cut-off');
  });
});
