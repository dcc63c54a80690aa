import {
  scriptEntries,
  type ScriptBridge,
  type ScriptEvent,
  type ScriptHost,
  type ScriptSnapshot,
} from '@playloom/engine';
import { triggers } from '@playloom/game-format';
import { compileScripts } from '@playloom/game-format/scripts';
import type { CompiledScripts } from '@playloom/game-format/scripts';

/** Scripts that keep state in every way the language offers, and occasionally run out of fuel. */
const WORLD = `
import { Herd, walk } from './herd.ts';
const herd = new Herd(7);
const seen = new Map<string, number>();
let live = seen.entries();
const steps = walk(1);
const pattern = /(\\d+)-(?<name>[a-z]+)/g;
const hidden = new WeakMap<object, number>();
const key = {};
hidden.set(key, 1);
const proxy = new Proxy({} as Record<string, number>, { get: (target, name) => (target[name as string] ?? 0) + 1 });
const fields = new Float64Array(16);

on('everyTick', () => {
  const tick = game.tick;
  seen.set('key' + (tick % 23), tick);
  if (tick % 5 === 0) seen.delete('key' + (tick % 7));
  const next = live.next();
  if (next.done) live = seen.entries();
  fields[tick % 16] = Math.sin(tick) * Math.random();
  hidden.set(key, hidden.get(key)! + proxy.size);
  const found = pattern.exec('12-ab 345-cde 6-f');
  movement.setVelocity(tick as Unit, herd.move(tick), fields[tick % 16]);
  console.log(next.value, steps.next(tick).value, found?.groups?.name, pattern.lastIndex, hidden.get(key), herd);
  if (tick % 37 === 0) for (;;) herd.move(1);
});
on('unitDies', { unitType: 'wolf' }, ({ triggeringUnit }) => {
  console.warn('wolf', triggeringUnit, [...seen.keys()].join());
  if (triggeringUnit! % 3 === 0) throw new Error('number ' + triggeringUnit);
});
async function loop(name: string, seconds: number) {
  for (let round = 0; ; round++) {
    await game.wait(seconds);
    variables.setVariable(name, { round, tick: game.tick, list: [...seen.values()].slice(0, 3) });
  }
}
for (let index = 0; index < 20; index++) loop('loop' + index, 0.025 * (1 + (index % 6)));
// More continuations than a tick lets go on: some are always left in the queue.
async function flood() { for (let count = 0; ; count++) { await null; if (count % 500 === 0) console.log('flood', count); } }
flood();
async function* numbers() { for (let value = 1; ; value *= 3) { await game.wait(0.1); yield value % 1000003; } }
(async () => { for await (const value of numbers()) messages.sendChat('value ' + value); })();
`;
const HERD = `
class Animal { protected legs = 4; get sound() { return 'none'; } }
class Sheep extends Animal { override get sound() { return 'baa'.repeat(this.legs); } }
export class Herd {
  #sheep: Sheep[] = [];
  #moves = 0;
  static count = 0;
  constructor(size: number) { for (let i = 0; i < size; i++) this.#sheep.push(new Sheep()); Herd.count++; }
  move(by: number): number { this.#moves += by; return this.#moves / this.#sheep.length; }
  toJSON() { return [this.#moves, this.#sheep[0]!.sound.length, Herd.count]; }
}
export function* walk(start: number): Generator<number, void, number> {
  let place = start;
  try { for (;;) place = (place * 31 + (yield place)) % 99991; } finally { console.error('never'); }
}
`;

const triggerNames = Object.keys(triggers);

/** Compiles the scripts of the scenario, optionally with a second script, which starts after them. */
export function compileScenario(other = ''): CompiledScripts {
  const compiled = compileScripts({
    world: { name: 'World', files: { 'initialize.ts': WORLD, 'herd.ts': HERD } },
    ...(other !== '' && { zoo: { name: 'Zoo', files: { 'zoo.ts': other } } }),
  });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

/**
 * A minimal world that consists of a few numbers, so that it can be stored with a snapshot of its scripts.
 */
export interface ScenarioWorld {
  tick: number;
  seed: number;
  readonly calls: string[];
}

export function createScenarioBridge(world: ScenarioWorld): ScriptBridge {
  return {
    tickSeconds: 0.025,
    tick: () => world.tick,
    call(entry, args) {
      world.calls.push(JSON.stringify([scriptEntries[entry]!.name, ...args]));
      return null;
    },
    random() {
      world.seed = (Math.imul(world.seed, 1_664_525) + 1_013_904_223) >>> 0;
      return world.seed / 2 ** 32;
    },
    readMotion: () => NaN,
  };
}

/** Plays a number of ticks and returns the output of the scripts in each. */
export function runScenario(host: ScriptHost, world: ScenarioWorld, ticks: number): string[] {
  return Array.from({ length: ticks }, () => {
    world.tick += 1;
    const report = host.tick(listScenarioEvents(world.tick));
    const calls = world.calls.splice(0);
    return JSON.stringify([world.tick, world.seed, report, calls]);
  });
}

export interface ScenarioKeyframe {
  readonly tick: number;
  readonly seed: number;
  readonly snapshot: ScriptSnapshot;
}

export function takeScenarioKeyframe(host: ScriptHost, { tick, seed }: ScenarioWorld): ScenarioKeyframe {
  return { tick, seed, snapshot: host.takeSnapshot() };
}

export function restoreScenarioKeyframe(
  host: ScriptHost,
  { tick, seed, snapshot }: ScenarioKeyframe,
): ScenarioWorld {
  const world: ScenarioWorld = { tick, seed, calls: [] };
  host.restoreSnapshot(snapshot, createScenarioBridge(world));
  return world;
}

function listScenarioEvents(tick: number): ScriptEvent[] {
  return Array.from({ length: tick % 4 }, (_none, index) => ({
    trigger: triggerNames.indexOf('unitDies'),
    context: { triggeringUnit: tick + index, attackingUnit: null },
    about: { unitType: index % 2 === 0 ? 'wolf' : 'knight' },
  }));
}
