import { createScriptHost } from '../host/createScriptHost.ts';
import { createScriptHostFactory } from '../host/createScriptHostFactory.ts';
import {
  compileScenario,
  createScenarioBridge,
  restoreScenarioKeyframe,
  runScenario,
  type ScenarioKeyframe,
  type ScenarioWorld,
  takeScenarioKeyframe,
} from './scenario.ts';

interface ScenarioRun {
  /** The script machine's code. */
  readonly wasm: Uint8Array;
  /** The keyframe to continue from; null for the start. */
  readonly from: ScenarioKeyframe | null;
  readonly untilTick: number;
  readonly keyframeEvery: number;
}

interface ScenarioReport {
  readonly outputs: readonly string[];
  readonly keyframes: readonly ScenarioKeyframe[];
}

/** Compiles the scenario and runs it, in Node or in a browser. */
export default function runScriptScenario(run: ScenarioRun): ScenarioReport {
  const host = createScriptHost(compileScenario(), createScriptHostFactory({ wasm: run.wasm }));
  const world: ScenarioWorld =
    run.from === null ? { tick: 0, seed: 7, calls: [] } : restoreScenarioKeyframe(host, run.from);
  if (run.from === null) host.start(createScenarioBridge(world));
  const outputs: string[] = [];
  const keyframes: ScenarioKeyframe[] = [];
  while (world.tick < run.untilTick) {
    outputs.push(...runScenario(host, world, run.keyframeEvery));
    keyframes.push(takeScenarioKeyframe(host, world));
  }
  return { outputs, keyframes };
}
