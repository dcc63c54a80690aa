import { parentPort, workerData } from 'node:worker_threads';
import { createScriptHost } from '../host/createScriptHost.ts';
import { createScriptHostFactory } from '../host/createScriptHostFactory.ts';
import {
  compileScenario,
  restoreScenarioKeyframe,
  runScenario,
  type ScenarioKeyframe,
  takeScenarioKeyframe,
} from './scenario.ts';
import { loadWasm } from './loadWasm.ts';

/** Continues a run that began in another thread. Used by tests. */
const { keyframe, ticks } = workerData as { keyframe: ScenarioKeyframe; ticks: number };
const host = createScriptHost(compileScenario(), createScriptHostFactory({ wasm: await loadWasm() }));
const world = restoreScenarioKeyframe(host, keyframe);
const outputs = runScenario(host, world, ticks);
parentPort!.postMessage({ outputs, last: takeScenarioKeyframe(host, world) });
