import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const nameOfPlayer = defineValue({
  name: 'nameOfPlayer',
  category: 'players',
  sentence: 'the name of {player}',
  help: 'The name of a player.',
  params: { player: param('player') },
  returns: 'text',
  example: { get: 'nameOfPlayer', player: { get: 'triggeringPlayer' } },
});
