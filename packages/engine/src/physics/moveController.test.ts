import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createPhysicsTestBench,
  freeTestBenches,
  type PhysicsTestBench,
  type BodyOverrides,
  addTestBody,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { loadPhysics } from './loadPhysics.ts';
import { moveKinematicBody, setBodyPose } from './moveBody.ts';
import { moveController } from './moveController.ts';
import { type ControllerMove, type ControllerOptions, WALL_SLOT } from './PhysicsTypes.ts';

beforeAll(loadPhysics);
afterEach(freeTestBenches);

const AIR = ' '.repeat(20);
const FLOOR = '#'.repeat(20);
const GRAVITY = 30;
const TICK_RATE = 40;
const WALKER: BodyOverrides = { isController: true, body: { shape: 'capsule', width: 0.6, height: 1 } };
/** The height of a walker's center above the ground: half the walker's height plus the gap. */
const HALF = 0.51;

interface Walk {
  readonly speed?: number;
  readonly jumpAt?: number;
  readonly jumpSpeed?: number;
  readonly dropAt?: number;
  readonly before?: (step: number) => void;
  readonly after?: (move: ControllerMove, step: number) => void;
}

/** Moves the body in slot 1 like a platformer unit: gravity accelerates it each tick until it lands. */
function walk(bench: PhysicsTestBench, steps: number, options: Walk = {}): ControllerMove[] {
  const moves: ControllerMove[] = [];
  let fall = 0;
  stepTestBench(bench, steps, (step) => {
    options.before?.(step);
    fall = step === options.jumpAt ? -(options.jumpSpeed ?? 12) : fall + GRAVITY / TICK_RATE;
    const controllerOptions: ControllerOptions = {
      isDroppingThrough: options.dropAt !== undefined && step >= options.dropAt && step < options.dropAt + 8,
    };
    const move = moveController(
      bench.physics,
      1,
      (options.speed ?? 0) / TICK_RATE,
      fall / TICK_RATE,
      controllerOptions,
    );
    if ((move.isGrounded && fall > 0) || (move.isBlockedAbove && fall < 0)) fall = 0;
    options.after?.(move, step);
    moves.push(move);
  });
  return moves;
}

function createWalk(rows: readonly string[], x: number, y: number): PhysicsTestBench {
  const bench = createPhysicsTestBench(rows, { gravity: GRAVITY, tickRate: TICK_RATE });
  addTestBody(bench, 1, x, y, WALKER);
  return bench;
}

describe('a controller on the map', () => {
  it('falls, lands, and walks at its speed', () => {
    const bench = createWalk([AIR, AIR, AIR, FLOOR], 2, 1);
    const moves = walk(bench, 100, { speed: 4 });
    expect(moves[0]).toMatchObject({ isGrounded: false, ground: null });
    expect(moves.at(-1)).toMatchObject({ isGrounded: true, ground: WALL_SLOT, isBlockedSideways: false });
    expect(bench.motion.y[1]).toBeCloseTo(3 - HALF, 2);
    expect(bench.motion.x[1]).toBeCloseTo(12, 1);
  });

  it('is stopped by walls and ceilings, and reports it', () => {
    const bench = createWalk([AIR, '      ####', AIR, '         #', FLOOR], 6.5, 3.4);
    const moves = walk(bench, 60, { speed: 4, jumpAt: 10 });
    expect(moves.some(({ isBlockedAbove }) => isBlockedAbove)).toBe(true);
    expect(moves.at(-1)).toMatchObject({ isBlockedSideways: true, isGrounded: true });
    expect(bench.motion.x[1]).toBeCloseTo(9 - 0.31, 2);
  });

  it('walks up and down a slope at its speed, always on the ground', () => {
    const bench = createWalk([AIR, AIR, '      /##\\', '     /####\\', FLOOR], 2, 3.4);
    const moves = walk(bench, 160, { speed: 3 });
    expect(bench.motion.x[1]).toBeGreaterThan(13);
    expect(moves.slice(5).filter(({ isGrounded }) => !isGrounded).length).toBeLessThanOrEqual(4);
  });

  it.each(['capsule', 'box', 'circle'] as const)(
    'as a %s steps over low obstacles, but not over half a tile',
    (shape) => {
      const low = createPhysicsTestBench([AIR, AIR, AIR, FLOOR], { gravity: GRAVITY });
      const high = createPhysicsTestBench([AIR, AIR, '     _', FLOOR], { gravity: GRAVITY });
      for (const bench of [low, high]) {
        addTestBody(bench, 1, 2, 2.4, { isController: true, body: { shape, width: 0.8, height: 0.8 } });
      }
      addTestBody(low, 2, 5, 2.88, {
        owner: 'prop',
        body: { kind: 'static', shape: 'box', width: 2, height: 0.24 },
      });
      const moves = walk(low, 80, { speed: 3 });
      expect(low.motion.x[1]).toBeGreaterThan(7.5);
      expect(moves.slice(10).every(({ isBlockedSideways }) => !isBlockedSideways)).toBe(true);
      for (const speed of [3, 2, 0.4]) walk(high, 80, { speed });
      expect(high.motion.x[1]).toBeLessThan(5);
    },
  );

  it('passes a one-way platform from below, stands on it, and drops through on request', () => {
    const bench = createWalk([AIR, AIR, '  -----', AIR, AIR, FLOOR], 4, 4.4);
    const heights: number[] = [];
    walk(bench, 140, {
      jumpAt: 10,
      jumpSpeed: 16,
      dropAt: 90,
      before: () => heights.push(bench.motion.y[1]!),
    });
    expect(Math.min(...heights)).toBeLessThan(1);
    expect(heights[85]).toBeCloseTo(2 - HALF, 2);
    expect(heights.at(-1)).toBeCloseTo(5 - HALF, 2);
  });

  it('leaves the ground if it was placed slightly inside it', () => {
    const bench = createWalk([AIR, AIR, AIR, FLOOR], 4, 2.54);
    walk(bench, 3, { speed: 2 });
    expect(bench.motion.y[1]).toBeCloseTo(3 - HALF, 3);
  });

  it('moves from where it was placed in the same tick, not from its old position', () => {
    const bench = createWalk([AIR, '  #  ', AIR, FLOOR], 1.69, 1.5);
    stepTestBench(bench);
    setBodyPose(bench.physics, 1, 8, 2.49, 0);
    expect(moveController(bench.physics, 1, 0.5, 0).dx).toBeCloseTo(0.5, 2);
    stepTestBench(bench);
    expect(bench.motion.x[1]).toBeCloseTo(8.5, 2);
  });

  it('pushes bodies moved by forces', () => {
    const bench = createWalk([AIR, AIR, AIR, FLOOR], 2, 2.4);
    addTestBody(bench, 2, 4, 2.6, { owner: 'prop', body: { shape: 'box' } });
    const moves = walk(bench, 100, { speed: 3 });
    expect(moves.some(({ isBlockedSideways }) => isBlockedSideways)).toBe(false);
    expect(bench.motion.x[2]).toBeGreaterThan(5);
    expect(bench.motion.x[1]).toBeLessThan(bench.motion.x[2]!);
  });

  it('touches the wall it stands on and the bodies it meets, despite its gap', () => {
    const bench = createWalk([AIR, AIR, AIR, FLOOR], 2, 2.4);
    addTestBody(bench, 2, 4, 2.6, { owner: 'prop', body: { kind: 'static', shape: 'box' } });
    walk(bench, 60, { speed: 3 });
    expect(bench.physics.bodies[1]!.walls).toHaveLength(1);
    expect(bench.physics.bodies[1]!.touching).toEqual([2]);
  });
});

