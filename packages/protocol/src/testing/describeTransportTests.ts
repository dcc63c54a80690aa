import { afterEach, describe, expect, it } from 'vitest';
import type { Transport } from '../transport/Transport.ts';

/** Two ends of a new connection; `end` frees their resources. */
interface TransportPair {
  readonly near: Transport;
  readonly far: Transport;
  end?(): Promise<void> | void;
}

const SIZES = [1, 2, 125, 126, 4096, 65_535, 65_536, 100_000];
const MANY = 500;

/** Tests that every transport must pass, for example `describeTransportTests('memory', async () => …)`. */
export function describeTransportTests(name: string, createPair: () => Promise<TransportPair>): void {
  describe(`transport over ${name}`, () => {
    const pairs: TransportPair[] = [];
    async function open(): Promise<TransportPair> {
      const pair = await createPair();
      pairs.push(pair);
      return pair;
    }
    afterEach(async () => {
      for (const pair of pairs.splice(0)) {
        pair.near.close(4000, 'done');
        await pair.end?.();
      }
    });

    testDelivery(open);
    testEnds(open);
  });
}

type Open = () => Promise<TransportPair>;

function testDelivery(open: Open): void {
  it('delivers messages whole and in order, both ways', async () => {
    const { near, far } = await open();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const arrived = collect(to, SIZES.length + MANY);
      for (const size of SIZES) from.send(fill(size, size & 0xff));
      for (let index = 0; index < MANY; index += 1) from.send(Uint8Array.of(index & 0xff, index >> 8));
      const messages = await arrived;
      expect(messages.slice(0, SIZES.length)).toEqual(SIZES.map((size) => fill(size, size & 0xff)));
      const numbers = messages.slice(SIZES.length).map(([low, high]) => low! + high! * 256);
      expect(numbers).toEqual(Array.from({ length: MANY }, (_, index) => index));
    }
  });

  it('copies bytes when sending: the sender may overwrite them', async () => {
    const { near, far } = await open();
    const buffer = fill(64, 7);
    const arrived = collect(far, 2);
    near.send(buffer.subarray(8, 16));
    buffer.fill(9);
    near.send(buffer.subarray(0, 4));
    expect(await arrived).toEqual([fill(8, 7), fill(4, 9)]);
    expect(buffer).toEqual(fill(64, 9));
  });
}

function testEnds(open: Open): void {
  it('buffers messages that arrive before anyone listens', async () => {
    const { near, far } = await open();
    far.send(Uint8Array.of(1));
    far.send(Uint8Array.of(2));
    const other = collect(far, 1);
    near.send(Uint8Array.of(3));
    await other;
    expect(await collect(near, 2)).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it('closes after delivering what was sent, and reports code and reason to both ends once', async () => {
    const { near, far } = await open();
    const story: string[] = [];
    const notified = new Promise<void>((resolve) => {
      far.onClose((code, reason) => {
        story.push(`far ${code} ${reason}`);
        resolve();
      });
    });
    const notifiedHere = new Promise<void>((resolve) => {
      near.onClose((code, reason) => {
        story.push(`near ${code} ${reason}`);
        resolve();
      });
    });
    far.onMessage((bytes) => story.push(`message ${bytes.length}`));
    near.send(fill(3, 1));
    near.close(4007, 'flood');
    near.close(4008, 'again');
    near.send(fill(5, 1));
    await Promise.all([notified, notifiedHere]);
    far.send(fill(6, 1));
    far.close(4009, 'late');
    expect(story.toSorted()).toEqual(['far 4007 flood', 'message 3', 'near 4007 flood']);
    expect(story.indexOf('message 3')).toBeLessThan(story.indexOf('far 4007 flood'));
  });

  it('reports how many bytes are waiting, and zero once all have arrived', async () => {
    const { near, far } = await open();
    const arrived = collect(far, 10);
    for (let index = 0; index < 10; index += 1) near.send(fill(50_000, index));
    expect(near.waitingBytes).toBeGreaterThanOrEqual(0);
    await arrived;
    const answered = collect(near, 1);
    far.send(Uint8Array.of(1));
    await answered;
    expect(near.waitingBytes).toBe(0);
  });
}

function collect(transport: Transport, count: number): Promise<Uint8Array[]> {
  return new Promise((resolve) => {
    const messages: Uint8Array[] = [];
    transport.onMessage((bytes) => {
      messages.push(Uint8Array.from(bytes));
      if (messages.length === count) resolve(messages);
    });
  });
}

function fill(length: number, value: number): Uint8Array {
  return new Uint8Array(length).fill(value);
}
