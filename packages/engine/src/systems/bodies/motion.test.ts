import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import type { World } from '../../world/World.ts';
import { pushEntity } from './motion.ts';

const ROWS = Array.from({ length: 20 }, () => ' '.repeat(24));

const types = {
  units: {
    ball: { name: 'Ball', body: { damping: 0, isTurnLocked: false } },
    boulder: { name: 'Boulder', body: { damping: 0, density: 20 } },
    ghost: { name: 'Ghost', body: { kind: 'none' } },
    walker: { name: 'Walker', controls: { scheme: 'wasd', speed: 4, acceleration: 60 } },
    drone: { name: 'Drone', body: { kind: 'kinematic' }, controls: { scheme: 'wasd', speed: 4 } },
  },
  props: {
    fence: { name: 'Fence' },
    disc: { name: 'Disc', body: { kind: 'kinematic', shape: 'box', isTurnLocked: false } },
    lift: { name: 'Lift', motion: { path: [{ x: 4, y: 0 }], speed: 2, waitSeconds: 0.5 } },
    ring: {
      name: 'Ring',
      motion: { path: [{ x: 3, y: 0 }, { x: 3, y: 4 }], speed: 4, waitSeconds: 0, mode: 'loop' }, // prettier-ignore
    },
    door: {
      name: 'Door',
      motion: { path: [{ x: 0, y: -2 }], speed: 2, waitSeconds: 0, mode: 'once', isStartedByRules: true },
    },
  },
};

function createScene(): Promise<World> {
  return createTestWorld({ types, map: createMapFromRows(ROWS) });
}

