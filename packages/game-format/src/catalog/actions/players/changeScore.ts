import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changeScore = defineAction({
  name: 'changeScore',
  category: 'players',
  sentence: 'Add {amount} to the score of {player}',
  help: 'Adds to a player’s score on the scoreboard. Use a negative amount to subtract.',
  params: { player: param('player'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeScore', player: { get: 'triggeringPlayer' }, amount: 1 },
});
