import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const areFriendly = defineValue({
  name: 'areFriendly',
  category: 'units',
  sentence: '{a} and {b} are friendly',
  help: 'Whether two units are on the same team or on friendly teams.',
  params: { a: param('unit'), b: param('unit') },
  returns: 'boolean',
  example: { get: 'areFriendly', a: { get: 'triggeringUnit' }, b: { get: 'otherUnit' } },
});
