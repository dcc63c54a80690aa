import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const playerChangesTeam = defineTrigger({
  name: 'playerChangesTeam',
  category: 'players',
  sentence: 'A player joins team {team}',
  help: 'Fires when a player moves to a team, including when they first join the game.',
  params: { team: optionalParam('team') },
  provides: { triggeringPlayer: 'player', triggeringTeam: 'team' },
  example: { when: 'playerChangesTeam', team: 'red' },
});
