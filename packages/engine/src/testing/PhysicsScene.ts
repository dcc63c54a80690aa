import { JointData } from '@dimforge/rapier2d-deterministic-compat';
import type { Body } from '@playloom/game-format';
import { createTileMap, collectTileChanges, type TileChanges, writeCell } from '../map/TileMap.ts';
import { createRandom, nextRandom, type RandomState } from '../math/random.ts';
import { sin } from '../math/trigonometry.ts';
import { castBall, castRay } from '../physics/cast.ts';
import { moveKinematicBody, setBodyPose, setBodyVelocity } from '../physics/moveBody.ts';
import { moveController } from '../physics/moveController.ts';
import {
  type PhysicsSnapshot,
  restorePhysicsSnapshot,
  takePhysicsSnapshot,
} from '../physics/PhysicsSnapshot.ts';
import { requireBody } from '../physics/PhysicsState.ts';
import type { ControllerMove, RayHit } from '../physics/PhysicsTypes.ts';
import { removeBody } from '../physics/removeBody.ts';
import { stepPhysics } from '../physics/stepPhysics.ts';
import { stepWalls } from '../physics/stepWalls.ts';
import { addNumber, createHasher, finishHash, type Hasher } from '../snapshot/Hasher.ts';
import { copyMotion, createMotion, type Motion } from '../entities/Motion.ts';
import { encodeTileSymbol, createMapFromRows } from './createMapFromRows.ts';
import {
  createPhysicsTestBench,
  freeTestBench,
  type PhysicsTestBench,
  addTestBody,
} from './PhysicsTestBench.ts';

/**
 * A random scene, generated from a seed, that uses everything in physics at once: rotating bodies of all
 * shapes, sensors, joints, moving and one-way platforms, controllers, casts, and bodies and tiles that are
 * added and removed.
 */
export interface PhysicsScene extends PhysicsTestBench {
  tick: number;
  readonly random: RandomState;
  readonly hasher: Hasher;
  /** The falling speed of each controller. */
  readonly falls: number[];
}

/** The state of a scene between two ticks, as plain data. */
export interface SceneSnapshot {
  readonly tick: number;
  readonly random: RandomState;
  readonly hasher: Hasher;
  readonly falls: readonly number[];
  readonly motion: Motion;
  readonly tiles: TileChanges;
  readonly physics: PhysicsSnapshot;
}

const WIDTH = 100;
const HEIGHT = 60;
const TICK_RATE = 40;
const GRAVITY = 25;
const CAPACITY = 512;

const BODIES = { from: 0, count: 300 };
const SENSORS = { from: 300, count: 40 };
const PLATFORMS = { from: 340, count: 30 };
const CONTROLLERS = { from: 370, count: 12 };
const JOINTS = 20;
const CASTS_PER_TICK = 8;

const SHAPES = ['circle', 'box', 'capsule', 'triangle', 'hexagon'] as const;
const ALL = { walls: true, units: true, items: true, projectiles: true, props: true };
const TARGETS = { walls: true, units: true, items: true, props: true };

export function createPhysicsScene(seed: number): PhysicsScene {
  const random = createRandom(seed);
  const bench = createPhysicsTestBench(drawRows(random), {
    gravity: GRAVITY,
    tickRate: TICK_RATE,
    hasSolidEdges: true,
  });
  const scene: PhysicsScene = {
    ...bench,
    motion: createMotion(CAPACITY),
    tick: 0,
    random,
    hasher: createHasher(),
    falls: Array.from({ length: CONTROLLERS.count }, () => 0),
  };
  for (let index = 0; index < BODIES.count; index++) placeLoose(scene, index);
  for (let index = 0; index < SENSORS.count; index++) {
    const body: Partial<Body> = { isSensor: true, width: 3, height: 3, collidesWith: ALL };
    placeAtRandom(scene, SENSORS.from + index, 'item', body);
  }
  for (let index = 0; index < PLATFORMS.count; index++) placePlatform(scene, PLATFORMS.from + index);
  for (let index = 0; index < CONTROLLERS.count; index++) {
    placeAtRandom(scene, CONTROLLERS.from + index, 'unit', {
      shape: index % 2 === 0 ? 'capsule' : 'box',
      width: 0.6,
      height: 1,
    });
  }
  for (let index = 0; index < JOINTS; index++) joinBodies(scene, index * 2, index * 2 + 1);
  return scene;
}

