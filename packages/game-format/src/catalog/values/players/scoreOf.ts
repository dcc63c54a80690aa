import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const scoreOf = defineValue({
  name: 'scoreOf',
  category: 'players',
  sentence: 'the score of {player}',
  help: 'A player’s score on the scoreboard.',
  params: { player: param('player') },
  returns: 'number',
  example: { get: 'scoreOf', player: { get: 'triggeringPlayer' } },
});
