import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createPhysicsTestBench,
  freeTestBenches,
  addTestBody,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { loadPhysics } from './loadPhysics.ts';
import { moveKinematicBody, setBodyVelocity } from './moveBody.ts';

beforeAll(loadPhysics);
afterEach(freeTestBenches);

const AIR = '          ';
const ROWS = [AIR, AIR, AIR, AIR, '   ----   ', AIR, AIR, AIR, '##########'];
const SHAPES = ['circle', 'box', 'capsule', 'triangle', 'hexagon'] as const;

describe.each([20, 40, 60])('a one-way platform, at %i ticks per second', (tickRate) => {
  it.each(SHAPES)('lets a %s through from below and holds it from above', (shape) => {
    const bench = createPhysicsTestBench(ROWS, { gravity: 20, tickRate });
    addTestBody(bench, 1, 5, 7.5, { body: { shape } });
    setBodyVelocity(bench.physics, 1, 0, -15);
    let highest = Infinity;
    stepTestBench(bench, tickRate * 4, () => (highest = Math.min(highest, bench.motion.y[1]!)));
    expect(highest).toBeLessThan(3);
    expect(bench.motion.y[1]).toBeCloseTo(3.6, 1);
  });

  it.each([1, 2.3, 3.7, 5.2, 8.9])('holds a body that falls from %f tiles above', (height) => {
    const bench = createPhysicsTestBench(ROWS, { gravity: 20, tickRate });
    addTestBody(bench, 1, 4.2, 3.6 - height, { body: { shape: 'box' } });
    addTestBody(bench, 2, 5.8, 3.6 - height, {
      body: { shape: 'circle', isBullet: true, isTurnLocked: false },
    });
    stepTestBench(bench, tickRate * 3);
    expect(bench.motion.y[1]).toBeCloseTo(3.6, 1);
    expect(bench.motion.y[2]).toBeCloseTo(3.6, 1);
  });

  it("doesn't catch a body that turns around inside it", () => {
    const bench = createPhysicsTestBench(ROWS, { gravity: 20, tickRate });
    addTestBody(bench, 1, 5, 7.5, { body: { shape: 'box' } });
    setBodyVelocity(bench.physics, 1, 0, -11.8);
    let highest = Infinity;
    stepTestBench(bench, tickRate * 3, () => (highest = Math.min(highest, bench.motion.y[1]!)));
    expect(highest).toBeLessThan(4.4);
    expect(bench.motion.y[1]).toBeCloseTo(7.6, 1);
  });
});

it('a one-way prop carries bodies on top and lets bodies pass from below', () => {
  const bench = createPhysicsTestBench([AIR, AIR, AIR, AIR, AIR, AIR, AIR, AIR, '##########'], {
    gravity: 20,
  });
  const body = { kind: 'kinematic', shape: 'box', width: 4, height: 0.4 } as const;
  addTestBody(bench, 1, 5, 4.2, { owner: 'prop', isOneWay: true, body });
  addTestBody(bench, 2, 4, 2, { body: { shape: 'box', friction: 1 } });
  addTestBody(bench, 3, 6, 7.5, { body: { shape: 'box', friction: 1 } });
  setBodyVelocity(bench.physics, 3, 0, -16);
  stepTestBench(bench, 120, (step) =>
    moveKinematicBody(bench.physics, 1, 5, 4.2 - Math.max(0, step - 60) / 40, 0),
  );
  expect(bench.motion.y[1]).toBeCloseTo(2.7, 1);
  expect(bench.motion.y[2]).toBeCloseTo(2.1, 1);
  expect(bench.motion.y[3]).toBeCloseTo(2.1, 1);
});

it.each([20, 40, 60])('a one-way prop holds a fast falling body, at %i ticks per second', (tickRate) => {
  for (const height of [4, 5.3, 6.1, 7.7]) {
    const bench = createPhysicsTestBench([AIR, AIR, AIR, AIR, AIR, AIR, AIR], { gravity: 20, tickRate });
    const body = { kind: 'kinematic', shape: 'box', width: 4, height: 1 } as const;
    addTestBody(bench, 1, 5, 5.5, { owner: 'prop', isOneWay: true, body });
    addTestBody(bench, 2, 5, 4.6 - height, { body: { shape: 'box', isBullet: tickRate === 20 } });
    stepTestBench(bench, tickRate * 3);
    expect(bench.motion.y[2], `from ${height}`).toBeCloseTo(4.6, 1);
  }
});

it('a one-way prop lifts floating bodies, however fast it rises', () => {
  const bench = createPhysicsTestBench([AIR, AIR, AIR, AIR, AIR, AIR, AIR, AIR, AIR], { gravity: 20 });
  const body = { kind: 'kinematic', shape: 'box', width: 4, height: 1 } as const;
  addTestBody(bench, 1, 5, 8, { owner: 'prop', isOneWay: true, body });
  addTestBody(bench, 2, 5, 5, { body: { shape: 'box', gravityFactor: 0 } });
  stepTestBench(bench, 20, (step) => moveKinematicBody(bench.physics, 1, 5, 8 - (step + 1) * 0.25, 0));
  expect(bench.motion.y[2]).toBeLessThan(2.4);
});

it('a rotated one-way platform has its top in the new place', () => {
  const bench = createPhysicsTestBench([AIR, AIR, AIR, AIR, AIR, AIR], { gravity: 20 });
  const body = { kind: 'static', shape: 'box', width: 0.4, height: 4 } as const;
  addTestBody(bench, 1, 5, 4, { owner: 'prop', isOneWay: true, rotation: Math.PI / 2, body });
  addTestBody(bench, 2, 4, 1, { body: { shape: 'box' } });
  stepTestBench(bench, 80);
  expect(bench.motion.y[2]).toBeCloseTo(3.4, 1);
});
