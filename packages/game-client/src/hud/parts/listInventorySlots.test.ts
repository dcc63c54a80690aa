import { describe, expect, it } from 'vitest';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { countBarSlots } from './countBarSlots.ts';
import { describeSlot, listInventorySlots } from './listInventorySlots.ts';
import { listHudBars } from './listHudBars.ts';

const state = createExampleState(createHudTestGame());
const own = {
  ...state.own,
  heldSlot: 2,
  inventory: [
    { item: 'club', count: 1, ammo: 0, reloadAt: 0 },
    { item: 'nailer', count: 1, ammo: 5, reloadAt: state.tick + 60 },
    { item: 'apple', count: 3, ammo: 0, reloadAt: 0 },
    { item: 'gone', count: 1, ammo: 0, reloadAt: 0 },
    null,
  ],
};
const slots = listInventorySlots({ ...state, own });

describe('the inventory bar', () => {
  it('shows counts for stacks, shots for magazines, and the running reload', () => {
    expect(slots.map(({ count, ammo, reload, isHeld }) => ({ count, ammo, reload, isHeld }))).toEqual([
      { count: null, ammo: null, reload: null, isHeld: false },
      { count: null, ammo: { left: 5, of: 12 }, reload: { left: 2, of: 2 }, isHeld: true },
      { count: 3, ammo: null, reload: null, isHeld: false },
      { count: null, ammo: null, reload: null, isHeld: false },
      { count: null, ammo: null, reload: null, isHeld: false },
    ]);
  });

  it('has the same text for screen readers, and treats unknown items as empty', () => {
    expect(slots.map(describeSlot)).toEqual([
      'Slot 1, Club',
      'Slot 2, Nailer, 5 of 12 shots, reloading, in hand',
      'Slot 3, Apple, quantity 3',
      'Slot 4, empty',
      'Slot 5, empty',
    ]);
  });

  it.each([
    ['a desktop', 8, { form: 'wide', width: 1440, height: 900, hasTouch: false }, 8],
    ['a desktop, with a bag', 14, { form: 'wide', width: 1440, height: 900, hasTouch: false }, 8],
    ['a small window', 14, { form: 'landscape', width: 1000, height: 600, hasTouch: false }, 9],
    ['a tablet', 14, { form: 'tablet', width: 820, height: 1180, hasTouch: true }, 6],
    ['a phone in portrait', 8, { form: 'portrait', width: 390, height: 844, hasTouch: true }, 8],
    [
      'a small phone in portrait, with a bag',
      8,
      { form: 'portrait', width: 360, height: 640, hasTouch: true },
      4,
    ],
    [
      'a phone in landscape, between the sticks',
      14,
      { form: 'landscape', width: 844, height: 390, hasTouch: true },
      7,
    ],
    ['a small phone in landscape', 8, { form: 'landscape', width: 640, height: 360, hasTouch: true }, 3],
    ['nothing yet', 3, { form: 'portrait', width: 0, height: 0, hasTouch: true }, 1],
  ] as const)('has as many slots as fit on %s', (_, count, screen, shown) => {
    expect(countBarSlots(count, screen)).toBe(shown);
  });
});

describe('the bars at the bottom', () => {
  const read = (game = state.game, attributes = state.own.attributes) =>
    listHudBars({ ...state, game, own: { ...own, attributes } });

  it('show health and the shots of the held item; few shots as pips', () => {
    expect(read()).toMatchObject([
      { id: 'health', name: 'Health', value: 72, max: 100, icon: 'health', hasPips: false },
      { id: 'held-ammo', name: 'Nailer', value: 5, max: 12, icon: 'ammo', hasPips: true },
    ]);
  });

  it('show attributes that the game puts on the screen, not hidden ones or those over units', () => {
    const bars = { mana: 'screen', rage: 'above', luck: 'hidden' } as const;
    const game = createHudTestGame({
      types: {
        units: { fighter: { name: 'Fighter' } },
        attributes: Object.fromEntries(
          Object.entries(bars).map(([name, place]) => [name, { name, bar: { place } }]),
        ),
      },
    });
    const attributes = Object.keys(bars).map((attribute) => ({ attribute, value: 1, max: 3 }));
    expect(read(game, attributes).map(({ id }) => id)).toEqual(['mana', 'held-ammo']);
  });

  it('[MP-06:part] are off if the game says so, and absent without a unit', () => {
    const hud = { hasAttributeBars: false, hasInventory: false };
    expect(read(createHudTestGame({ settings: { hud } }))).toEqual([]);
    expect(listHudBars({ ...state, own: { ...own, unit: null } })).toEqual([]);
  });
});
