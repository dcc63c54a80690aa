import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const teamOfPlayer = defineValue({
  name: 'teamOfPlayer',
  category: 'players',
  sentence: 'the team of {player}',
  help: 'The team of a player. Nothing if they are on no team.',
  params: { player: param('player') },
  returns: 'team',
  example: { get: 'teamOfPlayer', player: { get: 'triggeringPlayer' } },
});
