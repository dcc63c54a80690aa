import { describe, expect, it } from 'vitest';
import type { Unit } from '../../entities/Entity.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { stopEntity, teleportEntity } from '../bodies/motion.ts';
import { applyAreaDamage } from '../combat/applyAreaDamage.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { useHeldItem } from '../items/useHeldItem.ts';
import { respawnPlayerUnit } from '../respawn/respawnPlayerUnit.ts';
import { spawnProjectile } from '../spawn/spawnProjectile.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { isSpawnProtected } from './spawnProtection.ts';

const TICKS_A_SECOND = 40;
const SECONDS = 3;

const types = {
  units: {
    fighter: {
      name: 'Fighter',
      attributes: { health: {} },
      touchDamage: { amount: 5 },
      inventory: { size: 2, startItems: [{ item: 'sword' }] },
    },
    beast: {
      name: 'Beast',
      attributes: { health: {} },
      touchDamage: { amount: 5 },
      inventory: { size: 1, startItems: [{ item: 'sword' }] },
      ai: { behaviour: 'chase', targets: 'players', sightRange: 12, reactionSeconds: 0, wanderRadius: 0 },
    },
  },
  projectiles: {
    bolt: { name: 'Bolt', damage: 10, knockback: 4, buffs: ['chill'], hits: 'everyone-but-owner' },
  },
  buffs: { chill: { name: 'Chill', speedFactor: 0.5 } },
};

async function openYard(spawnProtectionSeconds: number | undefined = SECONDS): Promise<World> {
  const players = { unit: 'fighter', team: 'none', respawnSeconds: 1, spawnProtectionSeconds };
  return createTestWorld({
    types,
    settings: { players, bots: { fillTo: 0 } },
    map: { entities: [], spawnPoints: {} },
  });
}

function unitOf(world: World, player: number): Unit {
  return findUnit(world, world.players.get(player)!.unit)!;
}

function healthOf(world: World, unit: Unit): number {
  return readAttribute(world, unit, 'health');
}

