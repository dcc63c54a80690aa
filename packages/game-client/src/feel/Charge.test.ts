import { expect, it } from 'vitest';
import { createTestSession } from '../testing/createTestSession.ts';
import { createChargeState, readCharge } from './Charge.ts';

const GAME = {
  types: {
    projectiles: { pellet: { name: 'Pellet' } },
    items: {
      club: { name: 'Club', weapon: { kind: 'melee', usesPerSecond: 1 } },
      whip: { name: 'Whip', weapon: { kind: 'melee', usesPerSecond: 8 } },
      bow: {
        name: 'Bow',
        weapon: { kind: 'ranged', projectile: 'pellet', ammo: { magazine: 3, reloadSeconds: 2 } },
      },
      pie: { name: 'Pie', consumable: { useSeconds: 0.5 } },
    },
  },
};

function hold(item: string | null, reloadAt = 0) {
  const session = createTestSession(GAME);
  const slot = item === null ? null : { item, count: 1, ammo: 1, reloadAt };
  session.view.own = { ...session.view.own, inventory: [slot], heldSlot: 1 };
  const state = createChargeState();
  return {
    session,
    read: (time: number, { isUsing = false, readyAt = 0 } = {}) =>
      readCharge(state, session, { wasUsing: isUsing, readyAt }, time),
  };
}

it('[FEEL-08:part] shows how far the held item has reloaded, by the tick of the player', () => {
  const { session, read } = hold('bow', 140);
  session.clientTicks.ticks = 140 - 2 * session.tickRate;
  expect(read(1)).toBe(0);
  session.clientTicks.ticks = 140 - session.tickRate / 2;
  expect(read(1)).toBeCloseTo(0.75);
  session.clientTicks.ticks = 140;
  expect(read(1)).toBeNull();
});

it('[FEEL-08:part] shows how long an item is being used, which another press doesn’t repeat', () => {
  const { read } = hold('pie');
  expect(read(1)).toBeNull();
  expect(read(1.1, { isUsing: true })).toBe(0);
  expect(read(1.2)).toBeCloseTo(0.2);
  expect(read(1.35, { isUsing: true })).toBeCloseTo(0.5);
  expect(read(1.7, { isUsing: true })).toBeNull();
});

it('[FEEL-08:part] shows the pause between slow attacks, and nothing for fast ones or empty hands', () => {
  expect(hold('club').read(1, { readyAt: 1.25 })).toBeCloseTo(0.75);
  expect(hold('club').read(1.25, { readyAt: 1.25 })).toBeNull();
  expect(hold('whip').read(1, { readyAt: 1.1 })).toBeNull();
  expect(hold(null).read(1, { isUsing: true, readyAt: 2 })).toBeNull();
});
