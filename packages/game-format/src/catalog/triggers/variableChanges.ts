import { defineTrigger } from '../defineEntry.ts';
import { param } from '../params.ts';

export const variableChanges = defineTrigger({
  name: 'variableChanges',
  category: 'variables',
  sentence: '{variable} changes',
  help: 'Fires when a game variable gets a different value.',
  params: { variable: param('globalVariable') },
  provides: { triggeringVariable: 'globalVariable' },
  example: { when: 'variableChanges', variable: 'gold' },
});
