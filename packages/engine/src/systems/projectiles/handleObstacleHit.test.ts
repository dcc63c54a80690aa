import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { runTicks } from '../../testing/createTestWorld.ts';
import { findProjectile } from '../../world/findEntity.ts';
import { setEntityVelocity } from '../bodies/motion.ts';
import { createShootingRange, readHealthAttribute } from '../../testing/createShootingRange.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';

const TICKS_A_SECOND = 40;

describe('the effect of projectiles on obstacles', () => {
  it('[EG-06] ends them at walls and fires triggers', async () => {
    const { world, triggerRecord, shoot } = await createShootingRange({ sounds: { hit: 'bell' } });
    const shot = shoot({ x: 27, y: 2 });
    runTicks(world, 10);
    expect(readEntityPosition(world, shot).x).toBeCloseTo(30 - 0.125, 2);
    const context = { triggeringProjectile: shot.id, attackingUnit: null };
    expect(triggerRecord.of('projectileHitsWall')).toEqual([context]);
    expect(triggerRecord.of('projectileEnds')).toEqual([context]);
  });

  it('[EG-06] bounces them off walls at full speed as often as allowed', async () => {
    const { world, triggerRecord, shoot } = await createShootingRange({ bounces: 2, lifeSeconds: 60 });
    const shot = shoot({ x: 28, y: 4, rotation: Math.PI / 4 });
    runTicks(world, 3);
    const { vx, vy } = world.entities.motion;
    expect(vy[shot.slot]).toBeCloseTo(-Math.SQRT1_2 * 20);
    runTicks(world, 3);
    expect(vx[shot.slot]).toBeCloseTo(-Math.SQRT1_2 * 20);
    expect(triggerRecord.of('projectileHitsWall')).toHaveLength(2);
    expect(shot.bouncesLeft).toBe(0);
    setEntityVelocity(world, shot, 0, 20);
    runTicks(world, 20);
    expect(triggerRecord.of('projectileHitsWall')).toHaveLength(3);
    expect(shot.isDoomed).toBe(true);
  });

  it("[EG-06] lets them roll if walls don't end them, and come to rest silently", async () => {
    const settings = { title: 'Falling', gravity: { x: 0, y: 25 } };
    const { world, triggerRecord, shoot } = await createShootingRange(
      {
        destroyOn: { walls: false },
        speed: 5,
        lifeSeconds: 8,
        body: { width: 0.5, height: 0.5, bounce: 0.5, gravityFactor: 1, damping: 0.5 },
      },
      { settings },
    );
    const shot = shoot();
    runTicks(world, 5 * TICKS_A_SECOND);
    const hits = triggerRecord.of('projectileHitsWall').length;
    expect(hits).toBeGreaterThan(1);
    expect(readEntityPosition(world, shot).y).toBeCloseTo(4.75, 1);
    expect(readEntityPosition(world, shot).x).toBeGreaterThan(5);
    runTicks(world, TICKS_A_SECOND);
    expect(triggerRecord.of('projectileHitsWall')).toHaveLength(hits);
    expect(readEntityPosition(world, shot).y).toBeCloseTo(4.75, 1);
  });

  it("[EG-06] lets them pass walls they don't collide with", async () => {
    const { world, triggerRecord, shoot } = await createShootingRange({
      body: { collidesWith: { walls: false } },
    });
    const shot = shoot({ x: 28, y: 2 });
    runTicks(world, 12);
    expect(readEntityPosition(world, shot).x).toBeCloseTo(34);
    expect(triggerRecord.of('projectileHitsWall')).toEqual([]);
  });

  it('[EG-06] lets them leave a wall they start in', async () => {
    const { world, shoot } = await createShootingRange({});
    runTicks(world, 1);
    const shot = shoot({ x: 29.95, y: 2, rotation: Math.PI });
    runTicks(world, 10);
    expect(readEntityPosition(world, shot).x).toBeCloseTo(24.95);
  });

  it("[EG-06] breaks props, or bounces off them if props don't end it", async () => {
    const props = {
      crate: { name: 'Crate', attributes: { health: {} } },
      gate: { name: 'Gate', body: { kind: 'static' as const, isSensor: true } },
    };
    const more = { types: { props } };
    const { world, shoot } = await createShootingRange({ damage: 60 }, more);
    spawnProp(world, { type: 'gate', x: 4, y: 2 });
    const crate = spawnProp(world, { type: 'crate', x: 8, y: 2 })!;
    shoot();
    runTicks(world, 20);
    expect(readHealthAttribute(world, crate)).toBe(40);
    shoot();
    runTicks(world, 20);
    expect(callCatalogEntry(world, 'allProps')).toHaveLength(1);

    const bouncing = await createShootingRange(
      { destroyOn: { props: false }, body: { width: 0.25, height: 0.25, bounce: 0.5 } },
      more,
    );
    const wall = spawnProp(bouncing.world, { type: 'crate', x: 8, y: 2 })!;
    const shot = bouncing.shoot();
    runTicks(bouncing.world, 20);
    expect(readHealthAttribute(bouncing.world, wall)).toBe(90);
    expect(bouncing.world.entities.motion.vx[shot.slot]).toBeCloseTo(-10);
  });

  it('[EG-06] includes items and other projectiles only if configured', async () => {
    const { world, shoot } = await createShootingRange({});
    spawnItem(world, { type: 'potion', x: 6, y: 2 });
    const passing = shoot();
    runTicks(world, 12);
    expect(readEntityPosition(world, passing).x).toBeCloseTo(8);

    const fragile = await createShootingRange({ destroyOn: { items: true, projectiles: true } });
    spawnItem(fragile.world, { type: 'potion', x: 6, y: 2 });
    const stopped = fragile.shoot();
    runTicks(fragile.world, 12);
    expect(stopped.isDoomed).toBe(true);

    const [left, right] = [fragile.place(2, 0.5), fragile.place(20, 0.5)];
    const shots = [
      fragile.shoot({ y: 0.5, shooter: left }),
      fragile.shoot({ y: 0.6, shooter: left }),
      fragile.shoot({ x: 20, y: 0.5, rotation: Math.PI, shooter: right }),
    ];
    runTicks(fragile.world, 10);
    // Two shots from the same shooter don't destroy each other.
    expect(shots.map(({ isDoomed }) => isDoomed)).toEqual([false, false, false]);
    runTicks(fragile.world, 13);
    expect(shots.map(({ isDoomed }) => isDoomed)).toEqual([true, false, true]);
  });

  it('[EG-06] can be controlled by rules', async () => {
    const { world, place } = await createShootingRange({});
    const shooter = place(2, 2);
    const cow = place(2, 0.4);
    const show = (projectile: number) => findProjectile(world, projectile)!;
    callCatalogEntry(world, 'shootAt', {
      shooter: shooter.id,
      projectileType: 'shot',
      position: { x: 2, y: -5 },
    });
    const [first] = callCatalogEntry(world, 'allProjectiles') as number[];
    expect(callCatalogEntry(world, 'shooterOf', { projectile: first! })).toBe(shooter.id);
    expect(callCatalogEntry(world, 'typeOfProjectile', { projectile: first! })).toBe('shot');
    callCatalogEntry(world, 'setProjectileDamage', { projectile: first!, amount: 33 });
    expect(show(first!).damage).toBe(33);
    runTicks(world, 10);
    expect(readHealthAttribute(world, cow)).toBe(67);
    callCatalogEntry(world, 'createProjectile', {
      projectileType: 'shot',
      position: { x: 5, y: 4 },
      angle: -90,
    });
    const [second] = callCatalogEntry(world, 'allProjectiles') as number[];
    expect(show(second!).shooter).toBe(null);
    expect(world.entities.motion.vy[show(second!).slot]).toBeCloseTo(-20);
  });

  it('[EG-06] is reproducible with hundreds of them', async () => {
    const fly = async () => {
      const { world, shoot, place } = await createShootingRange({
        bounces: 50,
        pierce: 50,
        damage: 0,
        lifeSeconds: 60,
      });
      for (let index = 0; index < 20; index += 1) place(1 + index, 1 + (index % 3));
      for (let index = 0; index < 300; index += 1) shoot({ x: 15, y: 2.5, rotation: index });
      runTicks(world, 8);
      return (callCatalogEntry(world, 'allProjectiles') as number[]).map((id) =>
        readEntityPosition(world, findProjectile(world, id)!),
      );
    };
    const positions = await fly();
    expect(positions).toHaveLength(300);
    expect(positions.every(({ x, y }) => Number.isFinite(x) && y < 5)).toBe(true);
    expect(await fly()).toEqual(positions);
  });
});
