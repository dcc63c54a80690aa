import type { Value } from '@playloom/game-format';
import { RUN_DEPTH_MAX, STEPS_PER_RUN_MAX } from '../limits.ts';
import type { World } from '../world/World.ts';
import { reportRuleProblem } from './reportRuleProblem.ts';
import { addThread } from './threads.ts';
import type { Thread } from './Thread.ts';

/** Runs a rule from its first instruction to its end or its first wait. */
export function startThread(
  world: World,
  program: number,
  context: { readonly [name: string]: Value },
  depth = 0,
): void {
  const created = { unit: null, item: null, projectile: null, prop: null };
  const thread: Thread = {
    program,
    pc: 0,
    context,
    each: {},
    loops: [],
    wakeAt: 0,
    waitEndsAt: 0,
    created,
    depth,
  };
  if (depth > RUN_DEPTH_MAX) {
    reportRuleProblem(world, thread, 'rules-run-each-other', 'Rules run each other without end.');
    return;
  }
  runThread(world, thread);
}

export function runThread(world: World, thread: Thread): void {
  const { code, costs } = world.game.programs[thread.program]!;
  let stepsLeft = Math.min(STEPS_PER_RUN_MAX, world.stepsLeft);
  const stepsBefore = stepsLeft;
  while (thread.pc < code.length) {
    stepsLeft -= costs[thread.pc]!;
    if (stepsLeft < 0) {
      reportRuleProblem(world, thread, 'rule-out-of-steps', 'The rule takes too long and was stopped.');
      break;
    }
    const next = code[thread.pc]!(world, thread);
    if (next < 0) {
      thread.pc = ~next;
      addThread(world, thread);
      break;
    }
    thread.pc = next;
  }
  world.stepsLeft -= stepsBefore - Math.max(0, stepsLeft);
}
