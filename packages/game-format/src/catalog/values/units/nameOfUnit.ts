import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfUnit = defineValue({
  name: 'nameOfUnit',
  category: 'units',
  sentence: 'the name of {unit}',
  help: 'The name shown above a unit: its own name, its player’s name, or the name of its type.',
  params: { unit: param('unit') },
  returns: 'text',
  example: { get: 'nameOfUnit', unit: { get: 'triggeringUnit' } },
});
