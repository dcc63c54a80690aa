import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const heal = defineAction({
  name: 'heal',
  category: 'combat',
  sentence: 'Heal {target} by {amount}',
  help: 'Adds health, up to the maximum.',
  params: { target: param('entity'), amount: numberParam({ default: 10, min: 0 }) },
  example: { do: 'heal', target: { get: 'triggeringUnit' }, amount: 25 },
});
