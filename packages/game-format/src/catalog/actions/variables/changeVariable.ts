import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changeVariable = defineAction({
  name: 'changeVariable',
  category: 'variables',
  sentence: 'Add {amount} to {variable}',
  help: 'Adds to a game variable that holds a number. Use a negative amount to subtract.',
  params: { variable: param('globalVariable'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeVariable', variable: 'gold', amount: 5 },
});
