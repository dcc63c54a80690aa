import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const addBot = defineAction({
  name: 'addBot',
  category: 'players',
  sentence: 'Add a bot named {name} to team {team}',
  help: 'Adds a player controlled by the computer.',
  params: { name: param('text', { default: 'Bot' }), team: optionalParam('team') },
  example: { do: 'addBot', name: 'Rusty', team: 'red' },
});
