import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runInChromium, runInNode } from '../harness/runInChromium.ts';

const SCENE = 'packages/engine/src/testing/runPhysicsScene.ts';
const TICKS = inject('long') ? 3000 : 240;
const SEED = 11;
const STOPS = [TICKS / 6, TICKS / 2];

interface SceneReport {
  hash: string;
  stops: { tick: number; hash: string; bytes: Uint8Array }[];
}

const chromium = runInChromium();

describe('[EG-01:part] physics of a scene with everything in it', () => {
  let inNode: SceneReport;

  beforeAll(async () => {
    inNode = await runInNode<SceneReport>(SCENE, { seed: SEED, from: null, untilTick: TICKS, stopAt: STOPS });
  });

  it('is the same in Chromium as in Node, snapshots byte for byte', async () => {
    const run = { seed: SEED, from: null, untilTick: TICKS, stopAt: STOPS };
    expect(await chromium<SceneReport>(SCENE, run)).toEqual(inNode);
  });

  it.each(inject('long') ? [0, 1] : [1])(
    'continues in Chromium from snapshot %i of Node with the same result',
    async (index) => {
      const { tick, bytes } = inNode.stops[index]!;
      const run = { seed: SEED, from: bytes, untilTick: TICKS, stopAt: STOPS };
      const { hash, stops } = await chromium<SceneReport>(SCENE, run);
      expect(hash).toBe(inNode.hash);
      expect(stops).toEqual(inNode.stops.filter((stop) => stop.tick > tick));
    },
  );

  it('differs with another seed', async () => {
    const run = { seed: SEED + 1, from: null, untilTick: 5, stopAt: [5] };
    const [here, there] = await Promise.all([
      runInNode<SceneReport>(SCENE, { ...run, seed: SEED }),
      chromium<SceneReport>(SCENE, run),
    ]);
    expect(there.hash).not.toBe(here.hash);
  });
});
