import type { ControlScheme, Key, Point } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import {
  type ControlScene,
  createControlScene,
  type TestControls,
  holdTestControls,
  readEntityPosition,
  type ControlSceneOptions,
} from '../../testing/createControlScene.ts';
import { runTicks } from '../../testing/createTestWorld.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { giveOrder } from '../ai/orders.ts';

const SPEED = 4;

function createScene(
  scheme: ControlScheme,
  controls: object = {},
  plan: ControlSceneOptions = {},
): Promise<ControlScene> {
  return createControlScene({
    ...plan,
    hero: { controls: { scheme, speed: SPEED, ...controls }, ...plan.hero },
  });
}

function velocityOf({ world, hero }: ControlScene): Point {
  const { vx, vy } = world.entities.motion;
  return { x: vx[hero.slot]!, y: vy[hero.slot]! };
}

/** Measures how far the hero moves. */
function measure(scene: ControlScene, act: () => void): Point {
  const from = readEntityPosition(scene.world, scene.hero);
  act();
  const to = readEntityPosition(scene.world, scene.hero);
  return { x: to.x - from.x, y: to.y - from.y };
}

describe('control schemes', () => {
  it('[EG-04] move units with their own keys or mouse, and with the stick of touch screens and gamepads', async () => {
    const right = { x: 22.5, y: 12.5 };
    const byKeys: { readonly [Scheme in Exclude<ControlScheme, 'none'>]: TestControls } = {
      wasd: { keys: ['d'] },
      arrows: { keys: ['right'] },
      platformer: { keys: ['d'] },
      vehicle: { keys: ['w'] },
      'follow-mouse': { mouse: right },
      'click-to-move': { keys: ['mouse-left'], mouse: right },
    };
    for (const [scheme, heldControls] of Object.entries(byKeys) as [ControlScheme, TestControls][]) {
      const plan = scheme === 'platformer' ? side() : {};
      const steered = await createScene(scheme, {}, plan);
      const distance = measure(steered, () => holdTestControls(steered, 40, heldControls));
      expect(distance.x, `${scheme} by its own keys`).toBeGreaterThan(SPEED * 0.8);
      const pushed = await createScene(scheme, {}, plan);
      // The vehicle already faces right, and pushing the stick up accelerates it.
      const stick = scheme === 'vehicle' ? { x: 0, y: -1 } : { x: 1, y: 0 };
      expect(
        measure(pushed, () => holdTestControls(pushed, 40, { stick })).x,
        `${scheme} by stick`,
      ).toBeGreaterThan(SPEED * 0.8);
    }
    const none = await createScene('none');
    expect(measure(none, () => holdTestControls(none, 40, { keys: ['d'], stick: { x: 1, y: 0 } }))).toEqual({
      x: 0,
      y: 0,
    });
  });
});

