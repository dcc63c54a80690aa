import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const nameOfUnit = defineValue({
  name: 'nameOfUnit',
  category: 'units',
  sentence: 'the name of {unit}',
  help: `The name that stands over a unit: its own, its player's or its type's.`,
  params: { unit: param('unit') },
  returns: 'text',
  example: { get: 'nameOfUnit', unit: { get: 'triggeringUnit' } },
});
