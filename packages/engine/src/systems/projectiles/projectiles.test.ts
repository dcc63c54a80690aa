import type { GameInput, Point } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../spawn/createItem.ts';
import { createProjectile, type ProjectilePlan } from '../../spawn/createProjectile.ts';
import { createProp } from '../../spawn/createProp.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import { callEntry } from '../../testing/callEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { drawMap } from '../../testing/drawMap.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Projectile, Prop, Unit } from '../../world/Entity.ts';
import { findProjectile } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { setVelocity } from '../movement/motion.ts';

type ProjectileChanges = NonNullable<NonNullable<GameInput['types']>['projectiles']>[string];

const TICKS_A_SECOND = 40;

const ROWS = [
  '                              #',
  '                              #',
  '                              #',
  '                              #',
  '                              #',
  '##############################',
];

const units = {
  cow: { name: 'Cow', attributes: { health: {} }, inventory: { size: 1 } },
  ghost: { name: 'Ghost', attributes: { health: {} }, body: { isSensor: true } },
  spirit: { name: 'Spirit', attributes: { health: {} }, body: { collidesWith: { projectiles: false } } },
};

interface Range {
  readonly world: World;
  readonly heard: ReturnType<typeof recordTriggers>;
  /** Shoots to the right unless it is told otherwise. */
  readonly shoot: (plan?: Partial<ProjectilePlan>) => Projectile;
  readonly place: (x: number, y: number, plan?: { type?: string; team?: string; owner?: number }) => Unit;
}

/** A hall with a floor below y = 5 and a wall right of x = 30; what is shot is 20 tiles a second fast. */
async function createRange(
  changes: Partial<ProjectileChanges> = {},
  more: Partial<GameInput> = {},
): Promise<Range> {
  const heard = recordTriggers();
  const shot = { name: 'Shot', speed: 20, damage: 10, ...changes };
  const types = { units, projectiles: { shot }, ...more.types };
  const world = await createTestWorld({ ...more, types, map: drawMap(ROWS) }, { scripts: heard.scripts });
  return {
    world,
    heard,
    shoot: (plan = {}) => createProjectile(world, { type: 'shot', x: 2, y: 2, ...plan })!,
    place: (x, y, { type = 'cow', ...plan } = {}) => createUnit(world, { type, x, y, ...plan })!,
  };
}

function healthOf(world: World, entity: Unit | Prop): number {
  return readAttribute(world, entity, 'health');
}

function placeOf(world: World, { slot }: { slot: number }): Point {
  return { x: world.entities.motion.x[slot]!, y: world.entities.motion.y[slot]! };
}

