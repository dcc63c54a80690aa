import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setScore = defineAction({
  name: 'setScore',
  category: 'players',
  sentence: 'Set the score of {player} to {score}',
  help: 'Sets a player’s score on the scoreboard.',
  params: { player: param('player'), score: numberParam({ default: 0 }) },
  example: { do: 'setScore', player: { get: 'triggeringPlayer' }, score: 10 },
});
