import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { parseGame } from '@playloom/game-format';
import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { compareTimes } from './measure/compareTimes.ts';
import { runHandWrittenFight } from './peers/handWrittenRule.ts';
import { interpretActions } from './peers/treeInterpreter.ts';
import { countNodes, fightActions, fightInitialState } from './scenes/fightRule.ts';

const NODES = 49;
const RUNS_PER_RULE = 800;
const RULES = 4;
const RUNS = RUNS_PER_RULE * RULES;
const HAND_WRITTEN_GOAL = 40;
const TREE_GOAL = 4;

export const ruleVersusHandWritten: Benchmark = {
  name: 'Compiled rule against a hand-written function',
  question: `a rule of ${NODES} nodes run by the engine, relative to the same as a TypeScript function`,
  async run() {
    const world = await createFightWorld();
    const state = new Map(Object.entries(fightInitialState));
    return compareTimes(
      { name: 'engine', run: () => tick(world, []), per: RUNS },
      { name: 'by hand', run: () => repeat(RUNS, () => runHandWrittenFight(state)), per: RUNS },
      { goal: HAND_WRITTEN_GOAL, unit: 'times the hand-written function' },
    );
  },
};

export const ruleVersusInterpreter: Benchmark = {
  name: 'Compiled rule against a tree interpreter',
  question: `how many times faster the engine runs a rule of ${NODES} nodes than an interpreter that walks the document`,
  async run() {
    const world = await createFightWorld();
    const state = new Map(Object.entries(fightInitialState));
    const outcome = compareTimes(
      {
        name: 'tree interpreter',
        run: () => repeat(RUNS, () => interpretActions(fightActions, state)),
        per: RUNS,
      },
      { name: 'engine', run: () => tick(world, []), per: RUNS },
      { goal: TREE_GOAL, unit: 'times faster than the tree interpreter' },
    );
    return { ...outcome, result: { ...outcome.result, better: 'higher' } } satisfies BenchmarkOutcome;
  },
};

/**
 * Creates a world with four rules that each run the actions 800 times per tick. The measured time of the engine
 * includes the rest of the tick.
 */
async function createFightWorld(): Promise<World> {
  if (countNodes(fightActions) !== NODES) throw new Error(`The rule has ${countNodes(fightActions)} nodes.`);
  await loadPhysics();
  const variables = Object.entries(fightInitialState).map(([id, initial]) => [
    id,
    { name: id, type: 'number', initial },
  ]);
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `rule-${index}`,
    name: 'Fight',
    when: { when: 'everyTick' },
    do: [{ do: 'repeat', times: RUNS_PER_RULE, actions: fightActions }],
  }));
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Fight' },
    variables: { global: Object.fromEntries(variables) },
    rules,
  });
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const world = createWorld({ game: compileGame(parsed.value), seed: 1 });
  tick(world, []);
  if (world.events.length > 0) throw new Error(JSON.stringify(world.events[0]));
  return world;
}

function repeat(times: number, run: () => void): void {
  for (let done = 0; done < times; done += 1) run();
}
