import { describe, expect, it } from 'vitest';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { runTicks } from '../../testing/createTestWorld.ts';
import { findProjectile } from '../../world/findEntity.ts';
import { setEntityVelocity } from '../bodies/motion.ts';
import { createShootingRange, readHealthAttribute } from '../../testing/createShootingRange.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';

const TICKS_A_SECOND = 40;

describe('projectile flight', () => {
  it('[EG-06] goes straight at the speed of the type and faces its direction', async () => {
    const { world, shoot } = await createShootingRange({
      effects: { trail: 'sparks' },
      sounds: { fly: 'bell' },
    });
    const shot = shoot({ rotation: -0.4, scale: 2 });
    expect(world.events).toContainEqual({ kind: 'sound', sound: 'bell', at: { x: 2, y: 2 }, player: null });
    expect(shot.look.streams).toEqual(['sparks']);
    runTicks(world, 4);
    expect(readEntityPosition(world, shot)).toEqual({
      x: expect.closeTo(2 + 2 * Math.cos(0.4)),
      y: expect.closeTo(2 - 2 * Math.sin(0.4)),
    });
    setEntityVelocity(world, shot, 0, -10);
    runTicks(world, 1);
    expect(world.entities.motion.rotation[shot.slot]).toBeCloseTo(-Math.PI / 2);
  });

  it('[EG-06] falls and slows down as its body defines', async () => {
    const settings = { title: 'Falling', gravity: { x: 0, y: 20 } };
    const { world, shoot } = await createShootingRange(
      { body: { gravityFactor: 0.5, damping: 2, width: 0.25, height: 0.25 } },
      { settings },
    );
    const shot = shoot();
    runTicks(world, 10);
    const { vx, vy } = world.entities.motion;
    expect(vx[shot.slot]).toBeCloseTo(20 / 1.05 ** 10);
    expect(vy[shot.slot]).toBeGreaterThan(1.5);
    expect(vy[shot.slot]).toBeLessThan(2.5);
    expect(world.entities.motion.rotation[shot.slot]).toBeGreaterThan(0);
  });

  it('[EG-06] ends after its lifetime with a trigger, and explodes if it can', async () => {
    const { world, triggerRecord, shoot, place } = await createShootingRange({
      lifeSeconds: 0.5,
      explosion: { radius: 3, damage: 40, knockback: 4, effect: 'sparks', sound: 'bell' },
    });
    const cow = place(12.9, 3);
    const shot = shoot();
    runTicks(world, 19);
    expect(findProjectile(world, shot.id)).not.toBe(null);
    runTicks(world, 1);
    expect(findProjectile(world, shot.id)).toBe(null);
    expect(triggerRecord.of('projectileEnds')).toEqual([
      { triggeringProjectile: shot.id, attackingUnit: null },
    ]);
    expect(readHealthAttribute(world, cow)).toBeLessThan(90);
    expect(world.entities.motion.vx[cow.slot]).toBeGreaterThan(0.5);
    expect(world.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'effect', effect: 'sparks' }),
        expect.objectContaining({ kind: 'sound', sound: 'bell' }),
      ]),
    );
  });

  it('[EG-06] ends without an explosion if a rule removes it', async () => {
    const { world, triggerRecord, shoot, place } = await createShootingRange({
      explosion: { radius: 3, damage: 40 },
    });
    const cow = place(3, 2.8);
    const shot = shoot();
    callCatalogEntry(world, 'destroyEntity', { entity: shot.id });
    runTicks(world, 1);
    expect(triggerRecord.of('projectileEnds')).toHaveLength(1);
    expect(readHealthAttribute(world, cow)).toBe(100);
  });

  it('[EG-06] steers to the nearest enemy in range, no faster than its turning speed', async () => {
    const homing = { range: 12, turnSpeed: 90 };
    const { world, shoot, place } = await createShootingRange({ homing, speed: 8, hits: 'by-relation' });
    // A friend and a unit without a team, which the projectile should ignore.
    place(5, 0.5, { team: 'red' });
    place(4, 0.3);
    const foe = place(9, 4, { team: 'blue' });
    place(12, 0, { team: 'blue' });
    const shooter = place(2, 2, { team: 'red' });
    const shot = shoot({ shooter });
    runTicks(world, 1);
    const { rotation, vx, vy } = world.entities.motion;
    expect(rotation[shot.slot]).toBeCloseTo(Math.PI / 2 / TICKS_A_SECOND);
    expect(Math.hypot(vx[shot.slot]!, vy[shot.slot]!)).toBeCloseTo(8);
    runTicks(world, 60);
    expect(readHealthAttribute(world, foe)).toBe(90);
  });

  it('[EG-06] ends far outside the world instead of continuing forever', async () => {
    const { world, triggerRecord, shoot } = await createShootingRange({ speed: 200, lifeSeconds: 1000 });
    const shot = shoot({ x: -9_990, y: 2, rotation: Math.PI });
    runTicks(world, 5);
    expect(findProjectile(world, shot.id)).toBe(null);
    expect(triggerRecord.of('projectileEnds')).toHaveLength(1);
  });
});
