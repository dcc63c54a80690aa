import { describe, expect, it } from 'vitest';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { runTicks } from '../../testing/createTestWorld.ts';
import { findProjectile } from '../../world/findEntity.ts';
import { setEntityVelocity } from '../bodies/motion.ts';
import { createShootingRange, readHealthAttribute } from '../../testing/createShootingRange.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';

describe('the effect of projectiles on units', () => {
  it('[EG-06] is damage, a push and buffs, credited to the shooter', async () => {
    const { world, triggerRecord, shoot, place } = await createShootingRange({
      knockback: 5,
      buffs: ['haste'],
      sounds: { hit: 'bell' },
      effects: { hit: 'sparks' },
    });
    const shooter = place(2, 2);
    const cow = place(6, 2);
    const shot = shoot({ shooter, damage: 25 });
    runTicks(world, 6);
    expect(readHealthAttribute(world, cow)).toBe(100);
    runTicks(world, 1);
    expect(readHealthAttribute(world, cow)).toBe(75);
    expect(cow.buffs.map(({ buff }) => buff)).toEqual(['haste']);
    expect(cow.lastAttacker).toBe(shooter.id);
    expect(world.entities.motion.vx[cow.slot]).toBeGreaterThan(3);
    const context = { triggeringProjectile: shot.id, attackingUnit: shooter.id };
    expect(triggerRecord.of('projectileHitsUnit')).toEqual([{ ...context, triggeringUnit: cow.id }]);
    expect(triggerRecord.of('projectileEnds')).toEqual([context]);
    const order = triggerRecord.firedTriggers.map(({ trigger }) => trigger);
    expect(order.indexOf('projectileHitsUnit')).toBeLessThan(order.indexOf('unitIsHurt'));
    expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sound', 'effect', 'hurt']));
    runTicks(world, 1);
    expect(findProjectile(world, shot.id)).toBe(null);
  });

  it('[EG-06] never skips anything within a tick, however fast and thin', async () => {
    const { world, shoot, place } = await createShootingRange({
      speed: 200,
      body: { width: 0.05, height: 0.05 },
    });
    const cow = place(10.3, 2);
    shoot({ x: 2.1, y: 2.3 });
    runTicks(world, 2);
    expect(readHealthAttribute(world, cow)).toBe(90);
    const shot = shoot({ x: 2.1, y: 0.2 });
    runTicks(world, 6);
    expect(shot.isDoomed).toBe(true);
    expect(readEntityPosition(world, shot).x).toBeLessThan(30);
  });

  it('[EG-06] depends on the thickness of their body and scale', async () => {
    const { world, shoot, place } = await createShootingRange({ body: { width: 0.5, height: 0.5 } });
    const cow = place(8, 2);
    shoot({ y: 2.7 });
    runTicks(world, 20);
    expect(readHealthAttribute(world, cow)).toBe(100);
    shoot({ y: 2.7, scale: 2 });
    runTicks(world, 20);
    expect(readHealthAttribute(world, cow)).toBe(90);
  });

  it('[EG-06] spares friends by relation, even if the shooter is gone', async () => {
    const { world, shoot, place } = await createShootingRange({});
    const shooter = place(2, 2, { team: 'red' });
    const friend = place(5, 2, { team: 'red' });
    const foe = place(9, 2, { team: 'blue' });
    shoot({ shooter });
    runTicks(world, 20);
    expect([shooter, friend, foe].map((unit) => readHealthAttribute(world, unit))).toEqual([100, 100, 90]);
    shoot({ shooter });
    despawnEntity(world, shooter);
    runTicks(world, 20);
    expect([friend, foe].map((unit) => readHealthAttribute(world, unit))).toEqual([100, 80]);
  });

  it('[EG-06] applies to everyone, everyone but the owner, or no one, as the type defines', async () => {
    const health: Record<string, number[]> = {};
    for (const hits of ['everyone', 'everyone-but-owner', 'nobody'] as const) {
      const { world, shoot, place } = await createShootingRange({
        hits,
        bounces: 1,
        pierce: 9,
        lifeSeconds: 10,
      });
      const shooter = place(2, 2, { team: 'red', owner: 1 });
      const pet = place(5, 2, { team: 'red', owner: 1 });
      const friend = place(9, 2, { team: 'red' });
      shoot({ shooter });
      // Enough ticks to fly to the wall at the end and back.
      runTicks(world, 120);
      health[hits] = [shooter, pet, friend].map((unit) => readHealthAttribute(world, unit));
    }
    expect(health).toEqual({
      everyone: [90, 80, 80],
      'everyone-but-owner': [100, 100, 80],
      nobody: [100, 100, 100],
    });
  });

  it('[EG-06] includes the shooter if they hit everyone', async () => {
    const settings = { title: 'Falling', gravity: { x: 0, y: 20 } };
    const body = { width: 0.25, height: 0.25, gravityFactor: 1 };
    const { world, shoot, place } = await createShootingRange(
      { hits: 'everyone', body, lifeSeconds: 10 },
      { settings },
    );
    const shooter = place(4, 4.5);
    shoot({ shooter, x: 4, y: 4.4, rotation: -Math.PI / 2 });
    runTicks(world, 40);
    expect(readHealthAttribute(world, shooter)).toBe(100);
    runTicks(world, 80);
    expect(readHealthAttribute(world, shooter)).toBe(90);
  });

  it('[EG-06] includes friends in the explosion if they hit everyone, and spares them otherwise', async () => {
    for (const hits of ['everyone', 'by-relation'] as const) {
      const { world, shoot, place } = await createShootingRange({
        hits,
        lifeSeconds: 0.2,
        explosion: { radius: 2, damage: 40, knockback: 0 },
      });
      const shooter = place(2, 2, { team: 'red' });
      const friend = place(6, 2.5, { team: 'red' });
      shoot({ shooter, y: 2.9 });
      runTicks(world, 20);
      expect(readHealthAttribute(world, friend) < 80).toBe(hits === 'everyone');
    }
  });

  it("[EG-06] applies once to as many units as they pierce, and to all if units don't stop them", async () => {
    const { world, shoot, place } = await createShootingRange({ pierce: 1 });
    const cows = [5, 8, 11].map((x) => place(x, 2));
    shoot();
    runTicks(world, 30);
    expect(cows.map((cow) => readHealthAttribute(world, cow))).toEqual([90, 90, 100]);

    const second = await createShootingRange({ destroyOn: { units: false }, speed: 4, lifeSeconds: 10 });
    const slow = [5, 8, 11].map((x) => second.place(x, 2));
    second.shoot();
    runTicks(second.world, 140);
    expect(slow.map((cow) => readHealthAttribute(second.world, cow))).toEqual([90, 90, 90]);
  });

  it('[EG-06] includes units that push no one, but not units that ignore projectiles, nor dead ones', async () => {
    const { world, shoot, place } = await createShootingRange({});
    const spirit = place(5, 2, { type: 'spirit' });
    const dead = place(7, 2);
    callCatalogEntry(world, 'killUnit', { unit: dead.id });
    const ghost = place(9, 2, { type: 'ghost' });
    shoot();
    runTicks(world, 20);
    expect([spirit, ghost].map((unit) => readHealthAttribute(world, unit))).toEqual([100, 90]);
  });

  it('[EG-06] works without speed, for units that walk into them', async () => {
    const { world, shoot, place } = await createShootingRange({ speed: 0, lifeSeconds: 10 });
    const cow = place(4, 2);
    shoot();
    runTicks(world, 5);
    expect(readHealthAttribute(world, cow)).toBe(100);
    setEntityVelocity(world, cow, -30, 0);
    runTicks(world, 20);
    expect(readHealthAttribute(world, cow)).toBe(90);
  });
});
