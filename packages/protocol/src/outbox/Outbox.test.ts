import { expect, it } from 'vitest';
import { createByteWriter, writeUint8 } from '../bytes/ByteWriter.ts';
import {
  addMessage,
  addWrittenMessage,
  createOutbox,
  forEachOutboxMessage,
  type OutboxBatch,
  drainOutbox,
} from './Outbox.ts';

function list(sends: OutboxBatch): [number, number[]][] {
  const found: [number, number[]][] = [];
  forEachOutboxMessage(sends, (client, start, end) =>
    found.push([client, [...sends.bytes.subarray(start, end)]]),
  );
  return found;
}

it('carries the bytes for each client exactly and in order, in its own buffer', () => {
  const outbox = createOutbox(createByteWriter());
  addMessage(outbox, 7, Uint8Array.from([1, 2]));
  addMessage(outbox, 9, new Uint8Array(0));
  writeUint8(outbox.writer, 3);
  writeUint8(outbox.writer, 4);
  addWrittenMessage(outbox, 8, 2);
  const sends = drainOutbox(outbox)!;
  expect(sends.bytes.buffer.byteLength).toBe(4);
  expect(list(sends)).toEqual([
    [7, [1, 2]],
    [9, []],
    [8, [3, 4]],
  ]);
});

it('starts over after it was drained, and returns null when it is empty', () => {
  const outbox = createOutbox(createByteWriter());
  expect(drainOutbox(outbox)).toBeNull();
  addMessage(outbox, 1, new Uint8Array(5000).fill(6));
  const first = drainOutbox(outbox)!;
  addMessage(outbox, 2, Uint8Array.from([9]));
  expect(list(drainOutbox(outbox)!)).toEqual([[2, [9]]]);
  expect(drainOutbox(outbox)).toBeNull();
  expect(list(first)).toEqual([[1, Array.from({ length: 5000 }, () => 6)]]);
});