/** Advances the scene by a tick and adds all results to its hash. */
export function stepScene(scene: PhysicsScene): void {
  const { physics, motion, random } = scene;
  if (scene.tick % 5 === 0) respawn(scene);
  if (scene.tick % 7 === 0) changeTile(scene);
  const pushed = Math.floor(nextRandom(random) * BODIES.count);
  setBodyVelocity(physics, pushed, motion.vx[pushed]!, motion.vy[pushed]! - 3);
  setBodyVelocity(physics, Math.floor(nextRandom(random) * BODIES.count), nextRandom(random) * 20 - 10, -4);
  movePlatforms(scene);
  for (let index = 0; index < CONTROLLERS.count; index++) walk(scene, index);
  for (const { a, b, isBeginning } of stepPhysics(physics, motion))
    addAll(scene, [a, b, isBeginning ? 1 : 0]);
  for (let index = 0; index < CASTS_PER_TICK; index++) look(scene);
  for (let slot = 0; slot < CONTROLLERS.from + CONTROLLERS.count; slot++) {
    addAll(scene, [motion.x[slot]!, motion.y[slot]!, motion.rotation[slot]!]);
    addAll(scene, [motion.vx[slot]!, motion.vy[slot]!, motion.spin[slot]!]);
  }
  // After the physics step, so that snapshots are also taken between a teleport and the next move.
  if (scene.tick % 3 === 0) teleport(scene);
  scene.tick++;
}

export function hashScene(scene: PhysicsScene): string {
  return finishHash(scene.hasher);
}

export function takeSceneSnapshot(scene: PhysicsScene): SceneSnapshot {
  return {
    tick: scene.tick,
    random: { ...scene.random },
    hasher: { ...scene.hasher },
    falls: scene.falls.slice(),
    motion: copyMotion(scene.motion, CAPACITY, CAPACITY),
    tiles: collectTileChanges(scene.tileMap),
    physics: takePhysicsSnapshot(scene.physics),
  };
}

export function restoreScene(seed: number, snapshot: SceneSnapshot): PhysicsScene {
  const tileMap = createTileMap(
    createMapFromRows(drawRows(createRandom(seed)), { hasSolidEdges: true }),
    snapshot.tiles,
  );
  return {
    tick: snapshot.tick,
    random: { ...snapshot.random },
    hasher: { ...snapshot.hasher },
    falls: snapshot.falls.slice(),
    motion: copyMotion(snapshot.motion, CAPACITY, CAPACITY),
    tileMap,
    physics: restorePhysicsSnapshot(snapshot.physics, tileMap),
  };
}

export function freeScene(scene: PhysicsScene): void {
  freeTestBench(scene.physics);
}

function drawRows(random: RandomState): string[] {
  return Array.from({ length: HEIGHT }, (_, y) => {
    if (y >= HEIGHT - 3) return '#'.repeat(WIDTH);
    const symbols = y % 6 === 0 ? '-----#   ' : '##/\\"_[]' + ' '.repeat(24);
    return Array.from({ length: WIDTH }, () => pick(random, symbols)).join('');
  });
}

function pick(random: RandomState, symbols: string): string {
  return symbols[Math.floor(nextRandom(random) * symbols.length)]!;
}

function placeAtRandom(
  scene: PhysicsScene,
  slot: number,
  owner: 'unit' | 'item' | 'prop',
  body: Partial<Body>,
): void {
  const { random } = scene;
  addTestBody(scene, slot, 2 + nextRandom(random) * (WIDTH - 4), 2 + nextRandom(random) * (HEIGHT - 8), {
    owner,
    rotation: body.isTurnLocked === false ? nextRandom(random) * 6 : 0,
    isController: slot >= CONTROLLERS.from,
    isOneWay: body.kind === 'kinematic' && slot % 2 === 0,
    damping: body.isTurnLocked === false ? 0.2 : 0,
    body,
  });
}

function placeLoose(scene: PhysicsScene, slot: number): void {
  const { random } = scene;
  placeAtRandom(scene, slot, slot % 3 === 0 ? 'prop' : 'unit', {
    shape: SHAPES[slot % SHAPES.length]!,
    width: 0.3 + nextRandom(random),
    height: 0.3 + nextRandom(random),
    offset: slot % 4 === 0 ? { x: 0.1, y: -0.1 } : { x: 0, y: 0 },
    isTurnLocked: slot % 10 === 9,
    isBullet: slot % 25 === 0,
    bounce: nextRandom(random) * 0.6,
    friction: nextRandom(random),
    gravityFactor: slot % 30 === 7 ? -0.1 : 1,
  });
}

