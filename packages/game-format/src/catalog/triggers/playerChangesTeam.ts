import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const playerChangesTeam = defineTrigger({
  name: 'playerChangesTeam',
  category: 'players',
  sentence: 'A player changes to {team}',
  help: 'Fires when a player comes to a team, on joining as well.',
  params: { team: optionalParam('team') },
  provides: { triggeringPlayer: 'player', triggeringTeam: 'team' },
  example: { when: 'playerChangesTeam', team: 'red' },
});
