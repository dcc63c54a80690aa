import { expect, it } from 'vitest';
import {
  CallPostponement,
  CallRefusal,
  createRemoteProxy,
  createCallChannel,
  isUnknownCall,
  type CallHandlers,
  type CallChannel,
} from './createCallChannel.ts';

/** Creates two connected ends of a channel. */
function connect(answers: CallHandlers, timeoutMs?: number): { near: CallChannel; far: CallChannel } {
  const ends: { near?: CallChannel; far?: CallChannel } = {};
  ends.near = createCallChannel((message) => void ends.far!.receive(message), {}, timeoutMs);
  ends.far = createCallChannel((message) => void ends.near!.receive(message), answers);
  return { near: ends.near, far: ends.far };
}

it('answers each call with its own result', async () => {
  const { near } = connect({
    double: async (value: number) => value * 2,
    bytes: async () => Uint8Array.of(1, 2),
  });
  const far = createRemoteProxy<{ double(value: number): Promise<number>; bytes(): Promise<Uint8Array> }>(
    near,
    ['double', 'bytes'],
  );
  expect(await Promise.all([far.double(1), far.bytes(), far.double(3)])).toEqual([2, Uint8Array.of(1, 2), 6]);
});

it('reports failures, unknown calls and missing answers', async () => {
  const { near } = connect(
    { fails: () => Promise.reject(new Error('no luck')), hangs: () => new Promise<never>(() => undefined) },
    5,
  );
  await expect(near.call('fails', [])).rejects.toThrow('no luck');
  await expect(near.call('toString', [])).rejects.toThrow('Unknown call: toString');
  await expect(near.call('hangs', [])).rejects.toThrow('hangs was not answered within 5 ms');
});

it('[OP-96:part] says whether a call was refused, or failed for a while', async () => {
  const { near } = connect({
    refused: () => Promise.reject(new Error('no luck')),
    postponed: () => Promise.reject(new CallPostponement('the database is away')),
  });
  await expect(near.call('refused', [])).rejects.toThrow(CallRefusal);
  await expect(near.call('postponed', [])).rejects.toThrow(CallPostponement);
  const unknown = await near.call('other', []).catch((error: unknown) => error);
  expect([isUnknownCall(unknown), isUnknownCall(new CallRefusal('no luck'))]).toEqual([true, false]);
});

it('rejects pending calls when the other side is gone', async () => {
  const { near } = connect({ hangs: () => new Promise<never>(() => undefined) });
  const waiting = Promise.allSettled([near.call('hangs', []), near.call('hangs', [])]);
  near.fail('gone');
  for (const outcome of await waiting) expect(outcome).toMatchObject({ reason: { message: 'gone' } });
});

it('ignores messages that are not calls', () => {
  const { near } = connect({});
  for (const message of [null, 1, 'ask', {}, { kind: 'other' }]) expect(near.receive(message)).toBe(false);
  expect(near.receive({ kind: 'answer', id: 99, value: 1 })).toBe(true);
});
