import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const variableChanges = defineTrigger({
  name: 'variableChanges',
  category: 'variables',
  sentence: '{variable} changes',
  help: 'Fires when the value of a game variable changes.',
  params: { variable: param('globalVariable') },
  provides: { triggeringVariable: 'globalVariable' },
  example: { when: 'variableChanges', variable: 'gold' },
});
