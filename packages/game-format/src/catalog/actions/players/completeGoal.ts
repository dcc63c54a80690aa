import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const completeGoal = defineAction({
  name: 'completeGoal',
  category: 'players',
  sentence: 'Complete the goal {goal} for {player}',
  help: 'Does nothing if the player doesn’t have this goal today or this week, or has completed it.',
  params: { player: param('player'), goal: param('goal') },
  example: { do: 'completeGoal', player: { get: 'triggeringPlayer' }, goal: 'wanderer' },
});
