import { expect, it } from 'vitest';
import { packSends, unpackSends } from './packSends.ts';

it('carries what each client is sent over to another thread, byte by byte and in order', () => {
  const buffer = Uint8Array.from([1, 2, 3, 4, 5, 6]);
  const report = {
    kind: 'sends',
    room: 'yard',
    sends: [
      [7, buffer.subarray(0, 2)],
      [9, buffer.subarray(2, 2)],
      [8, buffer.subarray(2, 6)],
    ],
  } as const;
  const packed = packSends(report);
  const arrived = unpackSends(structuredClone(packed, { transfer: [packed.bytes.buffer as ArrayBuffer] }));
  expect(arrived.room).toBe('yard');
  expect(arrived.sends.map(([client, bytes]) => [client, [...bytes]])).toEqual([
    [7, [1, 2]],
    [9, []],
    [8, [3, 4, 5, 6]],
  ]);
});
