import { World as RapierWorld } from '@dimforge/rapier2d-deterministic-compat';
import { freePhysics, takeSnapshot, tick, type World } from '@playloom/engine';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { compareTimes } from './measure/compareTimes.ts';
import { createCrowdWorld } from './scenes/crowd.ts';

const UNITS = 1000;
const TICK_GOAL = 2;
const SNAPSHOT_GOAL = 1.5;
const TICKS_PER_ROUND = 10;

export const engineTick: Benchmark = {
  name: 'Tick of 1,000 units',
  question: `a whole tick of the crowd (${UNITS} moving units, 200 on paths, regeneration, 50 rules), relative to the bare Rapier step of the same bodies`,
  async run() {
    const world = await createCrowdWorld(UNITS);
    const bare: { world: RapierWorld; steps: number } = { world: copyBodies(world), steps: 0 };
    // The bare bodies are copied from the crowd every few steps, because on their own they would soon stop moving.
    const stepBare = () => {
      if (bare.steps % TICKS_PER_ROUND === 0) {
        bare.world.free();
        bare.world = copyBodies(world);
      }
      bare.steps += 1;
    };
    const times: { tick: number; step: number }[] = [];
    for (let round = 0; round < 600; round += 1) {
      stepBare();
      const tickTime = time(() => tick(world, []));
      times.push({ tick: tickTime, step: time(() => bare.world.step()) });
    }
    bare.world.free();
    freePhysics(world.physics);
    const counted = times.slice(times.length / 4);
    const tickTime = computeMedian(counted.map((pair) => pair.tick));
    const stepTime = computeMedian(counted.map((pair) => pair.step));
    return {
      figures: [`tick ${tickTime.toFixed(2)} ms`, `bare Rapier step ${stepTime.toFixed(2)} ms`],
      result: { value: tickTime / stepTime, unit: 'times the bare step', goal: TICK_GOAL, better: 'lower' },
    };
  },
};

export const snapshotCost: Benchmark = {
  name: 'Snapshot of 1,000 units',
  question: `a whole snapshot of the crowd, relative to Rapier's own of the same bodies`,
  async run() {
    const world = await createCrowdWorld(UNITS);
    const copy = copyBodies(world);
    const whole = { name: 'whole snapshot', run: () => takeSnapshot(world) };
    const plan = {
      goal: SNAPSHOT_GOAL,
      unit: "times Rapier's own",
      rounds: 301,
      warmUp: 300,
      runsPerRound: 1,
    };
    // Rapier snapshots a fresh copy faster than the played world, because its memory is laid out more compactly.
    const tidy = compareTimes(
      whole,
      { name: "Rapier's own of a copy", run: () => copy.takeSnapshot() },
      plan,
    );
    const own = { name: "Rapier's own of this world", run: () => world.physics.world.takeSnapshot() };
    const outcome = compareTimes(whole, own, plan);
    copy.free();
    freePhysics(world.physics);
    const beside = `relative to a fresh copy of its bodies: ${tidy.result.value.toFixed(2)}`;
    return { ...outcome, figures: [...outcome.figures, beside] };
  },
};

function copyBodies(world: World): RapierWorld {
  return RapierWorld.restoreSnapshot(takeSnapshot(world).physics.rapier);
}

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
