import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers, type TriggerRecord } from '../../testing/recordTriggers.ts';
import type { Entity, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { setEntityOwner } from '../../world/markedFields.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { setRelation } from '../teams/relations.ts';
import { canDamage } from './canDamage.ts';
import { applyAreaDamage } from './applyAreaDamage.ts';
import { applyDamage } from './applyDamage.ts';
import { healEntity } from './healEntity.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { reviveUnit } from '../respawn/reviveUnit.ts';

const TICKS_A_SECOND = 40;

const types = {
  attributes: { armor: { name: 'Armor', role: 'shield', start: 20 } },
  units: {
    guard: {
      name: 'Guard',
      attributes: { armor: {}, health: {} },
      inventory: { size: 3, startItems: [{ item: 'sword' }] },
      sounds: { hurt: 'bell', die: 'bell', appear: 'bell' },
      effects: { hurt: 'sparks', die: 'sparks' },
    },
    ogre: {
      name: 'Ogre',
      team: 'blue',
      attributes: { health: {} },
      inventory: { size: 2, startItems: [{ item: 'bow' }] },
      death: {
        score: 7,
        dropsInventory: true,
        drops: [
          { item: 'potion', min: 2, max: 4 },
          { item: 'sword', chance: 0 },
        ],
      },
    },
    phoenix: { name: 'Phoenix', attributes: { health: {} }, death: { respawnSeconds: 2 } },
    ghost: { name: 'Ghost' },
  },
  props: { crate: { sounds: { destroy: 'bell' }, effects: { destroy: 'sparks', hurt: 'sparks' } } },
  buffs: {
    rage: { name: 'Rage', damageFactor: 3 },
    fear: { name: 'Fear', damageTakenFactor: 2 },
    shelter: { name: 'Shelter', isInvulnerable: true },
  },
  teams: { green: { name: 'Green', canHurt: { friendly: true, neutral: false } } },
};

async function createYard(changes: object = {}): Promise<{ world: World; record: TriggerRecord }> {
  const record = recordTriggers();
  const settings = { players: { respawnSeconds: 3 } };
  const world = await createTestWorld({ types, settings, map: { entities: [] }, ...changes }, record);
  runTicks(world, 1);
  return { world, record };
}

function place(world: World, type: string, x: number, team: string | null = null): Unit {
  return spawnUnit(world, { type, x, y: 20, team })!;
}

function healthOf(world: World, entity: Entity): number {
  return readAttribute(world, entity, 'health');
}

describe('damage', () => {
  it('takes from shields first, then from health, and notifies rules and players', async () => {
    const { world, record } = await createYard();
    const guard = place(world, 'guard', 5);
    const ogre = place(world, 'ogre', 8);
    expect(applyDamage(world, guard, 15, ogre)).toBe(15);
    expect(applyDamage(world, guard, 15, ogre)).toBe(15);
    expect([readAttribute(world, guard, 'armor'), healthOf(world, guard)]).toEqual([0, 90]);
    expect(guard.lastAttacker).toBe(ogre.id);
    expect(world.events).toContainEqual({ kind: 'hurt', entity: guard.id, amount: 15, attacker: ogre.id });
    expect(world.events).toContainEqual({ kind: 'sound', sound: 'bell', at: { x: 5, y: 20 }, player: null });
    expect(world.events).toContainEqual({ kind: 'effect', effect: 'sparks', x: 5, y: 20, rotation: 0 });
    runTicks(world, 1);
    const about = { triggeringUnit: guard.id, attackingUnit: ogre.id };
    expect(record.of('unitIsHurt')).toEqual([
      { ...about, damageAmount: 0 },
      { ...about, damageAmount: 10 },
    ]);
  });

  it('is scaled by the buffs of both sides', async () => {
    const { world } = await createYard();
    const guard = place(world, 'guard', 5);
    const ogre = place(world, 'ogre', 8);
    setEntityAttribute(world, guard, 'armor', 0);
    addUnitBuff(world, ogre, 'rage', null);
    applyDamage(world, guard, 10, ogre);
    expect(healthOf(world, guard)).toBe(70);
    addUnitBuff(world, guard, 'fear', null);
    applyDamage(world, guard, 10, ogre);
    expect(healthOf(world, guard)).toBe(10);
    applyDamage(world, ogre, 10, guard);
    expect(healthOf(world, ogre)).toBe(90);
  });

  it("doesn't affect invulnerable, dead or health-less entities, and is never negative", async () => {
    const { world, record } = await createYard();
    const ogre = place(world, 'ogre', 5);
    const ghost = place(world, 'ghost', 8);
    expect(applyDamage(world, ghost, 10, null)).toBe(0);
    expect(applyDamage(world, ogre, -10, null)).toBe(0);
    expect(applyDamage(world, ogre, Number.NaN, null)).toBe(0);
    callCatalogEntry(world, 'setInvulnerable', { unit: ogre.id });
    expect(applyDamage(world, ogre, 10, null)).toBe(0);
    callCatalogEntry(world, 'setInvulnerable', { unit: ogre.id, isOn: false });
    addUnitBuff(world, ogre, 'shelter', null);
    expect(applyDamage(world, ogre, 10, null)).toBe(0);
    expect(healthOf(world, ogre)).toBe(100);
    applyUnitDeath(world, ogre, null);
    expect(applyDamage(world, ogre, 10, null)).toBe(0);
    runTicks(world, 1);
    expect(record.of('unitIsHurt')).toEqual([]);
  });

  it('spares friends, unless their team has friendly fire', async () => {
    const { world } = await createYard();
    const [red, red2] = [place(world, 'guard', 3, 'red'), place(world, 'guard', 5, 'red')];
    const blue = place(world, 'guard', 7, 'blue');
    const [green, green2] = [place(world, 'guard', 9, 'green'), place(world, 'guard', 11, 'green')];
    const [loner, loner2] = [place(world, 'guard', 13), place(world, 'guard', 15)];
    expect(canDamage(world, red, red2)).toBe(false);
    expect(canDamage(world, red, blue)).toBe(true);
    expect(canDamage(world, green, green2)).toBe(true);
    expect(canDamage(world, green, loner)).toBe(false);
    expect(canDamage(world, red, loner)).toBe(true);
    expect(canDamage(world, loner, loner2)).toBe(true);
    expect(canDamage(world, loner, loner)).toBe(false);
    expect(canDamage(world, red, red)).toBe(false);
    expect(canDamage(world, null, red)).toBe(true);
    for (const unit of [loner, loner2]) setEntityOwner(world, unit, 4);
    expect(canDamage(world, loner, loner2)).toBe(false);
    setRelation(world, 'red', 'blue', 'friendly');
    expect(canDamage(world, red, blue)).toBe(false);
    expect(applyDamage(world, blue, 10, red)).toBe(0);
    setRelation(world, 'red', 'red', 'hostile');
    expect(applyDamage(world, red2, 10, red)).toBe(10);
  });

  it('in an area decreases towards the edge, pushes away and affects props', async () => {
    const { world } = await createYard();
    const [near, far] = [place(world, 'ogre', 11), place(world, 'ogre', 12.4)];
    const outside = place(world, 'ogre', 14);
    const crate = spawnProp(world, { type: 'crate', x: 9, y: 20 })!;
    applyAreaDamage(world, { x: 10, y: 20, radius: 3, damage: 60, knockback: 6, attacker: null });
    expect(healthOf(world, near)).toBeCloseTo(100 - 60 * (1 - 0.6 / 3), 5);
    expect(healthOf(world, far)).toBeCloseTo(100 - 60 * (1 - 2 / 3), 5);
    expect(healthOf(world, outside)).toBe(100);
    expect(healthOf(world, crate)).toBeCloseTo(100 - 60 * (1 - 0.5 / 3), 5);
    const { vx } = world.entities.motion;
    expect(vx[near.slot]).toBeGreaterThan(vx[far.slot]!);
    expect(vx[far.slot]).toBeGreaterThan(0);
    const ally = place(world, 'ogre', 20, 'red');
    applyAreaDamage(world, {
      x: 20,
      y: 20,
      radius: 1,
      damage: 60,
      attacker: place(world, 'ogre', 25, 'red'),
    });
    expect(healthOf(world, ally)).toBe(100);
  });

  it('breaks props', async () => {
    const { world, record } = await createYard();
    const crate = spawnProp(world, { type: 'crate', x: 9, y: 20 })!;
    const ogre = place(world, 'ogre', 5);
    applyDamage(world, crate, 60, ogre);
    expect(crate.isDoomed).toBe(false);
    applyDamage(world, crate, 60, ogre);
    expect(crate.isDoomed).toBe(true);
    expect(world.events.filter(({ kind }) => kind === 'death' || kind === 'sound')).toEqual([
      { kind: 'death', entity: crate.id, killer: ogre.id },
      { kind: 'sound', sound: 'bell', at: { x: 9, y: 20 }, player: null },
    ]);
    runTicks(world, 1);
    const drained = spawnProp(world, { type: 'crate', x: 9, y: 20 })!;
    callCatalogEntry(world, 'setAttributeRegeneration', {
      entity: drained.id,
      attribute: 'health',
      value: -8000,
    });
    const removed = spawnProp(world, { type: 'crate', x: 12, y: 20 })!;
    callCatalogEntry(world, 'destroyEntity', { entity: removed.id });
    runTicks(world, 1);
    expect(record.of('propIsDestroyed')).toEqual([
      { triggeringProp: crate.id, attackingUnit: ogre.id },
      { triggeringProp: removed.id, attackingUnit: null },
      { triggeringProp: drained.id, attackingUnit: null },
    ]);
    expect(world.entities.records.filter((entity) => entity?.kind === 'prop')).toEqual([]);
  });

  it('is healed up to the maximum', async () => {
    const { world } = await createYard();
    const guard = place(world, 'guard', 5);
    applyDamage(world, guard, 60, null);
    healEntity(world, guard, 15);
    expect([readAttribute(world, guard, 'armor'), healthOf(world, guard)]).toEqual([0, 75]);
    healEntity(world, guard, 1000);
    expect(healthOf(world, guard)).toBe(100);
    applyUnitDeath(world, guard, null);
    healEntity(world, guard, 50);
    expect(healthOf(world, guard)).toBe(0);
  });

  it('is dealt and healed by rules and scripts', async () => {
    const { world } = await createYard();
    const [red, red2] = [place(world, 'ogre', 5, 'red'), place(world, 'ogre', 7, 'red')];
    callCatalogEntry(world, 'dealDamage', { target: red.id, amount: 30 });
    callCatalogEntry(world, 'dealDamage', { target: red.id, amount: 30, attacker: red2.id });
    expect(healthOf(world, red)).toBe(70);
    callCatalogEntry(world, 'heal', { target: red.id, amount: 5 });
    expect(healthOf(world, red)).toBe(75);
    callCatalogEntry(world, 'damageArea', { position: { x: 5, y: 20 }, radius: 1, amount: 5 });
    expect([healthOf(world, red), healthOf(world, red2)]).toEqual([70, 100]);
    callCatalogEntry(world, 'dealDamage', { target: 999, amount: 30 });
    callCatalogEntry(world, 'damageArea', { position: null, amount: 30 });
    expect(healthOf(world, red)).toBe(70);
  });
});

describe('death', () => {
  it('comes after the hurt, is sent to everyone, and removes a unit without a player', async () => {
    const { world, record } = await createYard();
    const guard = place(world, 'guard', 5);
    const ogre = place(world, 'ogre', 8);
    const sword = guard.inventory[0]!;
    applyDamage(world, guard, 500, ogre);
    expect(guard).toMatchObject({ isDead: true, isDoomed: true });
    expect(world.events).toContainEqual({ kind: 'death', entity: guard.id, killer: ogre.id });
    runTicks(world, 1);
    const firedTriggers = record.firedTriggers.filter(
      ({ context }) => context['triggeringUnit'] === guard.id,
    );
    expect(firedTriggers.map(({ trigger }) => trigger)).toEqual([
      'unitAppears',
      'attributeEmpties',
      'attributeEmpties',
      'unitIsHurt',
      'unitDies',
    ]);
    expect(record.of('unitDies')).toEqual([{ triggeringUnit: guard.id, attackingUnit: ogre.id }]);
    expect(findUnit(world, guard.id)).toBeNull();
    expect(world.entities.records.some((entity) => entity?.id === sword)).toBe(false);
  });

  it('follows once if a rule removes the last health or defeats the unit', async () => {
    const { world, record } = await createYard();
    const [first, second, third] = [
      place(world, 'ogre', 5),
      place(world, 'ogre', 8),
      place(world, 'ogre', 11),
    ];
    callCatalogEntry(world, 'setAttribute', { entity: first.id, attribute: 'health', value: 0 });
    callCatalogEntry(world, 'killUnit', { unit: second.id, killer: third.id });
    callCatalogEntry(world, 'killUnit', { unit: second.id });
    callCatalogEntry(world, 'setAttributeMax', { entity: third.id, attribute: 'health', value: 0 });
    expect(healthOf(world, second)).toBe(0);
    runTicks(world, 1);
    expect(record.of('unitDies')).toEqual([
      { triggeringUnit: first.id, attackingUnit: null },
      { triggeringUnit: second.id, attackingUnit: third.id },
      { triggeringUnit: third.id, attackingUnit: null },
    ]);
  });

  it('drops loot by chance, and the inventory', async () => {
    const { world } = await createYard();
    const ogre = place(world, 'ogre', 8);
    applyUnitDeath(world, ogre, null);
    runTicks(world, 1);
    const items = world.entities.records.filter((entity) => entity?.kind === 'item');
    expect(items.map(({ type }) => type).toSorted()).toEqual(['bow', 'potion']);
    const potion = items.find(({ type }) => type === 'potion')!;
    expect(potion.count).toBeGreaterThanOrEqual(2);
    expect(potion.count).toBeLessThanOrEqual(4);
    const { x, y } = world.entities.motion;
    expect(Math.abs(x[potion.slot]! - 8) + Math.abs(y[potion.slot]! - 20)).toBeLessThan(1);
  });

  it('drops loot as often as its chance', async () => {
    const drops = [{ item: 'potion', chance: 0.3 }];
    const units = { ...types.units, ogre: { name: 'Ogre', attributes: { health: {} }, death: { drops } } };
    const { world } = await createYard({ types: { ...types, units } });
    for (let times = 0; times < 300; times += 1) applyUnitDeath(world, place(world, 'ogre', 8), null);
    const items = world.entities.records.filter((entity) => entity?.kind === 'item');
    expect(items.length).toBeGreaterThan(60);
    expect(items.length).toBeLessThan(120);
  });

  it("awards the score to the killer's player, but not for a friend", async () => {
    const { world } = await createYard();
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    applyUnitDeath(world, place(world, 'ogre', 8), unit);
    expect(player.score).toBe(7);
    const own = place(world, 'ogre', 8);
    setEntityOwner(world, own, player.id);
    applyUnitDeath(world, own, unit);
    applyUnitDeath(world, place(world, 'ogre', 8), null);
    expect(player.score).toBe(7);
  });
});

describe('respawn', () => {
  it('brings a player’s unit back at a spawn point after the configured time, as at the start', async () => {
    const { world, record } = await createYard();
    const player = joinTestPlayer(world, { team: 'red' });
    const unit = findUnit(world, player.unit)!;
    const { x, y } = world.entities.motion;
    teleportEntity(world, unit, 25, 25);
    giveItemToUnit(world, unit, 'potion', 2);
    addUnitBuff(world, unit, 'rage', 99);
    setEntityAttribute(world, unit, 'energy', 10);
    applyUnitDeath(world, unit, null);
    const items = unit.inventory;
    runTicks(world, 3 * TICKS_A_SECOND - 1);
    expect(unit).toMatchObject({ isDead: true, isDoomed: false });
    expect(player.unit).toBe(unit.id);
    expect(callCatalogEntry(world, 'isAlive', { unit: unit.id })).toBe(false);
    runTicks(world, 1);
    expect(unit).toMatchObject({ isDead: false, buffs: [], inventory: items, lastAttacker: null });
    expect(player.respawnAt).toBe(0);
    expect([x[unit.slot], y[unit.slot]]).toEqual([5, 5]);
    expect([healthOf(world, unit), readAttribute(world, unit, 'energy')]).toEqual([100, 100]);
    expect(record.of('unitRespawns')).toEqual([{ triggeringUnit: unit.id }]);
    expect(record.of('unitLosesBuff')).toEqual([{ triggeringUnit: unit.id, triggeringBuff: 'rage' }]);
  });

  it("waits for a rule if players don't respawn automatically", async () => {
    const { world } = await createYard({ settings: { players: { isRespawning: false } } });
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    applyUnitDeath(world, unit, null);
    runTicks(world, 10 * TICKS_A_SECOND);
    expect(unit.isDead).toBe(true);
    callCatalogEntry(world, 'respawnUnit', { unit: unit.id, position: { x: 12, y: 13 } });
    const { x, y } = world.entities.motion;
    expect(unit.isDead).toBe(false);
    expect([x[unit.slot], y[unit.slot]]).toEqual([12, 13]);
  });

  it('brings other units home if their type allows, with new start items if they lost theirs', async () => {
    const ogre = { ...types.units.ogre, death: { dropsInventory: true, respawnSeconds: 1 } };
    const { world } = await createYard({ types: { ...types, units: { ...types.units, ogre } } });
    const [phoenix, robbed] = [place(world, 'phoenix', 8), place(world, 'ogre', 12)];
    const { x } = world.entities.motion;
    teleportEntity(world, phoenix, 18, 2);
    applyUnitDeath(world, phoenix, null);
    applyUnitDeath(world, robbed, null);
    expect(robbed.inventory).toEqual([null, null]);
    runTicks(world, 2 * TICKS_A_SECOND - 1);
    expect([phoenix.isDead, robbed.isDead]).toEqual([true, false]);
    expect(getHeldItem(world, robbed)?.type).toBe('bow');
    runTicks(world, 1);
    expect([phoenix.isDead, x[phoenix.slot]]).toEqual([false, 8]);
  });

  it('removes dead units from touch until then', async () => {
    const { world } = await createYard();
    const phoenix = place(world, 'phoenix', 8);
    applyUnitDeath(world, phoenix, null);
    const mover = place(world, 'ogre', 7.7);
    runTicks(world, 5);
    const { x } = world.entities.motion;
    expect([x[phoenix.slot], x[mover.slot]]).toEqual([8, Math.fround(7.7)]);
    expect(callCatalogEntry(world, 'allUnits')).toEqual([mover.id]);
    reviveUnit(world, phoenix, { x: 8, y: 20 });
    runTicks(world, 5);
    expect(Math.abs(x[phoenix.slot]! - x[mover.slot]!)).toBeGreaterThan(0.6);
  });

  it('has no effect on living or removed units', async () => {
    const { world } = await createYard();
    const [phoenix, ogre] = [place(world, 'phoenix', 8), place(world, 'ogre', 12)];
    setEntityAttribute(world, phoenix, 'health', 50);
    reviveUnit(world, phoenix, null);
    expect(healthOf(world, phoenix)).toBe(50);
    applyUnitDeath(world, ogre, null);
    reviveUnit(world, ogre, null);
    expect(ogre.isDead).toBe(true);
  });
});
