import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Projectile, Prop, Unit } from '../../entities/Entity.ts';
import { findProjectile } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { setUnitDead } from '../../world/markedFields.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { scaleEntity, setEntityRotation } from '../bodies/motion.ts';
import { countItems } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { reloadItem } from './reloadItem.ts';
import { selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { useHeldItem } from './useHeldItem.ts';

const TICKS_A_SECOND = 40;

const types = {
  units: {
    fighter: {
      name: 'Fighter',
      attributes: { health: {} },
      inventory: { size: 4 },
      sounds: { attack: 'bell' },
      effects: { attack: 'sparks' },
    },
    dummy: { name: 'Dummy', attributes: { health: {} } },
  },
  items: {
    club: {
      name: 'Club',
      weapon: { kind: 'melee' as const, damage: 30, range: 1.2, arc: 90, knockback: 6, usesPerSecond: 4 },
      sounds: { use: 'bell' },
      effects: { hit: 'sparks' },
      useRule: 'open-gate',
    },
    mace: { name: 'Mace', weapon: { kind: 'melee' as const, damage: 30, range: 3, arc: 360 } },
    stick: {
      name: 'Stick',
      weapon: { kind: 'melee' as const, damage: 1, knockback: 0, usesPerSecond: 4 },
    },
    rifle: {
      name: 'Rifle',
      isAutomatic: true,
      weapon: {
        kind: 'ranged' as const,
        projectile: 'arrow',
        damage: 7,
        usesPerSecond: 10,
        recoil: 3,
        ammo: { magazine: 3, reloadSeconds: 0.5, item: 'round' },
      },
      sounds: { empty: 'bell', reload: 'bell' },
    },
    shotgun: {
      name: 'Shotgun',
      weapon: { kind: 'ranged' as const, projectile: 'arrow', projectilesPerShot: 12, spread: 40 },
    },
    thrower: {
      name: 'Thrower',
      maxStack: 5,
      weapon: { kind: 'ranged' as const, projectile: 'arrow', usesPerSecond: 20, ammo: { item: 'thrower' } },
    },
    pistol: {
      name: 'Pistol',
      weapon: { kind: 'ranged' as const, projectile: 'arrow', ammo: { magazine: 2, reloadSeconds: 1 } },
    },
    pike: {
      name: 'Pike',
      holdOffset: { x: 2, y: 0 },
      weapon: { kind: 'ranged' as const, projectile: 'arrow' },
    },
    round: { name: 'Round', maxStack: 50 },
  },
  buffs: {
    stun: { name: 'Stun', isStunned: true },
    fear: { name: 'Fear', isDisarmed: true },
    rage: { name: 'Rage', damageFactor: 2 },
  },
};

interface Scene {
  readonly world: World;
  readonly fighter: Unit;
  readonly triggerRecord: ReturnType<typeof recordTriggers>;
}

async function createScene(item: string): Promise<Scene> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
  const fighter = spawnUnit(world, { type: 'fighter', x: 10, y: 10 })!;
  giveItemToUnit(world, fighter, item, 1);
  runTicks(world, 1);
  return { world, fighter, triggerRecord };
}

function healthOf(world: World, entity: Unit | Prop): number {
  return readAttribute(world, entity, 'health');
}

function listProjectiles(world: World): Projectile[] {
  return (callCatalogEntry(world, 'allProjectiles') as number[]).map((id) => findProjectile(world, id)!);
}

