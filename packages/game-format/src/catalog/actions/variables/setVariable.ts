import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setVariable = defineAction({
  name: 'setVariable',
  category: 'variables',
  sentence: 'Set {variable} to {value}',
  help: 'Sets a game variable to a value.',
  params: { variable: param('globalVariable'), value: param('any', { fitsVariable: 'variable' }) },
  example: { do: 'setVariable', variable: 'gold', value: 10 },
});
