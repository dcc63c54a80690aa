import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playerWins = defineAction({
  name: 'playerWins',
  category: 'match',
  sentence: 'Make {player} win the round',
  help: 'Ends the round with a player as the winner.',
  params: { player: param('player') },
  example: { do: 'playerWins', player: { get: 'triggeringPlayer' } },
});
