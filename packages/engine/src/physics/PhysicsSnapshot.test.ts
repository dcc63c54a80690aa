import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createRandom, nextRandom } from '../math/random.ts';
import {
  createPhysicsScene,
  freeScene,
  hashScene,
  type PhysicsScene,
  restoreScene,
  stepScene,
  takeSceneSnapshot,
} from '../testing/PhysicsScene.ts';
import {
  createPhysicsTestBench,
  freeTestBench,
  addTestBody,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { createTileMap, collectTileChanges, writeCell } from '../map/TileMap.ts';
import { encodeTileSymbol, createMapFromRows } from '../testing/createMapFromRows.ts';
import { castRay } from './cast.ts';
import { loadPhysics } from './loadPhysics.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';
import { stepWalls } from './stepWalls.ts';
import { setBodyVelocity } from './moveBody.ts';
import { restorePhysicsSnapshot, takePhysicsSnapshot } from './PhysicsSnapshot.ts';
import { stepPhysics } from './stepPhysics.ts';

beforeAll(loadPhysics);

const SEED = 5;
const TICKS = inject('long') ? 3000 : 150;

function runScene(scene: PhysicsScene, ticks: number): string[] {
  const hashes: string[] = [];
  while (scene.tick < ticks) {
    stepScene(scene);
    hashes.push(hashScene(scene));
  }
  return hashes;
}

describe('physics with everything at once', () => {
  let expected: string[] = [];

  beforeAll(() => {
    const scene = createPhysicsScene(SEED);
    expected = runScene(scene, TICKS);
    freeScene(scene);
  });

  it('is reproducible, and differs for another seed', () => {
    const [again, other] = [SEED, SEED + 1].map((seed) => {
      const scene = createPhysicsScene(seed);
      const hashes = runScene(scene, TICKS / 3);
      freeScene(scene);
      return hashes;
    });
    expect(again).toEqual(expected.slice(0, TICKS / 3));
    expect(other).not.toEqual(again);
  });

  it('continues bit for bit after a snapshot is restored, at random ticks, repeatedly', () => {
    const random = createRandom(99);
    let scene = createPhysicsScene(SEED);
    const hashes: string[] = [];
    let snapshot = takeSceneSnapshot(scene);
    while (hashes.length < TICKS) {
      const chance = nextRandom(random);
      if (chance < 0.06) snapshot = takeSceneSnapshot(scene);
      else if (chance < 0.12) {
        freeScene(scene);
        scene = restoreScene(SEED, snapshot);
        hashes.length = scene.tick;
      }
      stepScene(scene);
      hashes.push(hashScene(scene));
    }
    freeScene(scene);
    expect(hashes).toEqual(expected);
  });

  it('gives the same snapshot, byte for byte, from the world it was restored into', () => {
    const scene = createPhysicsScene(SEED);
    runScene(scene, 50);
    const snapshot = takeSceneSnapshot(scene);
    freeScene(scene);
    const restored = restoreScene(SEED, snapshot);
    expect(takeSceneSnapshot(restored)).toEqual(snapshot);
    freeScene(restored);
  });
});

it('knows after a restore which speeds Rapier already has', () => {
  const bench = createPhysicsTestBench([' ']);
  addTestBody(bench, 1, 0, 0);
  setBodyVelocity(bench.physics, 1, 2, 0);
  stepTestBench(bench);
  const restored = restorePhysicsSnapshot(takePhysicsSnapshot(bench.physics), bench.tileMap);
  for (const vx of [3, 1, 2]) {
    setBodyVelocity(restored, 1, vx, 0);
    stepPhysics(restored, bench.motion);
    expect(bench.motion.vx[1]).toBe(vx);
  }
  for (const physics of [bench.physics, restored]) freeTestBench(physics);
});

it('rebuilds walls after a restore if a change was reverted before they were built', () => {
  const rows = ['   ', ' # ', '   '];
  const bench = createPhysicsTestBench(rows);
  writeCell(bench.tileMap, 0, 1, 1, 0);
  stepWalls(bench.physics, bench.tileMap);
  writeCell(bench.tileMap, 0, 1, 1, encodeTileSymbol('#'));
  const tileMap = createTileMap(createMapFromRows(rows), collectTileChanges(bench.tileMap));
  const restored = restorePhysicsSnapshot(takePhysicsSnapshot(bench.physics), tileMap);
  stepWalls(restored, tileMap);
  stepPhysics(restored, bench.motion);
  const targets = { walls: true, units: false, items: false, props: false };
  expect(castRay(restored, 0.5, 1.5, 1, 0, 5, targets)).toMatchObject({ slot: WALL_SLOT, distance: 0.5 });
  for (const physics of [bench.physics, restored]) freeTestBench(physics);
});
