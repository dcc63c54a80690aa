import { expect, it } from 'vitest';
import { createTestSession, makeOwnUnit, addVisibleEntity } from '../testing/createTestSession.ts';
import { findInteractionHint } from './findInteractionHint.ts';
import type { ClientSession } from '../session/ClientSession.ts';

const CHANGES = {
  types: {
    units: {
      hero: { name: 'Hero' },
      guard: {
        name: 'Guard',
        body: { width: 1, height: 1 },
        interaction: { range: 1.5, hint: '{Press:e} to talk' },
      },
      mute: { name: 'Mute', interaction: { range: 9, hint: '' } },
    },
    props: {
      wall: {
        name: 'Long wall',
        body: { kind: 'static', shape: 'box', width: 6, height: 1, offset: { x: 0, y: 1 } },
        interaction: { range: 1, hint: 'Read' },
      },
    },
  },
};

function open(): ClientSession {
  const session = createTestSession(CHANGES);
  makeOwnUnit(session, addVisibleEntity(session, { x: 5, y: 5 }));
  return session;
}

function hintAt(session: ClientSession, x: number, y: number): string | null {
  const { id } = session.view.own.unit!;
  const own = { id, x, y, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  return findInteractionHint(session, own)?.text ?? null;
}

it('comes from the nearest entity in range, measured between outlines', () => {
  const session = open();
  addVisibleEntity(session, { type: 'guard', x: 10, y: 5 });
  addVisibleEntity(session, { kind: 'prop', type: 'wall', x: 10, y: 8 });
  const reach = session.game.types.units['hero']!.body.width / 2;
  expect(hintAt(session, 10 - 0.5 - 1.5 - reach - 0.01, 5)).toBeNull();
  expect(hintAt(session, 10 - 0.5 - 1.5 - reach + 0.01, 5)).toBe('{Press:e} to talk');
  expect(hintAt(session, 12.9, 8)).toBe('Read');
  expect(hintAt(session, 10, 7.4)).toBe('Read');
  expect(hintAt(session, 10, 6.2)).toBe('{Press:e} to talk');
});

it('is absent for dead or non-interactive entities, for dead players, and while a window is open', () => {
  const session = open();
  addVisibleEntity(session, { type: 'mute', x: 5.5, y: 5 });
  expect(hintAt(session, 5, 5)).toBeNull();
  const guard = addVisibleEntity(session, { type: 'guard', x: 6, y: 5 });
  expect(hintAt(session, 5, 5)).not.toBeNull();
  const { own } = session.view;
  session.view.own = { ...own, question: { name: 'name', text: 'Name?' } };
  expect(hintAt(session, 5, 5)).toBeNull();
  session.view.own = own;
  session.view.entities.set(guard.id, { ...guard, isDead: true });
  expect(hintAt(session, 5, 5)).toBeNull();
  expect(findInteractionHint(session, null)).toBeNull();
});

it('names the interact key, and is absent without one', () => {
  const keyOf = (keys: readonly object[]) => {
    const heroes = { ...CHANGES.types.units, hero: { name: 'Hero', controls: { keys } } };
    const session = createTestSession({ types: { ...CHANGES.types, units: heroes } });
    makeOwnUnit(session, addVisibleEntity(session, { x: 5, y: 5 }));
    addVisibleEntity(session, { type: 'guard', x: 6, y: 5 });
    const { id } = session.view.own.unit!;
    return findInteractionHint(session, {
      id,
      x: 5,
      y: 5,
      rotation: 0,
      scale: 1,
      isPredicted: true,
      leaps: 0,
    })?.key;
  };
  expect(keyOf([])).toBe('e');
  expect(keyOf([{ key: 'f', press: { kind: 'interact' } }])).toBe('f');
  expect(keyOf([{ key: 'e', press: { kind: 'reload' } }])).toBeUndefined();
});
