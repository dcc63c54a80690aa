import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setVariable = defineAction({
  name: 'setVariable',
  category: 'variables',
  sentence: 'Set {variable} to {value}',
  help: 'Sets a game variable to a value.',
  params: { variable: param('globalVariable'), value: param('any', { fitsVariable: 'variable' }) },
  example: { do: 'setVariable', variable: 'gold', value: 10 },
});
