import type { Value } from '@playloom/game-format';
import { RUN_DEPTH_MAX, STEPS_PER_RUN_MAX } from '../world/limits.ts';
import type { World } from '../world/World.ts';
import { ACT, JUMP, COMPUTED_JUMP, CONDITIONAL_JUMP } from './instructionKinds.ts';
import { reportRuleProblem } from './reportRuleProblem.ts';
import { addThread } from './threads.ts';
import type { Thread } from '../world/Thread.ts';

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
    reportRuleProblem(
      world,
      thread,
      'rules-run-each-other',
      'These rules keep running each other in an endless loop.',
    );
    return;
  }
  runThread(world, thread);
}

export function runThread(world: World, thread: Thread): void {
  const { code, kinds, targets, costs } = world.game.programs[thread.program]!;
  let stepsLeft = Math.min(STEPS_PER_RUN_MAX, world.stepsLeft);
  const stepsBefore = stepsLeft;
  while (thread.pc < code.length) {
    const { pc } = thread;
    stepsLeft -= costs[pc]!;
    if (stepsLeft < 0) {
      reportRuleProblem(world, thread, 'rule-out-of-steps', 'This rule ran too long and was stopped.');
      break;
    }
    const kind = kinds[pc]!;
    const given = kind === JUMP ? null : code[pc]!(world, thread);
    if (kind === ACT || (kind === CONDITIONAL_JUMP && given === true)) thread.pc = pc + 1;
    else if (kind !== COMPUTED_JUMP) thread.pc = targets[pc]!;
    else if ((given as number) >= 0) thread.pc = given as number;
    else {
      thread.pc = ~(given as number);
      addThread(world, thread);
      break;
    }
  }
  world.stepsLeft -= stepsBefore - Math.max(0, stepsLeft);
}
