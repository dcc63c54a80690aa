import { type Key, keys as allKeys } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHudTestGame } from '../hud/testing/createHudTestGame.ts';
import { describeKey } from './describeKey.ts';
import { listKeyRows } from './listKeyRows.ts';
import { findPhysicalKey, rebindKeys } from './rebindKeys.ts';

describe('[OP-05:part] rebound keys', () => {
  it('take over the action of another key, which gets their former action', () => {
    const once = rebindKeys({}, 'e', 'f');
    expect(once).toEqual({ f: 'e', e: 'f' });
    expect([findPhysicalKey(once, 'e'), findPhysicalKey(once, 'f'), findPhysicalKey(once, 'g')]).toEqual([
      'f',
      'e',
      'g',
    ]);
    expect(rebindKeys(once, 'e', 'g')).toEqual({ g: 'e', f: 'g', e: 'f' });
    expect(rebindKeys(once, 'e', 'e')).toEqual({});
  });

  it('never leave an action without a key', () => {
    const key = fc.constantFrom(...allKeys);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, key), { maxLength: 30 }), (changes) => {
        const keys = changes.reduce<{ readonly [pressed: string]: Key }>(
          (before, [seen, pressed]) => rebindKeys(before, seen, pressed),
          {},
        );
        const seen = allKeys.map((pressed) => keys[pressed] ?? pressed);
        expect(new Set(seen).size).toBe(allKeys.length);
        const [lastSeen, lastPressed] = changes.at(-1) ?? ['a', 'a'];
        expect(findPhysicalKey(keys, lastSeen)).toBe(lastPressed);
      }),
    );
  });

  it('are shown by their printed label', () => {
    expect(['w', 'space', 'up', 'mouse-left', '7', '/'].map(describeKey)).toEqual([
      'W',
      'Space',
      '↑',
      'Left click',
      '7',
      '/',
    ]);
  });
});

describe('[OP-05:part] the list of keys', () => {
  const list = (unit: object) =>
    listKeyRows(
      createHudTestGame({ types: { units: { fighter: { name: 'Fighter', ...unit } } } }).types.units[
        'fighter'
      ]!,
    );

  it('has movement, the bindings of the type with their button labels, and the default keys', () => {
    const rows = list({
      inventory: { size: 2 },
      controls: {
        scheme: 'wasd',
        keys: [
          {
            key: 'space',
            press: { kind: 'use-item' },
            touchButton: { label: 'Dash', x: 0, y: 0 },
          },
          { key: 'r', press: { kind: 'select-slot', slot: 3 } },
        ],
      },
    });
    expect(rows.map(({ key, label }) => `${key} ${label}`)).toEqual([
      'w Up',
      'a Left',
      's Down',
      'd Right',
      'space Dash',
      'r Slot 3',
      'mouse-left Use item',
      'e Interact',
      'q Drop item',
      '1 Slot 1',
      '2 Slot 2',
    ]);
  });

  it('leaves out directions that the type binds otherwise, and item keys without an inventory', () => {
    const rows = list({
      controls: { scheme: 'platformer', keys: [{ key: 's', press: { kind: 'interact' } }] },
    });
    expect(rows.map(({ label }) => label)).toEqual(['Left', 'Right', 'Jump', 'Interact', 'Interact']);
    expect(listKeyRows(null)).toEqual([]);
  });
});
