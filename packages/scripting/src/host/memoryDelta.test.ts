import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeMemoryDelta, encodeMemoryDelta } from './memoryDelta.ts';

const words = (count: number): number => count * 4;

it('restores any memory, larger or smaller than the original', () => {
  const memories = fc.tuple(
    fc.nat(2000),
    fc.nat(2000),
    fc.array(fc.tuple(fc.nat(8000), fc.nat(255)), { maxLength: 40 }),
  );
  fc.assert(
    fc.property(memories, ([imageWords, memoryWords, changes]) => {
      const image = Uint8Array.from({ length: words(imageWords) }, (_none, index) => (index * 7) % 251);
      const memory = new Uint8Array(words(memoryWords));
      memory.set(image.subarray(0, memory.length));
      for (const [place, value] of changes) if (place < memory.length) memory[place] = value;
      const delta = encodeMemoryDelta(image, memory);
      const moved = new Uint8Array(delta.length + 1);
      moved.set(delta, 1);
      expect(decodeMemoryDelta(image, delta)).toEqual(memory);
      expect(decodeMemoryDelta(image, moved.subarray(1))).toEqual(memory);
    }),
  );
});

it('stores only differences', () => {
  const image = new Uint8Array(words(10_000)).fill(5);
  const memory = new Uint8Array(words(20_000));
  memory.set(image);
  expect(encodeMemoryDelta(image, memory)).toHaveLength(4);
  memory[1000] = 6;
  memory[70_000] = 1;
  expect(encodeMemoryDelta(image, memory)).toHaveLength(4 + 2 * (8 + 256));
});

it.each([
  ['an odd length', new Uint8Array(7)],
  ['a run that is cut off', new Uint8Array(new Uint32Array([100, 5, 10, 1, 2]).buffer)],
  ['a run beyond the end', new Uint8Array(new Uint32Array([100, 99, 2, 1, 2]).buffer)],
  ['an empty run', new Uint8Array(new Uint32Array([100, 0, 0]).buffer)],
  ['a length beyond all memory', new Uint8Array(new Uint32Array([4_000_000_000]).buffer)],
])('refuses %s', (_what, delta) => {
  expect(() => decodeMemoryDelta(new Uint8Array(400), delta)).toThrow('not the memory of scripts');
});
