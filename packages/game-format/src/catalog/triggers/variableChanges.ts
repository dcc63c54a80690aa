import { defineTrigger } from '../defineEntry.ts';
import { param } from '../params.ts';

export const variableChanges = defineTrigger({
  name: 'variableChanges',
  category: 'variables',
  sentence: '{variable} changes',
  help: 'Fires when a variable of the game gets a different value.',
  params: { variable: param('globalVariable') },
  provides: { triggeringVariable: 'globalVariable' },
  example: { when: 'variableChanges', variable: 'gold' },
});
