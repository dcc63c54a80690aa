import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setPlayerTeam = defineAction({
  name: 'setPlayerTeam',
  category: 'players',
  sentence: 'Put {player} on team {team}',
  help: 'Moves a player and their units to a team.',
  params: { player: param('player'), team: param('team') },
  example: { do: 'setPlayerTeam', player: { get: 'triggeringPlayer' }, team: 'red' },
});
