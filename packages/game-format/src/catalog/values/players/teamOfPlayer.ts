import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const teamOfPlayer = defineValue({
  name: 'teamOfPlayer',
  category: 'players',
  sentence: 'the team of {player}',
  help: 'A player’s team, or nothing if they aren’t on a team.',
  params: { player: param('player') },
  returns: 'team',
  example: { get: 'teamOfPlayer', player: { get: 'triggeringPlayer' } },
});
