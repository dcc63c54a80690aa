import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfPlayer = defineValue({
  name: 'nameOfPlayer',
  category: 'players',
  sentence: 'the name of {player}',
  help: 'The name of a player.',
  params: { player: param('player') },
  returns: 'text',
  example: { get: 'nameOfPlayer', player: { get: 'triggeringPlayer' } },
});