describe('moving entities by rules', () => {
  it('teleports, sets speed, turns, spins, stops and fires triggers', async () => {
    const world = await createScene();
    const ball = spawnUnit(world, { type: 'ball', x: 5, y: 5 })!;
    callCatalogEntry(world, 'setSpeedAtAngle', { entity: ball.id, speed: 4, angle: 90 });
    runTicks(world, 40);
    expect(readEntityPosition(world, ball).y).toBeCloseTo(9, 1);
    expect(callCatalogEntry(world, 'velocityY', { entity: ball.id })).toBeCloseTo(4, 3);
    expect(callCatalogEntry(world, 'speedOf', { entity: ball.id })).toBeCloseTo(4, 3);
    callCatalogEntry(world, 'teleport', { entity: ball.id, position: { x: 3, y: 3 } });
    expect(readEntityPosition(world, ball)).toEqual({ x: 3, y: 3 });
    runTicks(world, 10);
    expect(readEntityPosition(world, ball).y).toBeCloseTo(4, 1);
    callCatalogEntry(world, 'setVelocity', { entity: ball.id, x: -2, y: 0 });
    expect(callCatalogEntry(world, 'velocityX', { entity: ball.id })).toBe(-2);
    callCatalogEntry(world, 'turnTo', { entity: ball.id, angle: 450 });
    expect(callCatalogEntry(world, 'facingOf', { entity: ball.id })).toBeCloseTo(90, 4);
    callCatalogEntry(world, 'turnTowards', {
      entity: ball.id,
      position: { x: -100, y: readEntityPosition(world, ball).y },
    });
    expect(callCatalogEntry(world, 'facingOf', { entity: ball.id })).toBeCloseTo(180, 3);
    callCatalogEntry(world, 'spin', { entity: ball.id, speed: 90 });
    runTicks(world, 2);
    expect(callCatalogEntry(world, 'facingOf', { entity: ball.id })).not.toBeCloseTo(180, 0);
    callCatalogEntry(world, 'stopMovement', { entity: ball.id });
    expect(callCatalogEntry(world, 'speedOf', { entity: ball.id })).toBe(0);
    const stopped = readEntityPosition(world, ball);
    runTicks(world, 10);
    expect(readEntityPosition(world, ball)).toEqual(stopped);
  });

  it('pushes light entities fully, heavy ones less, and fixed ones not at all', async () => {
    const world = await createScene();
    const ball = spawnUnit(world, { type: 'ball', x: 5, y: 5 })!;
    const boulder = spawnUnit(world, { type: 'boulder', x: 5, y: 10 })!;
    const fence = spawnProp(world, { type: 'fence', x: 5, y: 15 })!;
    for (const { id } of [ball, boulder, fence])
      callCatalogEntry(world, 'push', { entity: id, angle: 0, strength: 6 });
    runTicks(world, 1);
    expect(callCatalogEntry(world, 'velocityX', { entity: ball.id })).toBeCloseTo(6, 3);
    expect(callCatalogEntry(world, 'velocityX', { entity: boulder.id })).toBeCloseTo(
      6 / (20 * Math.PI * 0.16),
      2,
    );
    runTicks(world, 10);
    expect(readEntityPosition(world, fence)).toEqual({ x: 5, y: 15 });
    callCatalogEntry(world, 'stopMovement', { entity: ball.id });
    callCatalogEntry(world, 'pushTowards', {
      entity: ball.id,
      position: { x: 0, y: readEntityPosition(world, ball).y },
      strength: -3,
    });
    expect(callCatalogEntry(world, 'velocityX', { entity: ball.id })).toBeCloseTo(3, 3);
  });

  it('carries a pushed walker for a moment before it regains control', async () => {
    const world = await createScene();
    const walker = spawnUnit(world, { type: 'walker', x: 5, y: 5 })!;
    pushEntity(world, walker, 6, 0);
    runTicks(world, 20);
    const { x } = readEntityPosition(world, walker);
    expect(x).toBeGreaterThan(5.8);
    expect(callCatalogEntry(world, 'speedOf', { entity: walker.id })).toBe(0);
  });

  it('moves entities without a body or with a kinematic one by their own speed', async () => {
    const world = await createScene();
    const ghost = spawnUnit(world, { type: 'ghost', x: 5, y: 5 })!;
    callCatalogEntry(world, 'setVelocity', { entity: ghost.id, x: 2, y: 0 });
    const disc = spawnProp(world, { type: 'disc', x: 5, y: 10 })!;
    callCatalogEntry(world, 'setVelocity', { entity: disc.id, x: 0, y: 2 });
    callCatalogEntry(world, 'spin', { entity: disc.id, speed: 90 });
    runTicks(world, 40);
    expect(readEntityPosition(world, ghost).x).toBeCloseTo(7, 3);
    expect(readEntityPosition(world, disc).y).toBeCloseTo(12, 2);
    expect(callCatalogEntry(world, 'facingOf', { entity: disc.id })).toBeCloseTo(90, 1);
    const drone = spawnUnit(world, { type: 'drone', x: 12, y: 12 })!;
    world.entities.motion.wishX[drone.slot] = 1;
    runTicks(world, 40);
    expect(readEntityPosition(world, drone).x).toBeGreaterThan(15.5);
  });

  it('keeps numbers finite and ignores null', async () => {
    const world = await createScene();
    const ball = spawnUnit(world, { type: 'ball', x: 5, y: 5 })!;
    callCatalogEntry(world, 'teleport', { entity: ball.id, position: { x: 1e12, y: -1e12 } });
    callCatalogEntry(world, 'setVelocity', { entity: ball.id, x: 1e12, y: -1e12 });
    callCatalogEntry(world, 'push', { entity: ball.id, angle: 1e9, strength: 1e9 });
    callCatalogEntry(world, 'spin', { entity: ball.id, speed: 1e12 });
    runTicks(world, 5);
    const { motion } = world.entities;
    for (const field of [motion.x, motion.y, motion.vx, motion.vy, motion.rotation, motion.spin]) {
      expect(Number.isFinite(field[ball.slot])).toBe(true);
    }
    callCatalogEntry(world, 'teleport', { entity: 999, position: { x: 1, y: 1 } });
    callCatalogEntry(world, 'teleport', { entity: ball.id, position: null });
    callCatalogEntry(world, 'attach', { entity: ball.id, carrier: null });
    expect(callCatalogEntry(world, 'speedOf', { entity: null })).toBe(0);
    expect(callCatalogEntry(world, 'positionOf', { entity: null })).toBe(null);
  });
});

describe('attachments', () => {
  it('move with their carrier, pushing nothing, until they are detached or the carrier is gone', async () => {
    const world = await createScene();
    const carrier = spawnUnit(world, { type: 'ball', x: 5, y: 5 })!;
    const crate = spawnProp(world, { type: 'fence', x: 10, y: 10 })!;
    const potion = spawnItem(world, { type: 'potion', x: 10, y: 12 })!;
    callCatalogEntry(world, 'attach', { entity: crate.id, carrier: carrier.id, x: 0, y: -1 });
    callCatalogEntry(world, 'attach', { entity: potion.id, carrier: crate.id, x: 1, y: 0 });
    callCatalogEntry(world, 'attach', { entity: carrier.id, carrier: potion.id });
    expect(carrier.attachment).toBe(null);
    callCatalogEntry(world, 'setVelocity', { entity: carrier.id, x: 4, y: 0 });
    runTicks(world, 40);
    const { x, y } = readEntityPosition(world, carrier);
    expect(x).toBeCloseTo(9, 1);
    expect(readEntityPosition(world, crate)).toEqual({ x, y: y - 1 });
    expect(readEntityPosition(world, potion)).toEqual({ x: x + 1, y: y - 1 });
    callCatalogEntry(world, 'detach', { entity: crate.id });
    runTicks(world, 10);
    expect(readEntityPosition(world, crate)).toEqual({ x, y: y - 1 });
    expect(readEntityPosition(world, potion)).toEqual({ x: x + 1, y: y - 1 });
    callCatalogEntry(world, 'detach', { entity: potion.id });
    callCatalogEntry(world, 'attach', { entity: potion.id, carrier: carrier.id });
    runTicks(world, 1);
    callCatalogEntry(world, 'detach', { entity: potion.id });
    expect(callCatalogEntry(world, 'velocityX', { entity: potion.id })).toBeCloseTo(4, 3);
    callCatalogEntry(world, 'attach', { entity: crate.id, carrier: carrier.id });
    despawnEntity(world, carrier);
    runTicks(world, 2);
    expect(crate.attachment).toBe(null);
  });
});

