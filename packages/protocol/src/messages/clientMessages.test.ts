import { encodeUtf8, keys, limits } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientMessage } from './ClientMessage.ts';
import { decodeClientMessage, encodeClientMessage } from './clientMessages.ts';
import { isSendableValue } from '../fields/valueField.ts';
import { CLIENT_MESSAGE_BYTES_MAX, KEYS_HELD_MAX, PROTOCOL_VERSION } from '../wire/limits.ts';
import { clientMessageArbitrary } from '../testing/arbitraries.ts';

const controls: ClientMessage = { kind: 'controls', tick: 7, keys: ['w'], mouseX: 1, mouseY: 2, stick: null };

function encodePanel(value: unknown): Uint8Array {
  return encodeClientMessage({ kind: 'panel', panel: 'menu', event: 'go', value: value as never });
}

describe('client messages', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(clientMessageArbitrary, (message) => {
        expect(decodeClientMessage(encodeClientMessage(message))).toStrictEqual({ ok: true, value: message });
      }),
      { numRuns: 2000 },
    );
  });

  it('keep the first bytes of hello in all versions, so that old clients can be notified', () => {
    const hello = encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: 'abc' });
    expect([...hello]).toEqual([1, PROTOCOL_VERSION, 3, 97, 98, 99]);
  });

  it('are limited to valid ranges by an honest client', () => {
    const stick = { x: 1.000001, y: -3 };
    const wild: ClientMessage = { ...controls, mouseX: Infinity, mouseY: Number.NaN, stick, keys: [...keys] };
    expect(decodeClientMessage(encodeClientMessage(wild))).toStrictEqual({
      ok: true,
      value: {
        ...controls,
        mouseX: 1_000_000,
        mouseY: 0,
        stick: { x: 1, y: -1 },
        keys: keys.slice(0, KEYS_HELD_MAX),
      },
    });
    const long = encodeClientMessage({ kind: 'chat', text: 'a' + '😀'.repeat(200), isTeamOnly: false });
    const received = decodeClientMessage(long);
    expect(received.ok && received.value.kind === 'chat' && received.value.text).toBe('a' + '😀'.repeat(99));
  });

  it.each([
    ['nothing', [], 'cut-off'],
    ['an unknown kind', [99], 'unknown-message'],
    ['bytes after the end', [3, 0], 'bytes-left'],
    ['too many keys', [4, 1, 17, ...Array<number>(30).fill(0)], 'too-many'],
    ['an invalid key', [4, 1, 1, 200, 0, 0, 0], 'out-of-range'],
    ['an unknown emote', [6, 100], 'out-of-range'],
    ['a boolean that is neither true nor false', [5, 1, 97, 2], 'out-of-range'],
    ['a stick out of range', [4, 1, 0, 0, 0, 1, 16, 0], 'out-of-range'],
    ['a list that is shorter than announced', [7, 1, 97, 1, 97, 5, 255, 127], 'cut-off'],
    ['an invalid value', [7, 1, 97, 1, 97, 9], 'out-of-range'],
    ['the key __proto__', [7, 1, 97, 1, 97, 6, 1, 9, ...encodeUtf8('__proto__'), 0], 'bad-name'],
  ])('are refused: %s', (_, bytes, id) => {
    expect(decodeClientMessage(Uint8Array.from(bytes))).toEqual({ ok: false, error: id });
  });

  it('are refused if they are too long or nested too deeply', () => {
    expect(decodeClientMessage(new Uint8Array(CLIENT_MESSAGE_BYTES_MAX + 1))).toEqual({
      ok: false,
      error: 'too-long',
    });
    const text = [5, limits.CHAT_TEXT_MAX + 1, 1, ...Array<number>(limits.CHAT_TEXT_MAX + 1).fill(97), 0];
    expect(decodeClientMessage(Uint8Array.from(text))).toEqual({ ok: false, error: 'too-long' });
    const nested = [7, 1, 97, 1, 97, ...Array<number[]>(2000).fill([5, 1]).flat(), 0];
    expect(decodeClientMessage(Uint8Array.from(nested))).toEqual({ ok: false, error: 'too-deep' });
  });

  it("send null for a value that can't be sent, which can be checked beforehand", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 30; depth++) deep = [deep];
    for (const value of [deep, 'x'.repeat(20_000), Array<number>(9000).fill(0.1)]) {
      expect(isSendableValue(value as never)).toBe(false);
      expect(decodeClientMessage(encodePanel(value))).toMatchObject({ ok: true, value: { value: null } });
    }
    expect(isSendableValue(['a', { b: 1 }])).toBe(true);
    expect(isSendableValue('x'.repeat(100), 50)).toBe(false);
  });

  it('never reach the prototype of an object', () => {
    const value = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ) as unknown;
    const received = decodeClientMessage(encodePanel(value));
    const decoded = (received.ok && received.value.kind === 'panel' && received.value.value) as object;
    expect(Object.keys(decoded)).toEqual(['constructor']);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
