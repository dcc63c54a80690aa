import { startThread } from '../../threads/runThread.ts';
import { fire } from '../../triggers/fire.ts';
import { isRuleActive } from '../../triggers/runRules.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const flowActionRunners = {
  runRule:
    ({ rule }) =>
    (world, thread) => {
      const found = world.game.rules.get(rule(world, thread) ?? '');
      if (found === undefined || !isRuleActive(world, found)) return;
      startThread(world, found.program, { ...thread.context, ...thread.each }, thread.depth + 1);
    },

  setRuleEnabled:
    ({ rule, isOn }) =>
    (world, thread) => {
      const id = rule(world, thread);
      if (id !== null) world.ruleSwitches.set(id, isOn(world, thread));
    },

  sendEvent:
    ({ event, value }) =>
    (world, thread) => {
      fire(world, 'eventIsSent', { eventValue: value(world, thread) }, { event: event(world, thread) });
    },
} satisfies Partial<ActionRunners>;
