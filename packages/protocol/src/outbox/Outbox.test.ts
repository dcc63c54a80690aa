import { expect, it } from 'vitest';
import { createByteWriter, writeByte } from '../bytes/ByteWriter.ts';
import { addMessage, addressBytes, createOutbox, forEachSend, type Sends, takeSends } from './Outbox.ts';

function list(sends: Sends): [number, number[]][] {
  const found: [number, number[]][] = [];
  forEachSend(sends, (client, start, end) => found.push([client, [...sends.bytes.subarray(start, end)]]));
  return found;
}

it('carries what each client is sent, byte by byte and in order, in a buffer of its own', () => {
  const outbox = createOutbox(createByteWriter());
  addMessage(outbox, 7, Uint8Array.from([1, 2]));
  addMessage(outbox, 9, new Uint8Array(0));
  writeByte(outbox.writer, 3);
  writeByte(outbox.writer, 4);
  addressBytes(outbox, 8, 2);
  const sends = takeSends(outbox)!;
  expect(sends.bytes.buffer.byteLength).toBe(4);
  expect(list(sends)).toEqual([
    [7, [1, 2]],
    [9, []],
    [8, [3, 4]],
  ]);
});

it('starts anew once it was emptied, and is nothing when it is empty', () => {
  const outbox = createOutbox(createByteWriter());
  expect(takeSends(outbox)).toBeNull();
  addMessage(outbox, 1, new Uint8Array(5000).fill(6));
  const first = takeSends(outbox)!;
  addMessage(outbox, 2, Uint8Array.from([9]));
  expect(list(takeSends(outbox)!)).toEqual([[2, [9]]]);
  expect(takeSends(outbox)).toBeNull();
  expect(list(first)).toEqual([[1, Array.from({ length: 5000 }, () => 6)]]);
});