describe('walking', () => {
  it.each([
    ['wasd', ['w', 'a', 's', 'd']],
    ['arrows', ['up', 'left', 'down', 'right']],
  ] as const)(
    '[EG-04:part] %s moves in eight directions at the same speed, and stops',
    async (scheme, keys) => {
      const [up, left, down, right] = keys as readonly [Key, Key, Key, Key];
      const scene = await createScene(scheme);
      holdTestControls(scene, 8, { keys: [right] });
      expect(velocityOf(scene).x).toBeCloseTo(SPEED, 3);
      expect(measure(scene, () => holdTestControls(scene, 40, { keys: [right] })).x).toBeCloseTo(SPEED, 2);
      holdTestControls(scene, 8, { keys: [left, up] });
      const diagonal = velocityOf(scene);
      expect(diagonal.x).toBeCloseTo(-SPEED * Math.SQRT1_2, 3);
      expect(diagonal.y).toBeCloseTo(-SPEED * Math.SQRT1_2, 3);
      holdTestControls(scene, 8, { keys: [down] });
      expect(velocityOf(scene).y).toBeCloseTo(SPEED, 3);
      holdTestControls(scene, 8, { keys: [left, right] });
      expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
      holdTestControls(scene, 8);
      expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
    },
  );

  it('[EG-04:part] gains speed by its acceleration', async () => {
    const scene = await createScene('wasd', { acceleration: 4 });
    holdTestControls(scene, 20, { keys: ['d'] });
    expect(velocityOf(scene).x).toBeCloseTo(SPEED / 2, 3);
    holdTestControls(scene, 10);
    expect(velocityOf(scene).x).toBeCloseTo(SPEED / 4, 3);
  });

  it('[EG-04:part] ignores the keys of other schemes', async () => {
    const scene = await createScene('wasd');
    holdTestControls(scene, 10, { keys: ['right'] });
    expect(velocityOf(scene).x).toBe(0);
  });

  it('fires when a unit starts and stops moving', async () => {
    const scene = await createScene('wasd');
    holdTestControls(scene, 5, { keys: ['d'] });
    expect(scene.hero.isMoving).toBe(true);
    expect(scene.triggerRecord.of('unitStartsMoving')).toEqual([{ triggeringUnit: scene.hero.id }]);
    holdTestControls(scene, 5);
    expect(scene.triggerRecord.of('unitStopsMoving')).toEqual([{ triggeringUnit: scene.hero.id }]);
    holdTestControls(scene, 5);
    expect(scene.triggerRecord.of('unitStopsMoving')).toHaveLength(1);
  });

  it('faces the movement, the mouse, or the direction set by physics', async () => {
    const walker = await createScene('wasd');
    holdTestControls(walker, 2, { keys: ['s'], mouse: { x: 30, y: 12.5 } });
    expect(walker.world.entities.motion.rotation[walker.hero.slot]).toBeCloseTo(Math.PI / 2, 6);
    holdTestControls(walker, 2);
    expect(walker.world.entities.motion.rotation[walker.hero.slot]).toBeCloseTo(Math.PI / 2, 6);
    const shooter = await createScene('wasd', { facing: 'mouse' });
    holdTestControls(shooter, 2, { mouse: { x: 12.5, y: 2 } });
    expect(shooter.world.entities.motion.rotation[shooter.hero.slot]).toBeCloseTo(-Math.PI / 2, 6);
    const ball = await createScene('wasd', { facing: 'physics' });
    holdTestControls(ball, 10, { keys: ['s'], mouse: { x: 2, y: 2 } });
    expect(ball.world.entities.motion.rotation[ball.hero.slot]).toBe(0);
  });
});

describe('the stick of touch screens and gamepads', () => {
  it.each(['wasd', 'arrows', 'follow-mouse', 'click-to-move'] as const)(
    '[EG-04:part] moves a %s unit in any direction, as fast as it is pushed',
    async (scheme) => {
      const scene = await createScene(scheme);
      holdTestControls(scene, 8, { stick: { x: 0.6, y: 0.8 } });
      expect(velocityOf(scene).x).toBeCloseTo(SPEED * 0.6, 3);
      expect(velocityOf(scene).y).toBeCloseTo(SPEED * 0.8, 3);
      holdTestControls(scene, 8, { stick: { x: -0.5, y: 0 } });
      expect(velocityOf(scene).x).toBeCloseTo(-SPEED / 2, 3);
      holdTestControls(scene, 8, { stick: { x: 0.1, y: 0.05 } });
      expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
      holdTestControls(scene, 8, { stick: { x: 50, y: 0 } });
      expect(velocityOf(scene).x).toBeCloseTo(SPEED, 3);
    },
  );

  it('[EG-04:part] drives a vehicle and makes a platformer unit jump', async () => {
    const car = await createScene('vehicle');
    holdTestControls(car, 20, { stick: { x: 0, y: -1 } });
    expect(velocityOf(car).x).toBeCloseTo(SPEED, 3);
    const jumper = await createScene('platformer', {}, side());
    holdTestControls(jumper, 10);
    expect(jumper.hero.footing.isGrounded).toBe(true);
    holdTestControls(jumper, 4, { stick: { x: 0.2, y: -0.9 } });
    expect(velocityOf(jumper).y).toBeLessThan(-5);
    expect(velocityOf(jumper).x).toBeGreaterThan(0.5);
    holdTestControls(jumper, 4, { stick: { x: 0.2, y: -0.9 } });
    expect(jumper.triggerRecord.of('unitJumps')).toHaveLength(1);
  });
});