describe('the flight of projectiles', () => {
  it('[EG-06] goes straight on at the speed of the type and looks where it flies', async () => {
    const { world, shoot } = await createRange({ effects: { trail: 'sparks' }, sounds: { fly: 'bell' } });
    const shot = shoot({ rotation: -0.4, scale: 2 });
    expect(world.events).toContainEqual({ kind: 'sound', sound: 'bell', at: { x: 2, y: 2 }, player: null });
    expect(shot.look.streams).toEqual(['sparks']);
    runTicks(world, 4);
    expect(placeOf(world, shot)).toEqual({
      x: expect.closeTo(2 + 2 * Math.cos(0.4)),
      y: expect.closeTo(2 - 2 * Math.sin(0.4)),
    });
    setVelocity(world, shot, 0, -10);
    runTicks(world, 1);
    expect(world.entities.motion.rotation[shot.slot]).toBeCloseTo(-Math.PI / 2);
  });

  it('[EG-06] falls and slows down as its body says', async () => {
    const settings = { title: 'Falling', gravity: { x: 0, y: 20 } };
    const { world, shoot } = await createRange(
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

  it('[EG-06] ends with its time and tells of it, exploding if it can', async () => {
    const { world, heard, shoot, place } = await createRange({
      lifeSeconds: 0.5,
      explosion: { radius: 3, damage: 40, knockback: 4, effect: 'sparks', sound: 'bell' },
    });
    const cow = place(12.9, 3);
    const shot = shoot();
    runTicks(world, 19);
    expect(findProjectile(world, shot.id)).not.toBe(null);
    runTicks(world, 1);
    expect(findProjectile(world, shot.id)).toBe(null);
    expect(heard.of('projectileEnds')).toEqual([{ triggeringProjectile: shot.id, attackingUnit: null }]);
    expect(healthOf(world, cow)).toBeLessThan(90);
    expect(world.entities.motion.vx[cow.slot]).toBeGreaterThan(0.5);
    expect(world.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'effect', effect: 'sparks' }),
        expect.objectContaining({ kind: 'sound', sound: 'bell' }),
      ]),
    );
  });

  it('[EG-06] ends without a bang when a rule removes it', async () => {
    const { world, heard, shoot, place } = await createRange({ explosion: { radius: 3, damage: 40 } });
    const cow = place(3, 2.8);
    const shot = shoot();
    callEntry(world, 'destroyEntity', { entity: shot.id });
    runTicks(world, 1);
    expect(heard.of('projectileEnds')).toHaveLength(1);
    expect(healthOf(world, cow)).toBe(100);
  });

  it('[EG-06] steers to the nearest enemy in range, no faster than it can turn', async () => {
    const homing = { range: 12, turnSpeed: 90 };
    const { world, shoot, place } = await createRange({ homing, speed: 8, hits: 'by-relation' });
    place(5, 0.5, { team: 'red' });
    const foe = place(9, 4, { team: 'blue' });
    place(12, 0, { team: 'blue' });
    const shooter = place(2, 2, { team: 'red' });
    const shot = shoot({ shooter });
    runTicks(world, 1);
    const { rotation, vx, vy } = world.entities.motion;
    expect(rotation[shot.slot]).toBeCloseTo(Math.PI / 2 / TICKS_A_SECOND);
    expect(Math.hypot(vx[shot.slot]!, vy[shot.slot]!)).toBeCloseTo(8);
    runTicks(world, 60);
    expect(healthOf(world, foe)).toBe(90);
  });

  it('[EG-06] leaves the world at its end instead of flying for ever', async () => {
    const { world, heard, shoot } = await createRange({ speed: 200, lifeSeconds: 1000 });
    const shot = shoot({ x: -9_990, y: 2, rotation: Math.PI });
    runTicks(world, 5);
    expect(findProjectile(world, shot.id)).toBe(null);
    expect(heard.of('projectileEnds')).toHaveLength(1);
  });
});

