// words: shelf packing is the name of the algorithm
import { expect, it } from 'vitest';
import { createShelfPacking, allocateRectangle } from './shelfPacking.ts';

it('packs rectangles without overlap until there is no space', () => {
  const packing = createShelfPacking(64, 64);
  const taken: { x: number; y: number; width: number; height: number }[] = [];
  for (let index = 0; ; index++) {
    const [width, height] = [5 + ((index * 7) % 13), 4 + ((index * 5) % 9)];
    const place = allocateRectangle(packing, width, height);
    if (!place) break;
    taken.push({ ...place, width, height });
  }
  expect(taken.length).toBeGreaterThan(20);
  for (const a of taken) {
    expect(a.x + a.width <= 64 && a.y + a.height <= 64).toBe(true);
    for (const b of taken) {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(a === b || isApart).toBe(true);
    }
  }
});

it('rejects rectangles that are too large', () => {
  expect(allocateRectangle(createShelfPacking(64, 64), 65, 1)).toBeNull();
  expect(allocateRectangle(createShelfPacking(64, 64), 1, 65)).toBeNull();
});
