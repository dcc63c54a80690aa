import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_BODY,
  createPhysicsTestBench,
  freeTestBenches,
  addTestBody,
  createTestBodyOptions,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { addBody, resizeBody } from './addBody.ts';
import { loadPhysics } from './loadPhysics.ts';
import {
  getBodyMass,
  moveKinematicBody,
  setBodyEnabled,
  setBodyPose,
  setBodySpin,
  setBodyVelocity,
} from './moveBody.ts';
import { hasBody, removeBody } from './removeBody.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';

beforeAll(loadPhysics);
afterEach(freeTestBenches);

const SPACE = [' '.repeat(20)];
const ALL = { walls: true, units: true, items: true, projectiles: true, props: true };

describe('a body moved by forces', () => {
  it('moves at its speed and is slowed by its damping', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0);
    addTestBody(bench, 2, 0, 5, { damping: 2 });
    for (const slot of [1, 2]) setBodyVelocity(bench.physics, slot, 4, 0);
    stepTestBench(bench, 40);
    expect(bench.motion.x[1]).toBeCloseTo(4, 4);
    expect(bench.motion.x[2]).toBeGreaterThan(1);
    expect(bench.motion.vx[2]).toBeLessThan(1);
  });

  it('falls by gravity times its factor', () => {
    const bench = createPhysicsTestBench(SPACE, { gravity: 10 });
    addTestBody(bench, 1, 1, 0);
    addTestBody(bench, 2, 5, 0, { body: { gravityFactor: -0.5 } });
    stepTestBench(bench, 40);
    expect(bench.motion.vy[1]).toBeCloseTo(10, 3);
    expect(bench.motion.vy[2]).toBeCloseTo(-5, 3);
  });

  it('rotates only if allowed; otherwise it keeps the direction the game gives it', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, { body: { shape: 'box', isTurnLocked: false, turnDamping: 0 } });
    addTestBody(bench, 2, 5, 0, { body: { shape: 'box' }, rotation: 1 });
    setBodySpin(bench.physics, 1, 2);
    setBodySpin(bench.physics, 2, 2);
    bench.motion.rotation[2] = 2.5;
    stepTestBench(bench, 20);
    expect(bench.motion.rotation[1]).toBeCloseTo(1, 3);
    expect(bench.motion.spin[1]).toBeCloseTo(2, 3);
    expect([bench.motion.rotation[2], bench.motion.spin[2]]).toEqual([2.5, 0]);
  });

  it('bounces as configured, and slides along walls of a top-down world without friction', () => {
    const bench = createPhysicsTestBench(['#'.repeat(20), ...SPACE, ...SPACE]);
    addTestBody(bench, 1, 5, 2.5, { body: { bounce: 0.5, friction: 1 } });
    setBodyVelocity(bench.physics, 1, 1, -4);
    const touches = stepTestBench(bench, 30);
    expect(touches[0]).toEqual({ a: 1, b: WALL_SLOT, isBeginning: true });
    expect(bench.motion.vy[1]).toBeCloseTo(2, 2);
    expect(bench.motion.vx[1]).toBeCloseTo(1, 3);
  });

  it("doesn't fall asleep while moving, however slow", () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0);
    addTestBody(bench, 2, 0, 5, { body: { isTurnLocked: false, turnDamping: 0 } });
    addTestBody(bench, 3, 0, 9);
    setBodySpin(bench.physics, 2, 0.1);
    setBodyVelocity(bench.physics, 3, 0.1, 0);
    stepTestBench(bench, 400, () => setBodyVelocity(bench.physics, 1, 0.05, 0));
    expect(bench.motion.x[1]).toBeCloseTo(0.5, 2);
    expect(bench.motion.spin[2]).toBeCloseTo(0.1, 4);
    expect(bench.motion.x[3]).toBeCloseTo(1, 2);
  });

  it('is asleep at rest, and wakes when its speed is set', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, { damping: 5 });
    setBodyVelocity(bench.physics, 1, 1, 0);
    stepTestBench(bench, 200);
    expect(bench.physics.bodies[1]!.body.isSleeping()).toBe(true);
    expect(bench.motion.vx[1]).toBe(0);
    setBodyVelocity(bench.physics, 1, 1, 0);
    stepTestBench(bench);
    expect(bench.motion.vx[1]).toBeGreaterThan(0.8);
  });

  it('stays where it is placed, and at rest if it was', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, { body: { shape: 'box' } });
    setBodyPose(bench.physics, 1, 7, 8, 0.5);
    stepTestBench(bench);
    expect([bench.motion.x[1], bench.motion.y[1], bench.motion.vx[1]]).toEqual([7, 8, 0]);
    expect(bench.physics.bodies[1]!.body.rotation()).toBeCloseTo(0.5, 6);
  });
});

