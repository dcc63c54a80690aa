import { beforeAll, describe, expect, inject, it } from 'vitest';
import { loadScriptWasm } from '../../tools/games/play/loadScriptWasm.ts';
import { runInChromium, runInNode } from '../harness/runInChromium.ts';

const SCENARIO = 'packages/scripting/src/testing/runScriptScenario.ts';
const ATTACKS = 'packages/scripting/src/testing/runStackAttacks.ts';
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
    wasm = await loadScriptWasm();
    inNode = await runInNode<ScenarioReport>(SCENARIO, run(null));
  });

  it('do the same in Chromium as in Node, and their memory is the same byte for byte', async () => {
    const there = await chromium<ScenarioReport>(SCENARIO, run(null));
    expect(there.outputs).toEqual(inNode.outputs);
    expect(there.keyframes).toEqual(inNode.keyframes);
    expect(inNode.outputs.join()).toContain('script-out-of-fuel');
  });

  it.each([0, 2])('continue in Chromium from keyframe %i of Node with the same result', async (index) => {
    const from = inNode.keyframes[index]!;
    const there = await chromium<ScenarioReport>(SCENARIO, run(from));
    expect(there.outputs).toEqual(inNode.outputs.slice(from.tick));
    expect(there.keyframes).toEqual(inNode.keyframes.slice(index + 1));
  });

  it('continue in Node from a keyframe of Chromium', async () => {
    const [, from] = (await chromium<ScenarioReport>(SCENARIO, run(null))).keyframes;
    const here = await runInNode<ScenarioReport>(SCENARIO, run(from!));
    expect(here.keyframes.at(-1)).toEqual(inNode.keyframes.at(-1));
  });
});

describe('[EG-03:part] attacks on the stack', () => {
  it('end with a script error in Chromium and in Node', async () => {
    const wasm = await loadScriptWasm();
    const here = await runInNode<{ problems: { kind: string }[] }[]>(ATTACKS, { wasm });
    const there = await chromium<typeof here>(ATTACKS, { wasm });
    expect(there).toEqual(here);
    expect(new Set(here.flatMap(({ problems }) => problems.map(({ kind }) => kind)))).toEqual(
      new Set(['script-error', 'script-out-of-fuel']),
    );
  });
});