/** Returns options for a side-view scene with a floor. */
function side(rows?: readonly string[]): ControlSceneOptions {
  return {
    rows: rows ?? [
      ...Array.from({ length: 8 }, () => ' '.repeat(24)),
      '     S',
      '',
      '########################',
    ],
    settings: { worldKind: 'side-view', gravity: { x: 0, y: 40 } },
  };
}

describe('vehicles', () => {
  it('[EG-04:part] have throttle, brakes and reverse, and steer only while rolling', async () => {
    const scene = await createScene('vehicle', { acceleration: 8, reverseSpeed: 2, turnSpeed: 90, grip: 1 });
    const { world, hero } = scene;
    holdTestControls(scene, 20, { keys: ['d'] });
    expect(world.entities.motion.rotation[hero.slot]).toBe(0);
    holdTestControls(scene, 10, { keys: ['w'] });
    expect(velocityOf(scene).x).toBeCloseTo(2, 3);
    holdTestControls(scene, 20, { keys: ['up'] });
    expect(velocityOf(scene).x).toBeCloseTo(SPEED, 3);
    holdTestControls(scene, 40, { keys: ['w', 'd'] });
    expect(world.entities.motion.rotation[hero.slot]).toBeCloseTo(Math.PI / 2, 1);
    expect(velocityOf(scene).y).toBeGreaterThan(SPEED * 0.9);
    holdTestControls(scene, 60, { keys: ['s'] });
    expect(velocityOf(scene).y).toBeCloseTo(-2, 3);
    const turned = world.entities.motion.rotation[hero.slot]!;
    holdTestControls(scene, 10, { keys: ['s', 'd'] });
    // In reverse, steering is inverted.
    expect(world.entities.motion.rotation[hero.slot]).toBeLessThan(turned);
    holdTestControls(scene, 80);
    expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
  });

  it('[EG-04:part] slide sideways with little grip', async () => {
    const slideOf = async (grip: number) => {
      const scene = await createScene('vehicle', { acceleration: 20, turnSpeed: 360, grip });
      holdTestControls(scene, 20, { keys: ['w'] });
      holdTestControls(scene, 10, { keys: ['w', 'd'] });
      const { motion } = scene.world.entities;
      const turned = motion.rotation[scene.hero.slot]!;
      const { x, y } = velocityOf(scene);
      return Math.abs(y * Math.cos(turned) - x * Math.sin(turned));
    };
    expect(await slideOf(1)).toBeLessThan(0.01);
    expect(await slideOf(0.1)).toBeGreaterThan(1);
  });

  it('[EG-04:part] rotate their body', async () => {
    const body = { shape: 'box', width: 3, height: 0.6 };
    const rows = ['#######', '#     #', '#  S  #', '#     #', '#######'].map((row) => row.padEnd(8));
    const scene = await createScene('vehicle', { turnSpeed: 720, grip: 1 }, { rows, hero: { body } });
    holdTestControls(scene, 30, { keys: ['w', 'd'] });
    const { x, y } = readEntityPosition(scene.world, scene.hero);
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(6);
    expect(y).toBeGreaterThan(1);
    expect(y).toBeLessThan(4);
  });
});

