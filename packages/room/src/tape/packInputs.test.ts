import type { Input } from '@playloom/engine';
import { keys } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packInputs, unpackInputs } from './packInputs.ts';

const head = { engineVersion: '1', release: 'r', seed: 1 };
const player = fc.nat(0x7fff_ffff);
const number = fc.double({ noNaN: true });
const controls = fc.record({
  kind: fc.constant('controls' as const),
  player,
  keys: fc.subarray([...keys]),
  mouseX: number,
  mouseY: number,
  stick: fc.option(fc.record({ x: number, y: number }), { nil: null }),
});
const other = fc.oneof(
  fc.record({ kind: fc.constant('chat' as const), player, text: fc.string() }),
  fc.record({ kind: fc.constant('leave' as const), player }),
  fc.record({
    kind: fc.constant('panel' as const),
    player,
    panel: fc.string(),
    event: fc.string(),
    value: fc.constantFrom(-0, null, 'x', [1, { a: -0 }]),
  }),
);

describe('packed inputs', () => {
  it('survive a round trip, in order', () => {
    const inputs: fc.Arbitrary<Input[]> = fc.array(
      fc.oneof({ weight: 4, arbitrary: controls }, { weight: 1, arbitrary: other }),
      { maxLength: 30 },
    );
    const ticks = fc
      .array(inputs, { maxLength: 20 })
      .map((rows) => rows.map((row, index) => ({ tick: 1000 + index * 3, inputs: row })));
    fc.assert(
      fc.property(ticks, (wanted) => {
        expect(plain(unpackInputs(packInputs(head, wanted)))).toEqual(plain(wanted));
      }),
    );
  });
});

/** Gives all records a prototype, because records from fast-check have none. Preserves the sign of zero. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