describe('melee weapons', () => {
  it('[EG-06] hit units and props in range and arc, not those beside, behind or farther away', async () => {
    const { world, fighter } = await createScene('club');
    const place = (x: number, y: number) => spawnUnit(world, { type: 'dummy', x, y })!;
    const inFront = place(11, 10);
    const atTheEdge = place(11.5, 10.3);
    const beyond = place(12.4, 10);
    const behind = place(9, 10);
    const beside = place(10, 11);
    const crate = spawnProp(world, { type: 'crate', x: 11, y: 9.1 })!;
    useHeldItem(world, fighter);
    expect([inFront, atTheEdge, beyond, behind, beside].map((unit) => healthOf(world, unit))).toEqual([
      70, 70, 100, 100, 100,
    ]);
    expect(healthOf(world, crate)).toBe(70);
    runTicks(world, 20);
    setEntityRotation(world, fighter, Math.PI);
    useHeldItem(world, fighter);
    expect(healthOf(world, behind)).toBe(70);
    expect(healthOf(world, inFront)).toBe(70);
  });

  it('[EG-06] push targets, fire triggers, and play sounds and effects', async () => {
    const { world, fighter, triggerRecord } = await createScene('club');
    const dummy = spawnUnit(world, { type: 'dummy', x: 11, y: 10 })!;
    const club = getHeldItem(world, fighter)!;
    useHeldItem(world, fighter);
    expect(world.entities.motion.vx[dummy.slot]).toBeCloseTo(6);
    const { id } = fighter;
    expect(world.events).toContainEqual({ kind: 'attack', unit: id, item: 'club' });
    const kinds = world.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'sound')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'effect')).toHaveLength(2);
    expect(world.fired).toContainEqual(expect.objectContaining({ rule: 'open-gate' }));
    runTicks(world, 1);
    const context = { triggeringUnit: id, triggeringItem: club.id };
    expect(triggerRecord.of('unitAttacks')).toEqual([context]);
    expect(triggerRecord.of('unitUsesItem')).toEqual([context]);
    expect(triggerRecord.of('unitIsHurt')).toEqual([
      { triggeringUnit: dummy.id, attackingUnit: id, damageAmount: 30 },
    ]);
    expect(world.entities.motion.x[dummy.slot]).toBeGreaterThan(11.05);
  });

  it("[EG-06] spare friends and don't reach through walls", async () => {
    const map = createMapFromRows(['                ', '     #          ', '                ']);
    const world = await createTestWorld({ types, map });
    const fighter = spawnUnit(world, { type: 'fighter', x: 4.55, y: 1.5, team: 'red' })!;
    giveItemToUnit(world, fighter, 'mace', 1);
    const hidden = spawnUnit(world, { type: 'dummy', x: 6.45, y: 1.5, team: 'blue' })!;
    const friend = spawnUnit(world, { type: 'dummy', x: 4.6, y: 2.2, team: 'red' })!;
    const foe = spawnUnit(world, { type: 'dummy', x: 5, y: 0.5, team: 'blue' })!;
    runTicks(world, 1);
    // The mace reaches all of them, so only teams and walls protect.
    useHeldItem(world, fighter);
    expect([hidden, friend, foe].map((unit) => healthOf(world, unit))).toEqual([100, 100, 70]);
    expect([hidden, friend].map(({ slot }) => world.entities.motion.vx[slot])).toEqual([0, 0]);
  });

  it('[EG-06] reach farther when held by giants', async () => {
    const { world, fighter } = await createScene('stick');
    const dummy = spawnUnit(world, { type: 'dummy', x: 13, y: 10 })!;
    useHeldItem(world, fighter);
    expect(healthOf(world, dummy)).toBe(100);
    scaleEntity(world, fighter, 5);
    runTicks(world, 10);
    useHeldItem(world, fighter);
    expect(healthOf(world, dummy)).toBe(99);
  });

  it('[EG-06] respect their cooldown and gain from buffs', async () => {
    const { world, fighter } = await createScene('stick');
    const dummy = spawnUnit(world, { type: 'dummy', x: 11, y: 10 })!;
    fighter.isUsing = true;
    runTicks(world, 31);
    // Four strikes per second, starting with the first tick. A unit without a player needs no key presses.
    expect(healthOf(world, dummy)).toBe(96);
    fighter.isUsing = false;
    addUnitBuff(world, fighter, 'rage', null);
    runTicks(world, 10);
    useHeldItem(world, fighter);
    expect(healthOf(world, dummy)).toBe(94);
    expect(useHeldItem(world, fighter)).toBe(false);
  });

  it("[EG-06] can't be used by stunned, disarmed and dead units", async () => {
    for (const buff of ['stun', 'fear']) {
      const { world, fighter, triggerRecord } = await createScene('club');
      addUnitBuff(world, fighter, buff, null);
      expect(useHeldItem(world, fighter)).toBe(false);
      callCatalogEntry(world, 'useItem', { unit: fighter.id });
      callCatalogEntry(world, 'removeBuff', { unit: fighter.id, buff });
      expect(useHeldItem(world, fighter)).toBe(true);
      runTicks(world, 20);
      setUnitDead(world, fighter, true);
      expect(useHeldItem(world, fighter)).toBe(false);
      expect(triggerRecord.of('unitAttacks')).toHaveLength(1);
    }
  });
});

