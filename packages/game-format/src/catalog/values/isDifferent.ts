import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isDifferent = defineValue({
  name: 'isDifferent',
  category: 'logic',
  sentence: '{a} differs from {b}',
  help: 'Whether two values are not the same.',
  params: { a: param('any'), b: param('any') },
  returns: 'boolean',
  example: { get: 'isDifferent', a: { get: 'triggeringUnit' }, b: { get: 'otherUnit' } },
});