describe('shapes', () => {
  it.each([
    ['circle', 1, 1, 0.5],
    ['box', 2, 1, 0.5],
    ['box', 1, 3, 1.5],
    ['capsule', 0.6, 2, 1],
    ['capsule', 2, 0.6, 0.3],
    ['triangle', 1, 2, 1],
    ['hexagon', 2, 1.6, 0.8],
  ] as const)('%s of %f × %f rests %f above the ground', (shape, width, height, above) => {
    const bench = createPhysicsTestBench([...SPACE, ...SPACE, ...SPACE, ...SPACE, '#'.repeat(20)], {
      gravity: 20,
    });
    addTestBody(bench, 1, 8, 1, { body: { shape, width, height } });
    stepTestBench(bench, 120);
    expect(bench.motion.y[1]).toBeCloseTo(4 - above, 2);
  });

  it('are offset from the position, scaled with the body', () => {
    const bench = createPhysicsTestBench([...SPACE, ...SPACE, ...SPACE, '#'.repeat(20)], { gravity: 20 });
    addTestBody(bench, 1, 8, 1, { scale: 0.5, body: { width: 1, height: 1, offset: { x: 0, y: 0.6 } } });
    stepTestBench(bench, 120);
    expect(bench.motion.y[1]).toBeCloseTo(3 - 0.25 - 0.3, 2);
  });

  it('grow with the scale, including weight, and keep speed and touches', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0);
    addTestBody(bench, 2, 1.4, 0);
    setBodyVelocity(bench.physics, 1, 0, 1);
    stepTestBench(bench);
    const before = getBodyMass(bench.physics, 1);
    resizeBody(bench.physics, 1, createTestBodyOptions(1, 0, 0, { scale: 3 }));
    expect(stepTestBench(bench, 2)).toEqual([{ a: 1, b: 2, isBeginning: true }]);
    expect(getBodyMass(bench.physics, 1)).toBeCloseTo(before * 9, 3);
    expect(bench.motion.vy[1]).toBeGreaterThan(0.5);
  });
});

describe('collision filters', () => {
  it.each([
    ['both allow it', {}, {}, 1],
    ["one doesn't", { units: false }, {}, 0],
    ['neither does', { units: false }, { units: false }, 0],
  ])('let units collide if %s', (_, first, second, expected) => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, { body: { collidesWith: { ...ALL, ...first } } });
    addTestBody(bench, 2, 0.5, 0, { body: { collidesWith: { ...ALL, ...second } } });
    expect(stepTestBench(bench)).toHaveLength(expected);
  });

  it.each(['unit', 'prop'] as const)('let only %ss pass through a prop that ignores them', (owner) => {
    const bench = createPhysicsTestBench(SPACE);
    const wants = { ...ALL, [`${owner}s`]: false };
    addTestBody(bench, 1, 5, 0, { owner: 'prop', body: { collidesWith: wants } });
    const others = ['unit', 'item', 'prop'] as const;
    others.forEach((other, index) => {
      const body = { collidesWith: ALL, kind: 'static' } as const;
      addTestBody(bench, index + 2, 4.6 + index * 0.4, 0.3, { owner: other, body });
    });
    const met = stepTestBench(bench).map(({ b }) => b);
    expect(met).toHaveLength(2);
    expect(met).not.toContain(others.indexOf(owner) + 2);
  });

  it("let units notice items that they don't collide with", () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0);
    addTestBody(bench, 2, 2, 0, { owner: 'item', body: { kind: 'static' } });
    setBodyVelocity(bench.physics, 1, 4, 0);
    expect(stepTestBench(bench, 40)).toHaveLength(2);
    expect(bench.motion.vx[1]).toBe(4);
  });

  it('let walls stop only bodies that collide with them', () => {
    const bench = createPhysicsTestBench(['  ##  ']);
    addTestBody(bench, 1, 1, 0.5);
    addTestBody(bench, 2, 1, 0.5, { body: { collidesWith: { ...ALL, walls: false, units: false } } });
    stepTestBench(bench, 60, () => [1, 2].forEach((slot) => setBodyVelocity(bench.physics, slot, 3, 0)));
    expect(bench.motion.x[1]).toBeCloseTo(1.6, 2);
    expect(bench.motion.x[2]).toBeGreaterThan(5);
  });

  it("don't let a fast bullet pass through a movable body, unlike other bodies", () => {
    const bench = createPhysicsTestBench(SPACE);
    const body = { width: 0.2, height: 0.2, collidesWith: { ...ALL, units: false } };
    addTestBody(bench, 1, 2, 0.5, { body: { ...body, isBullet: true } });
    addTestBody(bench, 2, 2, 0.5, { body });
    const gate = { kind: 'kinematic', shape: 'box', width: 0.2, height: 3 } as const;
    addTestBody(bench, 3, 9.3, 0.5, { owner: 'prop', body: gate });
    for (const slot of [1, 2]) setBodyVelocity(bench.physics, slot, 100, 0);
    stepTestBench(bench, 10);
    expect(bench.motion.x[1]).toBeLessThan(9.3);
    expect(bench.motion.x[2]).toBeGreaterThan(20);
  });
});

