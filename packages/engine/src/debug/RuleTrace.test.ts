import { exampleGame, type Game, parseGame } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileGame } from '../compile/compileGame.ts';
import { createWorld } from '../simulation/createWorld.ts';
import { loadPhysics } from '../physics/loadPhysics.ts';
import { hashWorld } from '../snapshot/hashWorld.ts';
import { tick } from '../simulation/tick.ts';
import type { CompiledGame } from '../world/World.ts';
import { describeTracedLine } from './describeTracedLine.ts';
import { createRuleTrace } from './RuleTrace.ts';
import type { RuleTracer } from '../compile/RuleTracer.ts';

const TICKS = 120;

function createGame(): Game {
  const example = exampleGame();
  const parsed = parseGame({
    ...example,
    variables: {
      ...example.variables,
      global: {
        count: { name: 'Count', type: 'number', initial: 2 },
        list: { name: 'List', type: 'list', initial: [] },
      },
    },
    rules: [
      {
        id: 'loop',
        name: 'Loop',
        when: { when: 'everySeconds', seconds: 0.5 },
        if: [{ get: 'isLess', a: { get: 'randomNumber', from: 0, to: 1 }, b: 0.8 }],
        do: [
          {
            do: 'repeat',
            times: { get: 'randomWholeNumber', from: 1, to: 3 },
            actions: [
              { do: 'changeVariable', variable: 'count', amount: { get: 'randomNumber', from: 0, to: 9 } },
            ],
          },
          { do: 'wait', seconds: 0.2 },
          { do: 'runLater', seconds: 0.1, actions: [{ do: 'addToList', variable: 'list', element: 1 }] },
          { do: 'runRule', rule: 'set' },
        ],
      },
      {
        id: 'set',
        name: 'Set',
        when: { when: 'ruleIsRun' },
        do: [{ do: 'setVariable', variable: 'count', value: 3 }],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function play(game: CompiledGame): string[] {
  const world = createWorld({ game, seed: 5 });
  const hashes: string[] = [];
  for (let count = 0; count < TICKS; count += 1) {
    tick(world, []);
    hashes.push(hashWorld(world));
  }
  return hashes;
}

beforeAll(loadPhysics);

describe('tracing rules', () => {
  it("[ED-06:part] doesn't change the game, and is absent without a tracer", () => {
    const game = createGame();
    const calls = { count: 0 };
    const { tracer } = createRuleTrace();
    const counting: RuleTracer = {
      traceParams: (line, params) => tracer.traceParams(line, params),
      traceInstruction(line, isFirst, instruction) {
        const traced = tracer.traceInstruction(line, isFirst, instruction);
        return (world, thread) => {
          calls.count += 1;
          return traced(world, thread);
        };
      },
    };
    const traced = compileGame(game, counting);
    const plain = compileGame(game);
    const untraced = play(plain);
    expect(calls.count).toBe(0);
    expect(play(traced)).toEqual(untraced);
    expect(calls.count).toBeGreaterThan(0);
    // Tracing must not change the cost of instructions: a rule that runs too long stops at the same line.
    expect(traced.programs.map(({ costs, paths }) => [costs, paths])).toEqual(
      plain.programs.map(({ costs, paths }) => [costs, paths]),
    );
  });

  it('[ED-06:part] records the result of each line, what it changed, and where a run began', () => {
    const trace = createRuleTrace();
    const world = createWorld({ game: compileGame(createGame(), trace.tracer), seed: 5 });
    while (!trace.runs.has('set')) tick(world, []);
    const run = trace.runs.get('loop')!;
    const text = (path: string, rule = run) => describeTracedLine(world, rule.lines.get(path)!);
    expect(text('rules[0].if[0]')).toBe('yes');
    expect(text('rules[0].do[0]')).toMatch(/^[123]$/);
    expect(text('rules[0].do[0].actions[0]')).toMatch(/^[\d.]+ → [\d.]+$/);
    expect(text('rules[0].do[1]')).toBe('0.2');
    const set = trace.runs.get('set')!;
    expect(set).toMatchObject({ tick: world.tick, times: 1 });
    expect(text('rules[1].do[0]', set)).toMatch(/^[\d.]+ → 3$/);
    expect(run.times).toBeLessThanOrEqual(Math.ceil(world.tick / (0.5 * world.game.tickRate)));
  });
});