describe('the mouse', () => {
  it('[EG-04:part] is followed up to the stop distance', async () => {
    const scene = await createScene('follow-mouse', { stopDistance: 1 });
    holdTestControls(scene, 10, { mouse: { x: 20, y: 12.5 } });
    expect(velocityOf(scene).x).toBeCloseTo(SPEED, 3);
    holdTestControls(scene, 120, { mouse: { x: 20, y: 12.5 } });
    const { x } = readEntityPosition(scene.world, scene.hero);
    expect(x).toBeGreaterThan(18.7);
    expect(x).toBeLessThan(19.1);
  });

  it("[EG-04:part] doesn't move a follower until its position is known", async () => {
    const scene = await createScene('follow-mouse');
    expect(measure(scene, () => runTicks(scene.world, 20))).toEqual({ x: 0, y: 0 });
  });

  const walls = [
    '##############',
    '#     #      #',
    '#  S  #      #',
    '#     #      #',
    '#            #',
    '##############',
  ];

  it('[EG-04:part] sends a click-to-move unit around walls to the click', async () => {
    const scene = await createScene('click-to-move', {}, { rows: walls });
    holdTestControls(scene, 1, { keys: ['mouse-left'], mouse: { x: 11.5, y: 1.5 } });
    holdTestControls(scene, 200);
    const { x, y } = readEntityPosition(scene.world, scene.hero);
    expect(x).toBeCloseTo(11.5, 0);
    expect(y).toBeCloseTo(1.5, 0);
    expect(scene.triggerRecord.of('unitArrives')).toHaveLength(1);
    expect(scene.triggerRecord.of('playerClicks')).toEqual([
      {
        triggeringPlayer: scene.player.id,
        triggeringUnit: scene.hero.id,
        clickedPosition: { x: 11.5, y: 1.5 },
      },
    ]);
  });

  it('[EG-04:part] keeps leading a click-to-move unit while the button is held, until a stick takes over', async () => {
    const scene = await createScene('click-to-move', {}, { rows: walls });
    holdTestControls(scene, 20, { keys: ['mouse-left'], mouse: { x: 3.5, y: 4.5 } });
    holdTestControls(scene, 100, { keys: ['mouse-left'], mouse: { x: 1.5, y: 1.5 } });
    expect(readEntityPosition(scene.world, scene.hero).x).toBeCloseTo(1.5, 0);
    holdTestControls(scene, 1, { keys: ['mouse-left'], mouse: { x: 11.5, y: 1.5 } });
    holdTestControls(scene, 4, { stick: { x: 0, y: 1 } });
    expect(scene.hero.ai.order).toBe(null);
    expect(velocityOf(scene).y).toBeGreaterThan(3);
  });
});

describe("a unit that can't be steered", () => {
  it("[EG-04:part] doesn't walk while it is stunned, dead, or without control", async () => {
    const scene = await createScene(
      'wasd',
      {},
      { types: { buffs: { stun: { name: 'Stun', isStunned: true } } } },
    );
    const { world, hero } = scene;
    addUnitBuff(world, hero, 'stun', 0.5);
    holdTestControls(scene, 15, { keys: ['d'] });
    expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
    holdTestControls(scene, 15, { keys: ['d'] });
    expect(velocityOf(scene).x).toBeCloseTo(SPEED, 3);
    hero.isControlled = false;
    holdTestControls(scene, 10, { keys: ['d'] });
    expect(velocityOf(scene)).toEqual({ x: 0, y: 0 });
    hero.isControlled = true;
    applyUnitDeath(world, hero, null);
    expect(measure(scene, () => holdTestControls(scene, 10, { keys: ['d'] }))).toEqual({ x: 0, y: 0 });
  });

  it('[EG-04:part] still follows orders of the game', async () => {
    const scene = await createScene('wasd');
    scene.hero.isControlled = false;
    giveOrder(scene.world, scene.hero, { kind: 'move', x: 16.5, y: 12.5 });
    holdTestControls(scene, 80, { keys: ['a'] });
    expect(readEntityPosition(scene.world, scene.hero).x).toBeCloseTo(16.5, 0);
    expect(scene.triggerRecord.of('unitArrives')).toHaveLength(1);
  });

  it('[EG-04:part] is stopped by solid obstacles', async () => {
    const scene = await createScene('wasd', {}, { types: { props: { block: { name: 'Block' } } } });
    spawnProp(scene.world, { type: 'block', x: 15, y: 12.5 });
    holdTestControls(scene, 80, { keys: ['d'] });
    expect(readEntityPosition(scene.world, scene.hero).x).toBeLessThan(14.2);
  });
});