describe('[FAIR-01] spawn protection', () => {
  it('is off in games that don’t set it', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world);
    expect(world.game.game.settings.players.spawnProtectionSeconds).toBe(0);
    expect(isSpawnProtected(unitOf(world, 1))).toBe(false);
  });

  it('begins when a player’s unit appears, respawns, or starts a round, and ends after its time', async () => {
    const world = await openYard();
    joinTestPlayer(world);
    const unit = unitOf(world, 1);
    expect(isSpawnProtected(unit)).toBe(true);
    runTicks(world, SECONDS * TICKS_A_SECOND - 1);
    expect(isSpawnProtected(unit)).toBe(true);
    runTicks(world, 1);
    expect(isSpawnProtected(unit)).toBe(false);
    applyUnitDeath(world, unit, null);
    runTicks(world, TICKS_A_SECOND);
    expect([unit.isDead, isSpawnProtected(unit)]).toEqual([false, true]);
    runTicks(world, SECONDS * TICKS_A_SECOND);
    respawnPlayerUnit(world, world.players.get(1)!);
    expect(isSpawnProtected(unit)).toBe(true);
    const monster = spawnUnit(world, { type: 'beast', x: 3, y: 3 })!;
    expect(isSpawnProtected(monster)).toBe(false);
  });

  it('keeps damage, pushes and effects of others away', async () => {
    const world = await openYard();
    joinTestPlayer(world);
    const unit = unitOf(world, 1);
    const { motion } = world.entities;
    teleportEntity(world, unit, 10, 10);
    stopEntity(world, unit);
    const foe = spawnUnit(world, { type: 'fighter', x: 9, y: 10, rotation: 0 })!;
    const strike = () => {
      spawnProjectile(world, { type: 'bolt', x: 8, y: 10, rotation: 0, shooter: foe });
      useHeldItem(world, foe);
      applyAreaDamage(world, {
        x: 11,
        y: 10,
        radius: 4,
        damage: 20,
        knockback: 8,
        attacker: foe,
        isForAnyone: true,
      });
      callCatalogEntry(world, 'dealDamage', { target: unit.id, amount: 10, attacker: null });
      runTicks(world, 20);
    };
    strike();
    expect(healthOf(world, unit)).toBe(100);
    expect(unit.buffs).toEqual([]);
    expect([motion.x[unit.slot], motion.y[unit.slot]]).toEqual([10, 10]);
    callCatalogEntry(world, 'setSpawnProtection', { unit: unit.id, seconds: 0 });
    strike();
    expect(healthOf(world, unit)).toBeLessThan(70);
    expect(unit.buffs).toHaveLength(1);
  });

  it('ends in the tick of the first attack, and touching hurts nobody before', async () => {
    const world = await openYard();
    joinTestPlayer(world);
    const unit = unitOf(world, 1);
    teleportEntity(world, unit, 10, 10);
    const dummy = spawnUnit(world, { type: 'fighter', x: 10.5, y: 10 })!;
    runTicks(world, 10);
    expect([healthOf(world, dummy), healthOf(world, unit)]).toEqual([100, 100]);
    useHeldItem(world, unit);
    expect(isSpawnProtected(unit)).toBe(false);
    const protectAgain = () => callCatalogEntry(world, 'setSpawnProtection', { unit: unit.id, seconds: 5 });
    const attacker = unit.id;
    const attacks = [
      () => callCatalogEntry(world, 'dealDamage', { target: dummy.id, amount: 1, attacker }),
      () =>
        callCatalogEntry(world, 'damageArea', { position: { x: 10, y: 10 }, radius: 2, amount: 1, attacker }),
      () =>
        callCatalogEntry(world, 'shootAt', {
          shooter: unit.id,
          projectileType: 'bolt',
          position: { x: 1, y: 1 },
        }),
      () => callCatalogEntry(world, 'killUnit', { unit: dummy.id, killer: unit.id }),
    ];
    for (const attack of attacks) {
      protectAgain();
      expect(isSpawnProtected(unit)).toBe(true);
      attack();
      expect(isSpawnProtected(unit)).toBe(false);
    }
  });

  it('keeps units with AI away until it ends', async () => {
    const world = await openYard();
    joinTestPlayer(world);
    const unit = unitOf(world, 1);
    teleportEntity(world, unit, 10, 10);
    const beast = spawnUnit(world, { type: 'beast', x: 14, y: 10 })!;
    runTicks(world, 2 * TICKS_A_SECOND);
    expect(beast.ai.target).toBeNull();
    runTicks(world, 2 * TICKS_A_SECOND);
    expect(beast.ai.target).toBe(unit.id);
    callCatalogEntry(world, 'setSpawnProtection', { unit: unit.id, seconds: 5 });
    runTicks(world, TICKS_A_SECOND);
    expect(beast.ai.target).toBeNull();
  });

  it('continues from a snapshot', async () => {
    const world = await openYard();
    joinTestPlayer(world);
    runTicks(world, 10);
    const restored = createWorldFromSnapshot(world, takeSnapshot(world));
    expect(isSpawnProtected(unitOf(restored, 1))).toBe(true);
    runTicks(world, SECONDS * TICKS_A_SECOND);
    runTicks(restored, SECONDS * TICKS_A_SECOND);
    expect(isSpawnProtected(unitOf(restored, 1))).toBe(false);
    expect(hashWorld(restored)).toBe(hashWorld(world));
  });
});

it('[FAIR-02] rules and scripts read, start and end spawn protection', async () => {
  const world = await openYard(0);
  joinTestPlayer(world);
  const unit = unitOf(world, 1).id;
  const read = () => callCatalogEntry(world, 'hasSpawnProtection', { unit });
  expect(read()).toBe(false);
  callCatalogEntry(world, 'setSpawnProtection', { unit, seconds: 1 });
  expect(read()).toBe(true);
  runTicks(world, TICKS_A_SECOND);
  expect(read()).toBe(false);
  callCatalogEntry(world, 'setSpawnProtection', { unit, seconds: 1 });
  callCatalogEntry(world, 'setSpawnProtection', { unit, seconds: 0 });
  expect(read()).toBe(false);
});
