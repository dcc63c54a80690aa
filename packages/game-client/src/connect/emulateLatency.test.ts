import { createMemoryTransportPair } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../time/createManualClock.ts';
import { emulateLatency } from './emulateLatency.ts';

const PLAN = { delayMs: 100, jitterMs: 40, stallChance: 0.1, stallMs: 300, seed: 9 };

function measure(seed: number, count = 400): { delays: number[]; order: number[] } {
  const clock = createManualClock();
  const [near, far] = createMemoryTransportPair((task) => task());
  const connection = emulateLatency(near, { ...PLAN, seed }, clock);
  const sentAt: number[] = [];
  const delays: number[] = [];
  const order: number[] = [];
  far.onMessage((bytes) => {
    const index = bytes[0]! * 256 + bytes[1]!;
    order.push(index);
    delays.push(clock.now() - sentAt[index]!);
  });
  for (let index = 0; index < count; index += 1) {
    sentAt.push(clock.now());
    connection.send(Uint8Array.of(index >> 8, index & 255));
    clock.advance(25);
  }
  clock.advance(2000);
  return { delays, order };
}

describe('a bad connection', () => {
  it('delays everything, some messages more, and keeps the order', () => {
    const { delays, order } = measure(9);
    expect(order).toEqual(Array.from({ length: 400 }, (_, index) => index));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100);
    const usual = delays.toSorted((a, b) => a - b)[100]!;
    expect(usual).toBeLessThanOrEqual(145);
    expect(Math.max(...delays)).toBeGreaterThanOrEqual(400);
  });

  it('is the same for the same seed and different for another', () => {
    expect(measure(4).delays).toEqual(measure(4).delays);
    expect(measure(4).delays).not.toEqual(measure(5).delays);
  });

  it('affects both directions and the close, and counts messages in flight', () => {
    const clock = createManualClock();
    const [near, far] = createMemoryTransportPair((task) => task());
    const connection = emulateLatency(near, { ...PLAN, stallChance: 0 }, clock);
    const received: string[] = [];
    connection.onMessage((bytes) => received.push(`bytes ${bytes.length}`));
    connection.onClose((code, reason) => received.push(`close ${code} ${reason}`));
    connection.send(new Uint8Array(7));
    expect(connection.waitingBytes).toBe(7);
    far.send(new Uint8Array(3));
    far.close(4086, 'room-closed');
    clock.advance(99);
    expect(received).toEqual([]);
    clock.advance(100);
    expect(received).toEqual(['bytes 3', 'close 4086 room-closed']);
    expect(connection.waitingBytes).toBe(0);
  });
});
