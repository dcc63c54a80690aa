import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const and = defineValue({
  name: 'and',
  category: 'logic',
  sentence: '{a} and {b}',
  help: 'Holds when both hold. The second is not looked at when the first does not hold.',
  params: { a: param('boolean'), b: param('boolean') },
  returns: 'boolean',
  example: { get: 'and', a: true, b: { get: 'exists', entity: { get: 'triggeringUnit' } } },
});
