import type { Key } from '@playloom/game-format';
import type { EntityView, SlotView } from '@playloom/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import {
  addTestPlayer,
  addVisibleEntity,
  createTestSession,
  makeOwnUnit,
} from '../testing/createTestSession.ts';
import { noActions, type PlayerActions } from '../tips/PlayerActions.ts';
import { createPlayerActionsMemory, readPlayerActions } from './readPlayerActions.ts';

let session: ClientSession;
let hero: EntityView;
let memory: ReturnType<typeof createPlayerActionsMemory>;
let own: ShownUnit;

beforeEach(() => {
  session = createTestSession({
    types: {
      units: {
        hero: {
          name: 'Hero',
          controls: { scheme: 'wasd', keys: [{ key: 'mouse-left', press: { kind: 'use-item' } }] },
          inventory: { size: 3 },
        },
      },
      props: { sign: { name: 'Sign', interaction: { hint: 'Read', range: 2 } } },
    },
  });
  hero = addVisibleEntity(session, { type: 'hero' });
  addTestPlayer(session, { unit: hero.id });
  makeOwnUnit(session, hero);
  memory = createPlayerActionsMemory();
  own = { id: hero.id, x: 5, y: 5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  read();
});

function read(keys: readonly Key[] = [], stick: { x: number; y: number } | null = null): PlayerActions {
  return readPlayerActions(session, memory, { keys: [...keys], mouseX: 0, mouseY: 0, stick }, own);
}

function hold(...items: readonly (readonly [item: string, count: number] | null)[]): void {
  const inventory = items.map(
    (slot): SlotView | null => slot && { item: slot[0], count: slot[1], ammo: 0, reloadAt: 0 },
  );
  session.view.own = { ...session.view.own, inventory, heldSlot: 1 };
}

describe('[TIP-01:part] the client sees by itself what the player does', () => {
  it('walking with keys or a stick, but not being pushed or teleported', () => {
    own = { ...own, x: 8, y: 9 };
    expect(read(['w']).tilesMoved).toBe(5);
    own = { ...own, x: 9 };
    expect(read([], { x: 1, y: 0 }).tilesMoved).toBe(1);
    own = { ...own, x: 10 };
    expect(read().tilesMoved).toBe(0);
    own = { ...own, x: 50, leaps: 1 };
    expect(read(['w']).tilesMoved).toBe(0);
  });

  it('turning, on the shorter way', () => {
    own = { ...own, rotation: Math.PI / 2 };
    expect(read().degreesTurned).toBeCloseTo(90);
    own = { ...own, rotation: (-3 / 4) * Math.PI };
    expect(read().degreesTurned).toBeCloseTo(135);
  });

  it('jumps, once for each', () => {
    const platform = {
      isGrounded: false,
      groundedAt: 0,
      isJumpHeld: true,
      jumpWantedAt: 0,
      jumpsLeft: 0,
      isJumping: true,
      dropsUntil: 0,
      wallSide: 0,
    };
    session.view.own = { ...session.view.own, unit: { ...session.view.own.unit!, platform } };
    expect([read().jumps, read().jumps]).toEqual([1, 0]);
  });

  it('attacks and hits of the own unit, also if their events wait for several frames', () => {
    session.view.tick = 101;
    const event = { kind: 'hurt', amount: 5, direction: null } as const;
    session.waiting.push(
      { tick: 101, event: { kind: 'attack', unit: hero.id, item: 'club' } },
      { tick: 101, event: { kind: 'attack', unit: 9, item: 'club' } },
      { tick: 101, event: { ...event, entity: 9, attacker: hero.id } },
      { tick: 101, event: { ...event, entity: hero.id, attacker: hero.id } },
      { tick: 101, event: { ...event, entity: hero.id, attacker: 9 } },
    );
    expect(read()).toMatchObject({ attacks: 1, hits: 1 });
    expect(read()).toMatchObject({ attacks: 0, hits: 0 });
  });

  it('items that it picks up and uses', () => {
    hold(['rod', 1]);
    expect(read().pickedUp).toEqual(['rod']);
    hold(['rod', 1], ['bait', 2], null);
    expect(read().pickedUp).toEqual(['bait', 'bait']);
    hold(['bait', 2], ['rod', 1]);
    expect(read().pickedUp).toEqual([]);
    expect(read(['mouse-left'])).toMatchObject({ used: ['bait'], pressed: ['mouse-left'] });
    expect(read(['mouse-left'])).toMatchObject({ used: [], pressed: [] });
  });

  it('interactions with something in range, shops and points', () => {
    expect(read(['e'])).toMatchObject({ interactions: 0, pressed: ['e'] });
    read();
    addVisibleEntity(session, { kind: 'prop', type: 'sign', x: 6, y: 5 });
    expect(read(['e']).interactions).toBe(1);
    session.view.own = { ...session.view.own, shop: { shop: 'stall', partner: null, offers: [], money: 0 } };
    expect([read().openedShop, read().openedShop]).toEqual(['stall', null]);
    const player = session.view.players.get(1)!;
    session.view.players.set(1, { ...player, score: 4 });
    expect([read().points, read().points]).toEqual([4, 0]);
  });

  it('nothing while it is dead or gone, and not what it respawns with', () => {
    session.view.entities.set(hero.id, { ...hero, isDead: true });
    own = { ...own, x: 9 };
    expect(read(['w'])).toEqual(noActions);
    session.view.entities.set(hero.id, hero);
    hold(['club', 1]);
    own = { ...own, x: 1 };
    expect(read(['w'])).toEqual(noActions);
    own = { ...own, x: 2 };
    expect(read(['w'])).toMatchObject({ tilesMoved: 1, pickedUp: [] });
    makeOwnUnit(session, addVisibleEntity(session, { type: 'hero' }));
    hold(['club', 1], ['rod', 1]);
    expect(read(['w'])).toEqual(noActions);
  });
});
