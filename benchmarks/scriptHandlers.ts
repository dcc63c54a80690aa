import {
  type ScriptBridge,
  scriptEntries,
  type ScriptEvent,
  type ScriptHost,
  scriptMotionFields,
} from '@playloom/engine';
import { triggers } from '@playloom/game-format';
import { compileScripts } from '@playloom/game-format/scripts';
import { createScriptHost, createScriptHostFactory } from '@playloom/scripting';
import { loadScriptWasm } from '../tools/games/play/loadScriptWasm.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { compareTimes } from './measure/compareTimes.ts';
import { createBareLoop } from './peers/bareScriptLoop.ts';
import {
  createUnitMotionArrays,
  EVENT_COUNT,
  HANDLER_COUNT,
  SCENE_SCRIPT,
  type UnitMotionArrays,
  computeChecksum,
  listTouches,
} from './scenes/scriptScene.ts';

const GOAL = 1.5;
const ROUNDS = 3001;
const TOUCHES = Object.keys(triggers).indexOf('unitTouchesUnit');

export const scriptHandlers: Benchmark = {
  name: 'Script handlers',
  question: `${HANDLER_COUNT} handlers and ${EVENT_COUNT} events through the script host, relative to a bare loop over QuickJS's functions with the same reads and writes`,
  async run() {
    const ours = createUnitMotionArrays();
    const bare = createUnitMotionArrays();
    const { host, world } = await createScene(ours);
    const runBare = await createBareLoop(bare);
    let bareTick = 0;
    const outcome = compareTimes(
      { name: 'script host', run: () => runTick(host, world) },
      { name: 'bare loop', run: () => runBare((bareTick += 1)) },
      // Both sides alternate after every tick, so that other load on the machine affects both equally.
      { goal: GOAL, unit: 'times the bare loop', rounds: ROUNDS, runsPerRound: 1 },
    );
    if (world.tick !== bareTick || computeChecksum(ours) !== computeChecksum(bare))
      throw new Error('Both sides must do the same.');
    return outcome;
  },
};

async function createScene(
  numbers: UnitMotionArrays,
): Promise<{ host: ScriptHost; world: { tick: number } }> {
  const compiled = compileScripts({ world: { name: 'World', files: { 'initialize.ts': SCENE_SCRIPT } } });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const host = createScriptHost(compiled.value, createScriptHostFactory({ wasm: await loadScriptWasm() }));
  const world = { tick: 0 };
  const report = host.start(createSceneBridge(numbers, world));
  if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems));
  return { host, world };
}

/** Creates a minimal bridge that does no more than the bare loop, so that only the overhead of calls is measured. */
function createSceneBridge(numbers: UnitMotionArrays, world: { tick: number }): ScriptBridge {
  const SET_VELOCITY = scriptEntries.findIndex(({ name }) => name === 'setVelocity');
  const fields = scriptMotionFields.map((name) => numbers[name as keyof UnitMotionArrays]);
  return {
    tickSeconds: 0.025,
    tick: () => world.tick,
    call(entry, [unit, x, y]) {
      if (entry !== SET_VELOCITY) throw new Error('The scene calls nothing else.');
      numbers.vx[unit as number] = x as number;
      numbers.vy[unit as number] = y as number;
      return null;
    },
    random: () => 0.5,
    readMotion: (unit, field) => fields[field]![unit]!,
  };
}

function runTick(host: ScriptHost, world: { tick: number }): void {
  world.tick += 1;
  const events: ScriptEvent[] = listTouches(world.tick).map(([unit, other]) => ({
    trigger: TOUCHES,
    context: { triggeringUnit: unit, otherUnit: other },
    about: { unitType: 'knight', otherType: 'wolf' },
  }));
  const { problems } = host.tick(events);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
}
