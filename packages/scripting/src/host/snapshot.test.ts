import type { ScriptHost } from '@playloom/engine';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { runInWorker } from '../testing/runInWorker.ts';
import {
  compileScenario,
  createScenarioBridge,
  restoreScenarioKeyframe,
  runScenario,
  type ScenarioKeyframe,
  type ScenarioWorld,
  takeScenarioKeyframe,
} from '../testing/scenario.ts';
import { createScriptEvent, createTestFactory, createTestHost } from '../testing/createTestHost.ts';
import { createScriptHost } from './createScriptHost.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

const TICKS = inject('long') ? 1000 : 200;
const KEYFRAME_EVERY = 10;
const REWINDS = inject('long') ? 400 : 25;
const REWIND_TICKS = 12;

let factory: ScriptHostFactory;
let compiled: CompiledScripts;
/** The output and keyframes of a run without interruption. */
let outputs: string[];
let keyframes: ScenarioKeyframe[];

beforeAll(async () => {
  factory = await createTestFactory();
  compiled = compileScenario();
  const host = createScriptHost(compiled, factory);
  const world = startScenario(host);
  outputs = [];
  keyframes = [takeScenarioKeyframe(host, world)];
  while (outputs.length < TICKS) {
    outputs.push(...runScenario(host, world, KEYFRAME_EVERY));
    keyframes.push(takeScenarioKeyframe(host, world));
  }
});

function startScenario(host: ScriptHost): ScenarioWorld {
  const world: ScenarioWorld = { tick: 0, seed: 7, calls: [] };
  expect(host.start(createScenarioBridge(world)).problems).toEqual([]);
  return world;
}

describe('snapshots of scripts', () => {
  it('cover a run with everything in it: fuel that ran out, errors, waiting promises', () => {
    const all = outputs.join('\n');
    for (const part of ['script-out-of-fuel', 'number 51', 'flood 1000', 'loop19', 'value 729', '[2'])
      expect(all).toContain(part);
  });

  it('[EG-01:part] rewind the same machine: all outputs and the whole memory are reproduced', () => {
    const host = createScriptHost(compiled, factory);
    startScenario(host);
    let seed = 1;
    for (let round = 0; round < REWINDS; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const place = seed % (keyframes.length - 2);
      const world = restoreScenarioKeyframe(host, keyframes[place]!);
      const from = place * KEYFRAME_EVERY;
      expect(runScenario(host, world, REWIND_TICKS)).toEqual(outputs.slice(from, from + REWIND_TICKS));
    }
    const world = restoreScenarioKeyframe(host, keyframes[0]!);
    expect(runScenario(host, world, TICKS)).toEqual(outputs);
    expect(host.takeSnapshot()).toEqual(keyframes.at(-1)!.snapshot);
  });

  it('[EG-01:part] continue in a new machine and in one that ran something else', () => {
    const other = createScriptHost(
      compileScenario(
        'const kept = []; on("everyTick", () => { for (let i = 0; i < 999; i++) kept.push({ i }); });',
      ),
      factory,
    );
    runScenario(other, startScenario(other), 50);
    for (const host of [createScriptHost(compiled, factory), other]) {
      const place = Math.floor(keyframes.length / 2);
      const world = restoreScenarioKeyframe(host, keyframes[place]!);
      expect(runScenario(host, world, TICKS - place * KEYFRAME_EVERY)).toEqual(
        outputs.slice(place * KEYFRAME_EVERY),
      );
      expect(host.takeSnapshot()).toEqual(keyframes.at(-1)!.snapshot);
    }
  });

  it('[EG-01:part] continue in another thread, which starts its own machine', async () => {
    const place = 3;
    const result = await runInWorker<{ outputs: string[]; last: ScenarioKeyframe }>('scenarioWorker.ts', {
      keyframe: keyframes[place],
      ticks: TICKS - place * KEYFRAME_EVERY,
    });
    expect(result.outputs).toEqual(outputs.slice(place * KEYFRAME_EVERY));
    expect(result.last.snapshot).toEqual(keyframes.at(-1)!.snapshot);
  });

  it('[EG-01:part] continue after the tick in which fuel ran out', () => {
    const [over] = outputs.flatMap((output, index) =>
      output.includes('script-out-of-fuel') ? [index + 1] : [],
    );
    const host = createScriptHost(compiled, factory);
    const first = startScenario(host);
    runScenario(host, first, over!);
    const keyframe = takeScenarioKeyframe(host, first);
    const fresh = createScriptHost(compiled, factory);
    const world = restoreScenarioKeyframe(fresh, keyframe);
    expect(runScenario(fresh, world, 20)).toEqual(outputs.slice(over, over! + 20));
  });

  it('leave nothing behind from after they were taken', () => {
    const code =
      'const kept: object[] = []; on("everyTick", () => { for (let i = 0; i < 2000; i++) kept.push([game.tick, i]); });';
    const { host, bridge, start, tick } = createTestHost(factory, code);
    start();
    const first = host.takeSnapshot();
    const grow = (by: number): void => {
      bridge.now += by;
      for (let round = 0; round < 20; round += 1) tick();
    };
    grow(0);
    const grown = host.takeSnapshot();
    grow(1000);
    bridge.now = 0;
    host.restoreSnapshot(first, bridge);
    grow(0);
    expect(host.takeSnapshot()).toEqual(grown);
  });

  it.each([
    [
      'out of memory',
      'const kept = []; for (;;) kept.push(new Array(1000).fill(1));',
      'script-out-of-memory',
    ],
    ['that was interrupted', 'for (;;) new Promise(() => { for (;;); });', 'script-broken'],
  ])('restore a machine %s', (_what, code, kind) => {
    const source = `on('unitJumps', () => { ${code} });`;
    const host = createScriptHost(compileScenario(source), factory);
    const start = startScenario(host);
    const { problems } = host.tick([createScriptEvent('unitJumps')]);
    expect(problems.at(-1)).toMatchObject({ kind, script: 'zoo' });
    expect(host.isBroken).toBe(true);
    const dead = host.takeSnapshot();
    expect(dead.bytes).toHaveLength(0);

    const world = restoreScenarioKeyframe(host, keyframes[1]!);
    expect(host.isBroken).toBe(false);
    expect(runScenario(host, world, 40)).toEqual(outputs.slice(KEYFRAME_EVERY, KEYFRAME_EVERY + 40));
    expect(host.takeSnapshot()).toEqual(keyframes[5]!.snapshot);

    host.restoreSnapshot(dead, createScenarioBridge(start));
    expect([host.isBroken, host.tick([])]).toEqual([true, { problems: [], lines: [] }]);
  });

  it('refuse snapshots from another version', () => {
    const host = createScriptHost(compiled, factory);
    const snapshot = { ...keyframes[0]!.snapshot, roots: { image: 'another', isBroken: false } };
    const world: ScenarioWorld = { tick: 0, seed: 1, calls: [] };
    expect(() => host.restoreSnapshot(snapshot, createScenarioBridge(world))).toThrow('another version');
  });
});
