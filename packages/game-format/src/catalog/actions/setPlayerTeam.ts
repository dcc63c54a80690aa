import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setPlayerTeam = defineAction({
  name: 'setPlayerTeam',
  category: 'players',
  sentence: 'Put {player} on team {team}',
  help: 'Changes the team of a player and of the player’s units.',
  params: { player: param('player'), team: param('team') },
  example: { do: 'setPlayerTeam', player: { get: 'triggeringPlayer' }, team: 'red' },
});