describe('touches', () => {
  it('begin and end once per pair, with the lower slot first', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 5, 0, 0);
    addTestBody(bench, 3, 3, 0, { body: { kind: 'static', isSensor: true } });
    setBodyVelocity(bench.physics, 5, 4, 0);
    expect(stepTestBench(bench, 60)).toEqual([
      { a: 3, b: 5, isBeginning: true },
      { a: 3, b: 5, isBeginning: false },
    ]);
    expect(bench.motion.vx[5]).toBe(4);
  });

  it('treat all parts of the map as one wall', () => {
    const bench = createPhysicsTestBench(['          ', '# # # # # ', '          ']);
    addTestBody(bench, 1, 0.5, 0.6, { body: { width: 2.4, shape: 'box' } });
    const touches = stepTestBench(bench, 80, () => setBodyVelocity(bench.physics, 1, 3, 1));
    expect(touches[0]).toEqual({ a: 1, b: WALL_SLOT, isBeginning: true });
    expect(touches).toHaveLength(1);
  });

  it('are not reported for removed bodies, whose slot can be reused immediately', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0);
    addTestBody(bench, 2, 0.5, 0);
    stepTestBench(bench);
    removeBody(bench.physics, 2);
    removeBody(bench.physics, 2);
    expect(hasBody(bench.physics, 2)).toBe(false);
    addTestBody(bench, 2, 9, 0);
    expect(stepTestBench(bench, 2)).toEqual([]);
    expect(bench.physics.bodies[1]!.touching).toEqual([]);
  });

  it('end for dead units and begin again when they respawn', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, { body: { kind: 'static' } });
    addTestBody(bench, 2, 0.5, 0, { body: { kind: 'static', isSensor: true } });
    addTestBody(bench, 3, 0.2, 0, { body: { isSensor: true } });
    stepTestBench(bench);
    setBodyEnabled(bench.physics, 3, false);
    expect(stepTestBench(bench)).toEqual([
      { a: 2, b: 3, isBeginning: false },
      { a: 1, b: 3, isBeginning: false },
    ]);
    setBodyEnabled(bench.physics, 3, true);
    expect(stepTestBench(bench)).toHaveLength(2);
  });
});

describe('sensors', () => {
  it("don't fall with gravity, and are moved by forces without gravity", () => {
    const falling = createPhysicsTestBench(SPACE, { gravity: 20 });
    addTestBody(falling, 1, 3, 3, { body: { isSensor: true } });
    stepTestBench(falling, 40);
    expect(falling.motion.y[1]).toBe(3);
    const flat = createPhysicsTestBench(SPACE);
    addTestBody(flat, 1, 3, 3, { body: { isSensor: true } });
    setBodyVelocity(flat.physics, 1, 0, 2);
    stepTestBench(flat, 40);
    expect(flat.motion.y[1]).toBeCloseTo(5, 3);
  });

  it.each([
    ['forces', {}],
    ['poses', { body: { kind: 'kinematic' as const } }],
    ['a controller', { isController: true }],
  ])('notice bodies moved by %s', (_, changes) => {
    const bench = createPhysicsTestBench(SPACE, { gravity: 20 });
    addTestBody(bench, 1, 3, 3, { owner: 'prop', body: { isSensor: true, kind: 'static' } });
    addTestBody(bench, 2, 3.5, 3, changes);
    expect(stepTestBench(bench)).toEqual([{ a: 1, b: 2, isBeginning: true }]);
  });
});

describe('a kinematic body', () => {
  it('is where it was moved after the step, with the matching speed, and pushes others', () => {
    const bench = createPhysicsTestBench(SPACE);
    addTestBody(bench, 1, 0, 0, {
      owner: 'prop',
      body: { kind: 'kinematic', shape: 'box', isTurnLocked: false },
    });
    addTestBody(bench, 2, 1.5, 0);
    stepTestBench(bench, 40, (step) =>
      moveKinematicBody(bench.physics, 1, (step + 1) / 20, 0, (step + 1) / 40),
    );
    expect(bench.motion.x[1]).toBeCloseTo(2, 4);
    expect(bench.motion.vx[1]).toBeCloseTo(2, 3);
    expect(bench.motion.rotation[1]).toBeCloseTo(1, 4);
    expect(bench.motion.spin[1]).toBeCloseTo(1, 2);
    expect(bench.motion.x[2]).toBeGreaterThan(2.5);
    stepTestBench(bench);
    expect([bench.motion.vx[1], bench.motion.spin[1]]).toEqual([0, 0]);
  });
});

it('adds nothing for the kind “none”, and refuses an occupied slot', () => {
  const bench = createPhysicsTestBench(SPACE);
  addTestBody(bench, 1, 0, 0, { body: { kind: 'none' } });
  expect(hasBody(bench.physics, 1)).toBe(false);
  addBody(bench.physics, { ...createTestBodyOptions(1, 0, 0), body: TEST_BODY });
  expect(() => addBody(bench.physics, createTestBodyOptions(1, 0, 0))).toThrow('Slot 1 already has a body.');
});
