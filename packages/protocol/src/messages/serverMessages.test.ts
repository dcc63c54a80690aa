import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeServerMessage, encodeServerMessage, SNAPSHOT_TYPE_BYTE } from './serverMessages.ts';
import { serverMessageArbitrary } from '../testing/arbitraries.ts';

describe('server messages', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(serverMessageArbitrary, (message) => {
        expect(decodeServerMessage(encodeServerMessage(message))).toStrictEqual({ ok: true, value: message });
      }),
      { numRuns: 1000 },
    );
  });

  it('are passed on unread if they are snapshots', () => {
    const bytes = Uint8Array.of(SNAPSHOT_TYPE_BYTE, 1, 2);
    const result = decodeServerMessage(bytes);
    expect(result.ok && result.value.kind === 'snapshot' && result.value.bytes).toBe(bytes);
  });

  it('keep the bytes of goodbye in all versions, so that old clients get the reason', () => {
    expect([...encodeServerMessage({ kind: 'goodbye', id: 'ab', text: 'c' })]).toEqual([3, 2, 97, 98, 1, 99]);
  });

  it('are refused if they make no sense', () => {
    expect(decodeServerMessage(new Uint8Array(0))).toEqual({ ok: false, error: 'cut-off' });
    expect(decodeServerMessage(Uint8Array.of(77))).toEqual({ ok: false, error: 'unknown-message' });
  });
});