describe.each([false, true])('a moving platform (one-way: %s)', (isOneWay) => {
  function createRide(): PhysicsTestBench {
    const bench = createWalk([AIR, AIR, AIR, AIR, AIR, AIR, AIR, AIR, FLOOR], 5, 3);
    const body = { kind: 'kinematic', shape: 'box', width: 2, height: 0.4 } as const;
    addTestBody(bench, 2, 5, 4.2, { owner: 'prop', isOneWay, body });
    return bench;
  }

  it.each([
    ['right', 2, 0],
    ['left and up', -1, -2],
    ['up', 0, -1.2],
    ['down', 0, 3],
    ['steeply down', 1, 5],
  ])('carries a controller exactly when it moves %s', (_, vx, vy) => {
    const bench = createRide();
    walk(bench, 30);
    const moves = walk(bench, 30, {
      before: (step) =>
        moveKinematicBody(
          bench.physics,
          2,
          5 + ((step + 1) * vx) / TICK_RATE,
          4.2 + ((step + 1) * vy) / TICK_RATE,
          0,
        ),
    });
    expect(moves.every(({ isGrounded, ground }) => isGrounded && ground === 2)).toBe(true);
    expect(bench.motion.x[1]).toBeCloseTo(bench.motion.x[2]!, 3);
    expect(bench.motion.y[1]).toBeCloseTo(bench.motion.y[2]! - 0.2 - HALF, 3);
    expect(bench.physics.bodies[1]!.touching).toEqual([2]);
  });

  it('lets a controller jump off and walk over its end', () => {
    const jumping = createRide();
    walk(jumping, 30);
    walk(jumping, 8, { jumpAt: 0 });
    expect(jumping.motion.y[1]).toBeLessThan(2);
    const walking = createRide();
    walk(walking, 80, { speed: 2 });
    expect(walking.motion.y[1]).toBeCloseTo(8 - HALF, 2);
  });

  it("doesn't push a controller through a ceiling", () => {
    const bench = createPhysicsTestBench([AIR, FLOOR, AIR, AIR, AIR, AIR, AIR, FLOOR], { gravity: GRAVITY });
    addTestBody(bench, 1, 5, 4, WALKER);
    const body = { kind: 'kinematic', shape: 'box', width: 2, height: 0.4 } as const;
    addTestBody(bench, 2, 5, 5, { owner: 'prop', isOneWay, body });
    walk(bench, 100, { before: (step) => moveKinematicBody(bench.physics, 2, 5, 5 - step / 40, 0) });
    expect(bench.motion.y[1]).toBeGreaterThan(2.4);
  });
});