describe('what projectiles do to units', () => {
  it('[EG-06] hurt, push and buff whom they hit, in the name of the shooter', async () => {
    const { world, heard, shoot, place } = await createRange({
      knockback: 5,
      buffs: ['haste'],
      sounds: { hit: 'bell' },
      effects: { hit: 'sparks' },
    });
    const shooter = place(2, 2);
    const cow = place(6, 2);
    const shot = shoot({ shooter, damage: 25 });
    runTicks(world, 6);
    expect(healthOf(world, cow)).toBe(100);
    runTicks(world, 1);
    expect(healthOf(world, cow)).toBe(75);
    expect(cow.buffs.map(({ buff }) => buff)).toEqual(['haste']);
    expect(cow.lastAttacker).toBe(shooter.id);
    expect(world.entities.motion.vx[cow.slot]).toBeGreaterThan(3);
    const context = { triggeringProjectile: shot.id, attackingUnit: shooter.id };
    expect(heard.of('projectileHitsUnit')).toEqual([{ ...context, triggeringUnit: cow.id }]);
    expect(heard.of('projectileEnds')).toEqual([context]);
    const order = heard.heard.map(({ trigger }) => trigger);
    expect(order.indexOf('projectileHitsUnit')).toBeLessThan(order.indexOf('unitIsHurt'));
    expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sound', 'effect', 'hurt']));
    runTicks(world, 1);
    expect(findProjectile(world, shot.id)).toBe(null);
  });

  it('[EG-06] never pass anything in a single tick, however fast and thin', async () => {
    const { world, shoot, place } = await createRange({ speed: 200, body: { width: 0.05, height: 0.05 } });
    const cow = place(10.3, 2);
    shoot({ x: 2.1, y: 2.3 });
    runTicks(world, 2);
    expect(healthOf(world, cow)).toBe(90);
    const shot = shoot({ x: 2.1, y: 0.2 });
    runTicks(world, 6);
    expect(shot.isDoomed).toBe(true);
    expect(placeOf(world, shot).x).toBeLessThan(30);
  });

  it('[EG-06] are as thick as their body and scale', async () => {
    const { world, shoot, place } = await createRange({ body: { width: 0.5, height: 0.5 } });
    const cow = place(8, 2);
    shoot({ y: 2.7 });
    runTicks(world, 20);
    expect(healthOf(world, cow)).toBe(100);
    shoot({ y: 2.7, scale: 2 });
    runTicks(world, 20);
    expect(healthOf(world, cow)).toBe(90);
  });

  it('[EG-06] fly through friends by relation, also when the shooter is gone', async () => {
    const { world, shoot, place } = await createRange({});
    const shooter = place(2, 2, { team: 'red' });
    const friend = place(5, 2, { team: 'red' });
    const foe = place(9, 2, { team: 'blue' });
    shoot({ shooter });
    runTicks(world, 20);
    expect([shooter, friend, foe].map((unit) => healthOf(world, unit))).toEqual([100, 100, 90]);
    shoot({ shooter });
    destroyEntity(world, shooter);
    runTicks(world, 20);
    expect([friend, foe].map((unit) => healthOf(world, unit))).toEqual([100, 80]);
  });

  it('[EG-06] hit everyone, everyone but the owner, or nobody, as their type says', async () => {
    const health: Record<string, number[]> = {};
    for (const hits of ['everyone', 'everyone-but-owner', 'nobody'] as const) {
      const { world, shoot, place } = await createRange({ hits, bounces: 1, pierce: 9, lifeSeconds: 10 });
      const shooter = place(2, 2, { team: 'red', owner: 1 });
      const pet = place(5, 2, { team: 'red', owner: 1 });
      const friend = place(9, 2, { team: 'red' });
      shoot({ shooter });
      // To the wall at the end and back again.
      runTicks(world, 120);
      health[hits] = [shooter, pet, friend].map((unit) => healthOf(world, unit));
    }
    expect(health).toEqual({
      everyone: [90, 80, 80],
      'everyone-but-owner': [100, 100, 80],
      nobody: [100, 100, 100],
    });
  });

  it('[EG-06] hurt friends with the bang of what hits everyone, and spare them otherwise', async () => {
    for (const hits of ['everyone', 'by-relation'] as const) {
      const { world, shoot, place } = await createRange({
        hits,
        lifeSeconds: 0.2,
        explosion: { radius: 2, damage: 40, knockback: 0 },
      });
      const shooter = place(2, 2, { team: 'red' });
      const friend = place(6, 2.5, { team: 'red' });
      shoot({ shooter, y: 2.9 });
      runTicks(world, 20);
      expect(healthOf(world, friend) < 80).toBe(hits === 'everyone');
    }
  });

  it('[EG-06] go through as many units as they pierce, each once, and all when units do not stop them', async () => {
    const { world, shoot, place } = await createRange({ pierce: 1 });
    const cows = [5, 8, 11].map((x) => place(x, 2));
    shoot();
    runTicks(world, 30);
    expect(cows.map((cow) => healthOf(world, cow))).toEqual([90, 90, 100]);

    const second = await createRange({ destroyOn: { units: false }, speed: 4, lifeSeconds: 10 });
    const slow = [5, 8, 11].map((x) => second.place(x, 2));
    second.shoot();
    runTicks(second.world, 140);
    expect(slow.map((cow) => healthOf(second.world, cow))).toEqual([90, 90, 90]);
  });

  it('[EG-06] hit who pushes nobody, but not who wants no projectiles, nor the dead', async () => {
    const { world, shoot, place } = await createRange({});
    const spirit = place(5, 2, { type: 'spirit' });
    const dead = place(7, 2);
    callEntry(world, 'killUnit', { unit: dead.id });
    const ghost = place(9, 2, { type: 'ghost' });
    shoot();
    runTicks(world, 20);
    expect([spirit, ghost].map((unit) => healthOf(world, unit))).toEqual([100, 90]);
  });

  it('[EG-06] lie in wait without speed for whoever comes', async () => {
    const { world, shoot, place } = await createRange({ speed: 0, lifeSeconds: 10 });
    const cow = place(4, 2);
    shoot();
    runTicks(world, 5);
    expect(healthOf(world, cow)).toBe(100);
    setVelocity(world, cow, -30, 0);
    runTicks(world, 20);
    expect(healthOf(world, cow)).toBe(90);
  });
});

