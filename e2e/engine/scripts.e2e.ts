import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runInChromium, runInNode } from '../harness/runInChromium.ts';

const SCENARIO = 'packages/scripting/src/testing/runScriptScenario.ts';
const TICKS = inject('long') ? 1000 : 200;
const KEYFRAME_EVERY = TICKS / 4;

interface Keyframe {
  tick: number;
  seed: number;
  snapshot: { bytes: Uint8Array; roots: object };
}
interface ScenarioReport {
  outputs: string[];
  keyframes: Keyframe[];
}

const chromium = runInChromium();

describe('[EG-01:part] scripts with state of every kind', () => {
  let wasm: Uint8Array;
  let inNode: ScenarioReport;
  const run = (from: Keyframe | null): object => ({
    wasm,
    from,
    untilTick: TICKS,
    keyframeEvery: KEYFRAME_EVERY,
  });

  beforeAll(async () => {
    // Found from where the scripting package finds it.
    const { resolve } = createRequire(import.meta.resolve('@playloom/scripting'));
    wasm = new Uint8Array(await readFile(resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
    inNode = await runInNode<ScenarioReport>(SCENARIO, run(null));
  });

  it('do the same in Chromium as in Node, and their memory is the same byte for byte', async () => {
    const there = await chromium<ScenarioReport>(SCENARIO, run(null));
    expect(there.outputs).toEqual(inNode.outputs);
    expect(there.keyframes).toEqual(inNode.keyframes);
    expect(inNode.outputs.join()).toContain('script-out-of-fuel');
  });

  it.each([0, 2])('go on in Chromium from keyframe %i of Node to the same end', async (index) => {
    const from = inNode.keyframes[index]!;
    const there = await chromium<ScenarioReport>(SCENARIO, run(from));
    expect(there.outputs).toEqual(inNode.outputs.slice(from.tick));
    expect(there.keyframes).toEqual(inNode.keyframes.slice(index + 1));
  });

  it('go on in Node from a keyframe of Chromium', async () => {
    const [, from] = (await chromium<ScenarioReport>(SCENARIO, run(null))).keyframes;
    const here = await runInNode<ScenarioReport>(SCENARIO, run(from!));
    expect(here.keyframes.at(-1)).toEqual(inNode.keyframes.at(-1));
  });
});
