import type { Key } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createTestSession, makeOwnUnit, addVisibleEntity } from '../testing/createTestSession.ts';
import { type EntityMemories, getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { startOwnAttack } from './startOwnAttack.ts';

const GAME = {
  types: {
    projectiles: { pellet: { name: 'Pellet' } },
    items: {
      club: { name: 'Club', weapon: { kind: 'melee', usesPerSecond: 2 } },
      hose: {
        name: 'Hose',
        isAutomatic: true,
        weapon: { kind: 'ranged', projectile: 'pellet', usesPerSecond: 4, ammo: { magazine: 10 } },
      },
      bread: { name: 'Bread' },
    },
    units: { hero: { name: 'Hero', controls: { keys: [{ key: 'f', press: { kind: 'use-item' } }] } } },
  },
};

function hold(item: string | null, ammo = 5) {
  const session = createTestSession(GAME);
  const entity = addVisibleEntity(session);
  makeOwnUnit(session, entity);
  const slot = item === null ? null : { item, count: 1, ammo, reloadAt: 0 };
  session.view.own = { ...session.view.own, inventory: [slot], heldSlot: 1 };
  const memories: EntityMemories = new Map();
  const memory = { wasUsing: false, readyAt: 0 };
  return {
    session,
    /** Holds the keys. Returns whether this starts an attack. */
    press(time: number, ...keys: Key[]) {
      startOwnAttack(session, memories, memory, keys, time);
      return getOrCreateEntityMemory(memories, entity.id).startedAt === time;
    },
  };
}

describe('the player’s own attack', () => {
  it('is shown at once, for the button or the bound key, at the rate of the item', () => {
    const { press } = hold('club');
    expect(press(1, 'mouse-left')).toBe(true);
    expect(press(1.1, 'mouse-left')).toBe(false);
    expect(press(2, 'mouse-left')).toBe(false);
    press(2.1);
    expect(press(2.2, 'f')).toBe(true);
    press(2.3);
    expect(press(2.4, 'f')).toBe(false);
  });

  it('repeats while the key is held if the item is automatic', () => {
    const { press } = hold('hose');
    const begun = [1, 1.1, 1.26, 1.3, 1.52].map((time) => press(time, 'mouse-left'));
    expect(begun).toEqual([true, false, true, false, true]);
  });

  it('is not shown without a weapon, with an empty magazine, or while movement is locked', () => {
    expect(hold(null).press(1, 'mouse-left')).toBe(false);
    expect(hold('bread').press(1, 'mouse-left')).toBe(false);
    expect(hold('hose', 0).press(1, 'mouse-left')).toBe(false);
    const { session, press } = hold('club');
    session.view.own = { ...session.view.own, unit: { ...session.view.own.unit!, isSteerable: false } };
    expect(press(1, 'mouse-left')).toBe(false);
  });
});