describe('what projectiles do to the rest of the world', () => {
  it('[EG-06] end at walls and tell of it', async () => {
    const { world, heard, shoot } = await createRange({ sounds: { hit: 'bell' } });
    const shot = shoot({ x: 27, y: 2 });
    runTicks(world, 10);
    expect(placeOf(world, shot).x).toBeCloseTo(30 - 0.125, 2);
    const context = { triggeringProjectile: shot.id, attackingUnit: null };
    expect(heard.of('projectileHitsWall')).toEqual([context]);
    expect(heard.of('projectileEnds')).toEqual([context]);
  });

  it('[EG-06] bounce off walls at full speed as often as they can', async () => {
    const { world, heard, shoot } = await createRange({ bounces: 2, lifeSeconds: 60 });
    const shot = shoot({ x: 28, y: 4, rotation: Math.PI / 4 });
    runTicks(world, 3);
    const { vx, vy } = world.entities.motion;
    expect(vy[shot.slot]).toBeCloseTo(-Math.SQRT1_2 * 20);
    runTicks(world, 3);
    expect(vx[shot.slot]).toBeCloseTo(-Math.SQRT1_2 * 20);
    expect(heard.of('projectileHitsWall')).toHaveLength(2);
    expect(shot.bouncesLeft).toBe(0);
    setVelocity(world, shot, 0, 20);
    runTicks(world, 20);
    expect(heard.of('projectileHitsWall')).toHaveLength(3);
    expect(shot.isDoomed).toBe(true);
  });

  it('[EG-06] roll on when walls do not end them, and come to rest without a sound', async () => {
    const settings = { title: 'Falling', gravity: { x: 0, y: 25 } };
    const { world, heard, shoot } = await createRange(
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
    const hits = heard.of('projectileHitsWall').length;
    expect(hits).toBeGreaterThan(1);
    expect(placeOf(world, shot).y).toBeCloseTo(4.75, 1);
    expect(placeOf(world, shot).x).toBeGreaterThan(5);
    runTicks(world, TICKS_A_SECOND);
    expect(heard.of('projectileHitsWall')).toHaveLength(hits);
    expect(placeOf(world, shot).y).toBeCloseTo(4.75, 1);
  });

  it('[EG-06] pass walls their body does not meet', async () => {
    const { world, heard, shoot } = await createRange({ body: { collidesWith: { walls: false } } });
    const shot = shoot({ x: 28, y: 2 });
    runTicks(world, 12);
    expect(placeOf(world, shot).x).toBeCloseTo(34);
    expect(heard.of('projectileHitsWall')).toEqual([]);
  });

  it('[EG-06] fly away from a wall they start in', async () => {
    const { world, shoot } = await createRange({});
    const shot = shoot({ x: 29.95, y: 2, rotation: Math.PI });
    runTicks(world, 10);
    expect(placeOf(world, shot).x).toBeCloseTo(24.95);
  });

  it('[EG-06] break props, or bounce off them when props do not end them', async () => {
    const props = {
      crate: { name: 'Crate', attributes: { health: {} } },
      gate: { name: 'Gate', body: { kind: 'static' as const, isSensor: true } },
    };
    const more = { types: { units, props } };
    const { world, shoot } = await createRange({ damage: 60 }, more);
    createProp(world, { type: 'gate', x: 4, y: 2 });
    const crate = createProp(world, { type: 'crate', x: 8, y: 2 })!;
    shoot();
    runTicks(world, 20);
    expect(healthOf(world, crate)).toBe(40);
    shoot();
    runTicks(world, 20);
    expect(callEntry(world, 'allProps')).toHaveLength(1);

    const bouncing = await createRange(
      { destroyOn: { props: false }, body: { width: 0.25, height: 0.25, bounce: 0.5 } },
      more,
    );
    const wall = createProp(bouncing.world, { type: 'crate', x: 8, y: 2 })!;
    const shot = bouncing.shoot();
    runTicks(bouncing.world, 20);
    expect(healthOf(bouncing.world, wall)).toBe(90);
    expect(bouncing.world.entities.motion.vx[shot.slot]).toBeCloseTo(-10);
  });

  it('[EG-06] are stopped by items and by each other only if they shall be', async () => {
    const { world, shoot } = await createRange({});
    createItem(world, { type: 'potion', x: 6, y: 2 });
    const passing = shoot();
    runTicks(world, 12);
    expect(placeOf(world, passing).x).toBeCloseTo(8);

    const fragile = await createRange({ destroyOn: { items: true, projectiles: true } });
    createItem(fragile.world, { type: 'potion', x: 6, y: 2 });
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
    // Two shots of one shooter do not disturb each other.
    expect(shots.map(({ isDoomed }) => isDoomed)).toEqual([false, false, false]);
    runTicks(fragile.world, 13);
    expect(shots.map(({ isDoomed }) => isDoomed)).toEqual([true, false, true]);
  });

  it('[EG-06] are shot and changed by rules', async () => {
    const { world, place } = await createRange({});
    const shooter = place(2, 2);
    const cow = place(2, 0.4);
    const show = (projectile: number) => findProjectile(world, projectile)!;
    callEntry(world, 'shootAt', { shooter: shooter.id, projectileType: 'shot', position: { x: 2, y: -5 } });
    const [first] = callEntry(world, 'allProjectiles') as number[];
    expect(callEntry(world, 'shooterOf', { projectile: first! })).toBe(shooter.id);
    expect(callEntry(world, 'typeOfProjectile', { projectile: first! })).toBe('shot');
    callEntry(world, 'setProjectileDamage', { projectile: first!, amount: 33 });
    expect(show(first!).damage).toBe(33);
    runTicks(world, 10);
    expect(healthOf(world, cow)).toBe(67);
    callEntry(world, 'createProjectile', { projectileType: 'shot', position: { x: 5, y: 4 }, angle: -90 });
    const [second] = callEntry(world, 'allProjectiles') as number[];
    expect(show(second!).shooter).toBe(null);
    expect(world.entities.motion.vy[show(second!).slot]).toBeCloseTo(-20);
  });

  it('[EG-06] fly by the hundreds, the same on every run', async () => {
    const fly = async () => {
      const { world, shoot, place } = await createRange({
        bounces: 50,
        pierce: 50,
        damage: 0,
        lifeSeconds: 60,
      });
      for (let index = 0; index < 20; index += 1) place(1 + index, 1 + (index % 3));
      for (let index = 0; index < 300; index += 1) shoot({ x: 15, y: 2.5, rotation: index });
      runTicks(world, 8);
      return (callEntry(world, 'allProjectiles') as number[]).map((id) =>
        placeOf(world, findProjectile(world, id)!),
      );
    };
    const places = await fly();
    expect(places).toHaveLength(300);
    expect(places.every(({ x, y }) => Number.isFinite(x) && y < 5)).toBe(true);
    expect(await fly()).toEqual(places);
  });
});
