import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import {
  type ControlScene,
  createControlScene,
  holdTestControls,
  readEntityPosition,
} from '../../testing/createControlScene.ts';
import { jumpUnit } from './jumpUnit.ts';

const FLOOR = '################################';

const OPEN = [...Array.from({ length: 10 }, () => ''), '    S', '', FLOOR];

function createScene(
  rows: readonly string[] = OPEN,
  controls: object = {},
  more: { types?: { [group: string]: { [id: string]: unknown } } } = {},
): Promise<ControlScene> {
  return createControlScene({
    rows: rows.map((row) => row.padEnd(32)),
    settings: { worldKind: 'side-view', gravity: { x: 0, y: 40 } },
    hero: {
      body: { shape: 'capsule', width: 0.7, height: 1.2 },
      controls: { scheme: 'platformer', speed: 5, jumpSpeed: 13, ...controls },
    },
    ...(more.types === undefined ? {} : { types: more.types }),
  });
}

async function createStandingUnit(...args: Parameters<typeof createScene>): Promise<ControlScene> {
  const scene = await createScene(...args);
  holdTestControls(scene, 30);
  expect(scene.hero.footing.isGrounded).toBe(true);
  return scene;
}

/** Measures the height of the hero's jump. */
function measureJump(scene: ControlScene, ticksHeld: number): number {
  const from = readEntityPosition(scene.world, scene.hero).y;
  let highest = from;
  for (let tick = 0; tick < 50; tick += 1) {
    holdTestControls(scene, 1, { keys: tick < ticksHeld ? ['space'] : [] });
    highest = Math.min(highest, readEntityPosition(scene.world, scene.hero).y);
  }
  return from - highest;
}

