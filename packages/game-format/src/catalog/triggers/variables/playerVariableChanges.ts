import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playerVariableChanges = defineTrigger({
  name: 'playerVariableChanges',
  category: 'variables',
  sentence: '{variable} of a player changes',
  help: 'Fires when the value of a player’s variable changes.',
  params: { variable: param('playerVariable') },
  provides: { triggeringPlayer: 'player', triggeringVariable: 'playerVariable' },
  example: { when: 'playerVariableChanges', variable: 'coins' },
});
