import { expect, it } from 'vitest';
import { createAsker, createCalls, type Answers, type Calls } from './createCalls.ts';

/** Two ends that hear each other. */
function connect(answers: Answers, timeoutMs?: number): { near: Calls; far: Calls } {
  const ends: { near?: Calls; far?: Calls } = {};
  ends.near = createCalls((message) => void ends.far!.receive(message), {}, timeoutMs);
  ends.far = createCalls((message) => void ends.near!.receive(message), answers);
  return { near: ends.near, far: ends.far };
}

it('answers each question with its own answer', async () => {
  const { near } = connect({
    double: async (value: number) => value * 2,
    bytes: async () => Uint8Array.of(1, 2),
  });
  const far = createAsker<{ double(value: number): Promise<number>; bytes(): Promise<Uint8Array> }>(near, [
    'double',
    'bytes',
  ]);
  expect(await Promise.all([far.double(1), far.bytes(), far.double(3)])).toEqual([2, Uint8Array.of(1, 2), 6]);
});

it('tells of failures, of unknown calls and of a missing answer', async () => {
  const { near } = connect(
    { fails: () => Promise.reject(new Error('no luck')), hangs: () => new Promise<never>(() => undefined) },
    5,
  );
  await expect(near.ask('fails', [])).rejects.toThrow('no luck');
  await expect(near.ask('toString', [])).rejects.toThrow('There is no call toString');
  await expect(near.ask('hangs', [])).rejects.toThrow('hangs was not answered within 5 ms');
});

it('tells whoever waits that the other side is gone', async () => {
  const { near } = connect({ hangs: () => new Promise<never>(() => undefined) });
  const waiting = Promise.allSettled([near.ask('hangs', []), near.ask('hangs', [])]);
  near.fail('gone');
  for (const outcome of await waiting) expect(outcome).toMatchObject({ reason: { message: 'gone' } });
});

it('leaves alone what is no call', () => {
  const { near } = connect({});
  for (const message of [null, 1, 'ask', {}, { kind: 'other' }]) expect(near.receive(message)).toBe(false);
  expect(near.receive({ kind: 'answer', id: 99, value: 1 })).toBe(true);
});