describe('platformer units', () => {
  it('[EG-04:part] walk left and right, and face that way', async () => {
    const scene = await createStandingUnit();
    const { motion } = scene.world.entities;
    const from = readEntityPosition(scene.world, scene.hero);
    holdTestControls(scene, 40, { keys: ['right'] });
    expect(readEntityPosition(scene.world, scene.hero).x - from.x).toBeGreaterThan(4.7);
    expect(motion.rotation[scene.hero.slot]).toBe(0);
    holdTestControls(scene, 44, { keys: ['a'] });
    expect(readEntityPosition(scene.world, scene.hero).x).toBeLessThan(from.x + 0.2);
    expect(motion.rotation[scene.hero.slot]).toBeCloseTo(Math.PI, 6);
    expect(scene.hero.footing.isGrounded).toBe(true);
    expect(readEntityPosition(scene.world, scene.hero).y).toBeCloseTo(from.y, 2);
  });

  it.each(['space', 'w', 'up'] as const)('[EG-04:part] jump with %s, once per press', async (key) => {
    const scene = await createStandingUnit();
    holdTestControls(scene, 60, { keys: [key] });
    expect(scene.triggerRecord.of('unitJumps')).toEqual([{ triggeringUnit: scene.hero.id }]);
    expect(scene.hero.footing.isGrounded).toBe(true);
    holdTestControls(scene, 1);
    holdTestControls(scene, 60, { keys: [key] });
    expect(scene.triggerRecord.of('unitJumps')).toHaveLength(2);
  });

  it('[EG-04:part] jump higher the longer the key is held', async () => {
    const scene = await createStandingUnit();
    const high = measureJump(scene, 40);
    const low = measureJump(scene, 3);
    expect(high).toBeGreaterThan(1.8);
    expect(high).toBeLessThan(2.3);
    expect(low).toBeLessThan(high * 0.6);
    expect(low).toBeGreaterThan(0.4);
  });

  it('[EG-04:part] jump a second time in the air if the type allows', async () => {
    const count = async (jumps: number) => {
      const scene = await createStandingUnit(OPEN, { jumps, jumpSpeed: 25 });
      for (let press = 0; press < 4; press += 1) {
        holdTestControls(scene, 2, { keys: ['space'] });
        holdTestControls(scene, 2);
      }
      expect(scene.hero.footing.isGrounded).toBe(jumps === 0);
      return scene.triggerRecord.of('unitJumps').length;
    };
    expect(await count(0)).toBe(0);
    expect(await count(1)).toBe(1);
    expect(await count(2)).toBe(2);
    expect(await count(3)).toBe(3);
  });

  const LEDGE = [...Array.from({ length: 6 }, () => ''), '   S', '', '######', '', '', '', FLOOR];

  it('[EG-04:part] can still jump a moment after walking off an edge', async () => {
    const jumpAfter = async (late: number) => {
      const scene = await createStandingUnit(LEDGE, { jumpGraceSeconds: 0.1 });
      let ticks = 0;
      while (scene.hero.footing.isGrounded && ticks < 100) {
        holdTestControls(scene, 1, { keys: ['d'] });
        ticks += 1;
      }
      holdTestControls(scene, late, { keys: ['d'] });
      holdTestControls(scene, 2, { keys: ['d', 'space'] });
      return scene.triggerRecord.of('unitJumps').length;
    };
    expect(await jumpAfter(1)).toBe(1);
    expect(await jumpAfter(8)).toBe(0);
  });

  it('[EG-04:part] can press jump a moment before landing', async () => {
    const jumpBefore = async (jumpGraceSeconds: number) => {
      const scene = await createStandingUnit(OPEN, { jumpGraceSeconds });
      holdTestControls(scene, 10, { keys: ['space'] });
      const ground = 11.4;
      let ticks = 0;
      while (
        (readEntityPosition(scene.world, scene.hero).y < ground - 0.4 || !isFalling(scene)) &&
        ticks < 100
      ) {
        holdTestControls(scene, 1);
        ticks += 1;
      }
      expect(scene.hero.footing.isGrounded).toBe(false);
      holdTestControls(scene, 8, { keys: ['space'] });
      return scene.triggerRecord.of('unitJumps').length;
    };
    expect(await jumpBefore(0.2)).toBe(2);
    expect(await jumpBefore(0)).toBe(1);
  });

  it('[EG-04:part] steer less in the air', async () => {
    const speedInAir = async (airControl: number) => {
      const scene = await createStandingUnit(OPEN, { airControl, acceleration: 20 });
      holdTestControls(scene, 1, { keys: ['space'] });
      holdTestControls(scene, 8, { keys: ['space', 'd'] });
      return scene.world.entities.motion.vx[scene.hero.slot]!;
    };
    expect(await speedInAir(0)).toBe(0);
    const half = await speedInAir(0.5);
    expect(half).toBeGreaterThan(1);
    expect(await speedInAir(1)).toBeCloseTo(half * 2, 5);
  });

  it('[EG-04:part] are stopped by ceilings', async () => {
    const scene = await createStandingUnit([
      ...Array.from({ length: 9 }, () => ''),
      '########',
      '    S',
      '',
      FLOOR,
    ]);
    const from = readEntityPosition(scene.world, scene.hero).y;
    holdTestControls(scene, 8, { keys: ['space'] });
    expect(scene.triggerRecord.of('unitJumps')).toHaveLength(1);
    holdTestControls(scene, 12, { keys: ['space'] });
    expect(scene.hero.footing.isGrounded).toBe(true);
    expect(readEntityPosition(scene.world, scene.hero).y).toBeCloseTo(from, 2);
  });

  it('[EG-04:part] land on one-way platforms from below and drop through them', async () => {
    const rows = [...Array.from({ length: 10 }, () => ''), '  -----', '    S', '', FLOOR];
    const scene = await createStandingUnit(rows, { jumpSpeed: 18 });
    holdTestControls(scene, 40, { keys: ['space'] });
    expect(readEntityPosition(scene.world, scene.hero).y).toBeCloseTo(10 - 0.6, 1);
    expect(scene.hero.footing.isGrounded).toBe(true);
    holdTestControls(scene, 2, { keys: ['down'] });
    holdTestControls(scene, 30);
    expect(readEntityPosition(scene.world, scene.hero).y).toBeCloseTo(13 - 0.6, 1);
  });

  it('[EG-04:part] climb walls if the type allows, slide down slowly, and jump off', async () => {
    const wall = Array.from({ length: 20 }, () => '          ##');
    const rows = [...wall.slice(1), '        S ##', FLOOR];
    const climber = await createStandingUnit(rows, { canClimbWalls: true });
    const from = readEntityPosition(climber.world, climber.hero).y;
    holdTestControls(climber, 20, { keys: ['d'] });
    holdTestControls(climber, 80, { keys: ['d', 'w'] });
    expect(from - readEntityPosition(climber.world, climber.hero).y).toBeGreaterThan(4);
    const { motion } = climber.world.entities;
    holdTestControls(climber, 20, { keys: ['d'] });
    expect(motion.vy[climber.hero.slot]).toBeGreaterThan(0);
    expect(motion.vy[climber.hero.slot]).toBeLessThan(3);
    const jumps = climber.triggerRecord.of('unitJumps').length;
    holdTestControls(climber, 3, { keys: ['d', 'space'] });
    expect(climber.triggerRecord.of('unitJumps')).toHaveLength(jumps + 1);
    expect(motion.vx[climber.hero.slot]).toBeLessThan(0);
    expect(motion.vy[climber.hero.slot]).toBeLessThan(-5);
    const other = await createStandingUnit(rows);
    holdTestControls(other, 20, { keys: ['d'] });
    holdTestControls(other, 80, { keys: ['d', 'w'] });
    expect(from - readEntityPosition(other.world, other.hero).y).toBeLessThan(1);
  });

  it('[EG-04:part] are carried by moving platforms, sideways, up and down', async () => {
    const lift = (path: object[]) => ({
      types: {
        props: {
          lift: {
            name: 'Lift',
            body: { kind: 'static', shape: 'box', width: 3, height: 0.5 },
            motion: { path, speed: 2, waitSeconds: 0 },
          },
        },
      },
    });
    for (const to of [
      { x: 6, y: 0 },
      { x: 0, y: -6 },
      { x: 0, y: 6 },
    ]) {
      const scene = await createScene(
        [
          ...Array.from({ length: 10 }, () => ''),
          '     S'.padEnd(32),
          ...Array.from({ length: 12 }, () => ''),
        ],
        {},
        lift([to]),
      );
      const platform = spawnProp(scene.world, { type: 'lift', x: 5.5, y: 11.5 })!;
      let isApart = false;
      let ticks = 0;
      while (!scene.hero.footing.isGrounded && ticks < 40) {
        holdTestControls(scene, 1);
        ticks += 1;
      }
      const start = readEntityPosition(scene.world, scene.hero);
      const lifted = readEntityPosition(scene.world, platform);
      for (let tick = 0; tick < 60; tick += 1) {
        holdTestControls(scene, 1);
        isApart ||= !scene.hero.footing.isGrounded;
      }
      const end = readEntityPosition(scene.world, scene.hero);
      const liftedTo = readEntityPosition(scene.world, platform);
      expect(isApart).toBe(false);
      expect(Math.abs(liftedTo.x - lifted.x) + Math.abs(liftedTo.y - lifted.y)).toBeGreaterThan(2);
      expect(Math.abs(end.x - start.x - (liftedTo.x - lifted.x))).toBeLessThan(0.1);
      expect(Math.abs(end.y - start.y - (liftedTo.y - lifted.y))).toBeLessThan(0.1);
      holdTestControls(scene, 4, { keys: ['space'] });
      expect(scene.triggerRecord.of('unitJumps')).toHaveLength(1);
    }
  });

  it('are thrown by rules, also in the air, unaffected by releasing the key', async () => {
    const scene = await createStandingUnit();
    jumpUnit(scene.world, scene.hero, 20);
    holdTestControls(scene, 4);
    expect(scene.world.entities.motion.vy[scene.hero.slot]).toBeLessThan(-15);
    jumpUnit(scene.world, scene.hero, null);
    expect(scene.world.entities.motion.vy[scene.hero.slot]).toBe(-13);
    expect(scene.triggerRecord.of('unitJumps')).toHaveLength(0);
  });
});

function isFalling({ world, hero }: ControlScene): boolean {
  return world.entities.motion.vy[hero.slot]! > 0;
}