describe('ranged weapons', () => {
  it('[EG-06] shoot in the direction of the unit, from the held item, with recoil', async () => {
    const { world, fighter } = await createScene('rifle');
    setEntityRotation(world, fighter, Math.PI / 2);
    useHeldItem(world, fighter);
    const { x, y, vx, vy, rotation } = world.entities.motion;
    const [shot] = listProjectiles(world);
    expect(shot).toMatchObject({ shooter: fighter.id, weapon: 'rifle', damage: 7, team: fighter.team });
    expect([x[shot!.slot], y[shot!.slot]]).toEqual([expect.closeTo(10), expect.closeTo(10.5)]);
    expect([vx[shot!.slot], vy[shot!.slot]]).toEqual([expect.closeTo(0), expect.closeTo(15)]);
    expect(rotation[shot!.slot]).toBeCloseTo(Math.PI / 2);
    expect(vy[fighter.slot]).toBeCloseTo(-3);
  });

  it('[EG-06] spread projectiles randomly, but identically for the same seed', async () => {
    const angles = async () => {
      const { world, fighter } = await createScene('shotgun');
      useHeldItem(world, fighter);
      return listProjectiles(world).map(({ slot }) => world.entities.motion.rotation[slot]!);
    };
    const shot = await angles();
    expect(shot).toHaveLength(12);
    expect(new Set(shot).size).toBe(12);
    expect(Math.max(...shot.map(Math.abs))).toBeLessThanOrEqual((20 * Math.PI) / 180);
    expect(Math.max(...shot) - Math.min(...shot)).toBeGreaterThan(0.2);
    expect(await angles()).toEqual(shot);
  });

  it('[EG-06] empty a magazine, reload it from the inventory and click when empty', async () => {
    const { world, fighter, triggerRecord } = await createScene('rifle');
    const rifle = getHeldItem(world, fighter)!;
    giveItemToUnit(world, fighter, 'round', 4);
    fighter.isUsing = true;
    // Three shots, four ticks apart.
    runTicks(world, 9);
    expect([rifle.ammo, countItems(world, fighter, 'round')]).toEqual([0, 4]);
    expect(rifle.reloadAt).toBeGreaterThan(world.tick);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'sound' }));
    runTicks(world, 18);
    expect(rifle.ammo).toBe(0);
    runTicks(world, 3);
    expect(countItems(world, fighter, 'round')).toBe(1);
    runTicks(world, 60);
    expect([rifle.ammo, countItems(world, fighter, 'round'), rifle.reloadAt]).toEqual([0, 0, 0]);
    expect(triggerRecord.of('unitAttacks')).toHaveLength(7);
    let clicks = 0;
    for (let ticks = 0; ticks < 20; ticks += 1) {
      runTicks(world, 1);
      clicks += world.events.filter(({ kind }) => kind === 'sound').length;
    }
    // An empty gun clicks as often as it would shoot, not in every tick.
    expect(clicks).toBe(5);
    expect(triggerRecord.of('unitAttacks')).toHaveLength(7);
  });

  it('[EG-06] reload on demand for free, and not while another item is held', async () => {
    const { world, fighter } = await createScene('pistol');
    const pistol = getHeldItem(world, fighter)!;
    giveItemToUnit(world, fighter, 'club', 1);
    expect(reloadItem(world, fighter)).toBe(false);
    useHeldItem(world, fighter);
    expect(callCatalogEntry(world, 'ammoOf', { item: pistol.id })).toBe(1);
    expect(reloadItem(world, fighter)).toBe(true);
    expect(reloadItem(world, fighter)).toBe(false);
    selectInventorySlot(world, fighter, 1);
    selectInventorySlot(world, fighter, 0);
    runTicks(world, TICKS_A_SECOND + 1);
    expect(pistol.ammo).toBe(1);
    reloadItem(world, fighter);
    runTicks(world, TICKS_A_SECOND - 1);
    expect(useHeldItem(world, fighter)).toBe(false);
    runTicks(world, 1);
    expect(pistol.ammo).toBe(2);
    callCatalogEntry(world, 'setAmmo', { item: pistol.id, count: 1 });
    expect(pistol.ammo).toBe(1);
    callCatalogEntry(world, 'setAmmo', { item: pistol.id, count: 99 });
    expect(pistol.ammo).toBe(2);
  });

  it('[EG-06] take each round from the inventory if they have no magazine', async () => {
    const { world, fighter } = await createScene('thrower');
    giveItemToUnit(world, fighter, 'thrower', 2);
    fighter.isUsing = true;
    runTicks(world, 20);
    expect(listProjectiles(world)).toHaveLength(3);
    expect(getHeldItem(world, fighter)).toBe(null);
  });

  it('[EG-06] shoot from in front of a wall or an enemy that is closer than the muzzle', async () => {
    const map = createMapFromRows(['                ', '      #         ', '                ']);
    const world = await createTestWorld({ types, map });
    const fighter = spawnUnit(world, { type: 'fighter', x: 5.55, y: 1.5 })!;
    giveItemToUnit(world, fighter, 'pike', 1);
    const behind = spawnUnit(world, { type: 'dummy', x: 8, y: 1.5 })!;
    runTicks(world, 1);
    useHeldItem(world, fighter);
    runTicks(world, 20);
    expect(healthOf(world, behind)).toBe(100);
    setEntityRotation(world, fighter, Math.PI);
    const close = spawnUnit(world, { type: 'dummy', x: 4.7, y: 1.5 })!;
    runTicks(world, 20);
    useHeldItem(world, fighter);
    runTicks(world, 5);
    expect(healthOf(world, close)).toBe(90);
  });
});
