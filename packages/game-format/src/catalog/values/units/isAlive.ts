import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isAlive = defineValue({
  name: 'isAlive',
  category: 'units',
  sentence: '{unit} is alive',
  help: 'Whether a unit is in the game and not dead.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'isAlive', unit: { get: 'triggeringUnit' } },
});
