import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isDifferent = defineValue({
  name: 'isDifferent',
  category: 'logic',
  sentence: '{a} does not equal {b}',
  help: 'Whether two values are different.',
  params: { a: param('any'), b: param('any') },
  returns: 'boolean',
  example: { get: 'isDifferent', a: { get: 'triggeringUnit' }, b: { get: 'otherUnit' } },
});