describe('props with a path', () => {
  it('go back and forth and wait at the ends', async () => {
    const world = await createScene();
    const lift = spawnProp(world, { type: 'lift', x: 3, y: 3 })!;
    const positions: number[] = [];
    for (let tick = 0; tick < 195; tick += 1) {
      runTicks(world, 1);
      positions.push(readEntityPosition(world, lift).x);
    }
    expect(Math.max(...positions)).toBeCloseTo(7, 3);
    const atEnd = positions.filter((x) => x > 6.999).length;
    expect(atEnd).toBeGreaterThanOrEqual(20);
    expect(atEnd).toBeLessThan(25);
    expect(positions.at(-1)).toBeLessThan(3.1);
    expect(callCatalogEntry(world, 'speedOf', { entity: lift.id })).toBeLessThan(2.1);
  });

  it('go around in a loop', async () => {
    const world = await createScene();
    const ring = spawnProp(world, { type: 'ring', x: 3, y: 3 })!;
    const seen = new Set<string>();
    for (let tick = 0; tick < 125; tick += 1) {
      runTicks(world, 1);
      const { x, y } = readEntityPosition(world, ring);
      seen.add(`${Math.round(x)},${Math.round(y)}`);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['3,3', '6,3', '6,7', '5,5']));
  });

  it('open and close by rules, and continue from where they are placed', async () => {
    const world = await createScene();
    const door = spawnProp(world, { type: 'door', x: 8, y: 8 })!; // words: a door of the map
    runTicks(world, 40);
    expect(readEntityPosition(world, door)).toEqual({ x: 8, y: 8 });
    callCatalogEntry(world, 'setPropMotion', { prop: door.id, isMoving: true });
    runTicks(world, 60);
    expect(readEntityPosition(world, door).y).toBeCloseTo(6, 3);
    expect(door.isMovingAlongPath).toBe(false);
    callCatalogEntry(world, 'setPropMotion', { prop: door.id, isMoving: true });
    runTicks(world, 20);
    callCatalogEntry(world, 'setPropMotion', { prop: door.id, isMoving: false });
    const { y } = readEntityPosition(world, door);
    runTicks(world, 20);
    expect(readEntityPosition(world, door).y).toBe(y);
    callCatalogEntry(world, 'setPropMotion', { prop: door.id, isMoving: true });
    runTicks(world, 60);
    expect(readEntityPosition(world, door).y).toBeCloseTo(8, 3);
    callCatalogEntry(world, 'teleport', { entity: door.id, position: { x: 15, y: 15 } });
    callCatalogEntry(world, 'setPropMotion', { prop: door.id, isMoving: true });
    runTicks(world, 60);
    expect(readEntityPosition(world, door).x).toBeCloseTo(15, 3);
    expect(readEntityPosition(world, door).y).toBeCloseTo(13, 3);
  });
});

describe('positions', () => {
  it('are computed from each other and from the facing of entities', async () => {
    const world = await createScene();
    const ball = spawnUnit(world, { type: 'ball', x: 5, y: 5 })!;
    const from = { x: 1, y: 1 };
    expect(callCatalogEntry(world, 'point', { x: 2, y: 3 })).toEqual({ x: 2, y: 3 });
    expect(callCatalogEntry(world, 'positionX', { position: { x: 2, y: 3 } })).toBe(2);
    expect(callCatalogEntry(world, 'positionY', { position: { x: 2, y: 3 } })).toBe(3);
    expect(callCatalogEntry(world, 'distanceBetween', { a: from, b: { x: 4, y: 5 } })).toBe(5);
    expect(callCatalogEntry(world, 'angleBetween', { from, to: { x: 1, y: 9 } })).toBeCloseTo(90, 6);
    const towards = callCatalogEntry(world, 'positionTowards', {
      position: from,
      angle: 90,
      distance: 2,
    }) as typeof from;
    expect(towards.x).toBeCloseTo(1, 6);
    expect(towards.y).toBeCloseTo(3, 6);
    callCatalogEntry(world, 'turnTo', { entity: ball.id, angle: 180 });
    const before = callCatalogEntry(world, 'positionInFrontOf', {
      entity: ball.id,
      distance: 2,
    }) as typeof from;
    expect(before.x).toBeCloseTo(3, 4);
    expect(before.y).toBeCloseTo(5, 4);
  });
});