function placePlatform(scene: PhysicsScene, slot: number): void {
  placeAtRandom(scene, slot, 'prop', {
    kind: 'kinematic',
    shape: 'box',
    width: 4,
    height: 0.5,
    isTurnLocked: slot % 3 !== 0,
  });
}

function joinBodies({ physics }: PhysicsScene, first: number, second: number): void {
  const anchor = { x: 0.6, y: 0 };
  const data =
    first % 4 === 0
      ? JointData.revolute(anchor, { x: -0.6, y: 0 })
      : JointData.spring(1, 40, 2, anchor, { x: 0, y: 0 });
  const bodies = [first, second].map((slot) => requireBody(physics, slot).body) as never as [never, never];
  setBodyPose(physics, second, 3 + first * 2, 2, 0);
  setBodyPose(physics, first, 2 + first * 2, 2, 0);
  physics.world.createImpulseJoint(data, bodies[0], bodies[1], true);
}

/**
 * Removes a random body and adds it again. Only bodies without joints, because removing a body removes its
 * joints.
 */
function respawn(scene: PhysicsScene): void {
  const slot = JOINTS * 2 + Math.floor(nextRandom(scene.random) * (BODIES.count - JOINTS * 2));
  removeBody(scene.physics, slot);
  placeLoose(scene, slot);
}

function teleport({ physics, motion, random }: PhysicsScene): void {
  const slot = CONTROLLERS.from + Math.floor(nextRandom(random) * CONTROLLERS.count);
  motion.x[slot] = 2 + nextRandom(random) * (WIDTH - 4);
  motion.y[slot] = 2 + nextRandom(random) * (HEIGHT - 8);
  setBodyPose(physics, slot, motion.x[slot]!, motion.y[slot]!, 0);
}

function changeTile({ physics, tileMap, random }: PhysicsScene): void {
  const x = Math.floor(nextRandom(random) * WIDTH);
  const y = Math.floor(nextRandom(random) * (HEIGHT - 3));
  writeCell(tileMap, 0, x, y, encodeTileSymbol(pick(random, '#/-_   ')));
  // Sometimes the walls are not rebuilt yet, because snapshots must also work while cells are dirty.
  if (nextRandom(random) < 0.8) stepWalls(physics, tileMap);
}

function movePlatforms({ physics, motion, tick }: PhysicsScene): void {
  for (let index = 0; index < PLATFORMS.count; index++) {
    const slot = PLATFORMS.from + index;
    const swing = sin(tick / 40 + index) * 0.1;
    const x = motion.x[slot]! + (index % 2 === 0 ? swing : 0);
    const y = motion.y[slot]! + (index % 2 === 0 ? 0 : swing);
    moveKinematicBody(physics, slot, x, y, slot % 3 === 0 ? motion.rotation[slot]! + 0.01 : 0);
  }
}

function walk(scene: PhysicsScene, index: number): void {
  const slot = CONTROLLERS.from + index;
  const side = sin((scene.tick + index * 50) / 90) > 0 ? 1 : -1;
  const isJumping = (scene.tick + index * 13) % 60 === 0;
  const fall = isJumping ? -14 : scene.falls[index]! + GRAVITY / TICK_RATE;
  const move = moveController(scene.physics, slot, (side * 4) / TICK_RATE, fall / TICK_RATE, {
    isDroppingThrough: (scene.tick + index) % 200 < 8,
  });
  scene.falls[index] = (move.isGrounded && fall > 0) || (move.isBlockedAbove && fall < 0) ? 0 : fall;
  addMove(scene, move);
}

function look(scene: PhysicsScene): void {
  const { physics, random } = scene;
  const x = nextRandom(random) * WIDTH;
  const y = nextRandom(random) * HEIGHT;
  const [dx, dy] = [0.6, nextRandom(random) < 0.5 ? 0.8 : -0.8];
  addHit(scene, castRay(physics, x, y, dx, dy, 20, TARGETS));
  addHit(scene, castBall(physics, x, y, -dx, dy, 10, 0.2, { ...TARGETS, isProjectile: true }));
}

function addMove(scene: PhysicsScene, move: ControllerMove): void {
  addAll(scene, [move.dx, move.dy, move.ground ?? -9]);
  addAll(scene, [move.isBlockedAbove ? 1 : 0, move.isBlockedSideways ? 1 : 0]);
}

function addHit(scene: PhysicsScene, hit: RayHit | null): void {
  addAll(scene, hit === null ? [-9] : [hit.slot, hit.distance, hit.normalX, hit.normalY]);
}

function addAll({ hasher }: PhysicsScene, numbers: readonly number[]): void {
  for (const number of numbers) addNumber(hasher, number);
}
