import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const areHostile = defineValue({
  name: 'areHostile',
  category: 'units',
  sentence: '{a} and {b} are hostile',
  help: 'Whether two units are on hostile teams.',
  params: { a: param('unit'), b: param('unit') },
  returns: 'boolean',
  example: { get: 'areHostile', a: { get: 'triggeringUnit' }, b: { get: 'otherUnit' } },
});
