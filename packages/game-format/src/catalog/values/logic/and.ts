import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const and = defineValue({
  name: 'and',
  category: 'logic',
  sentence: '{a} and {b}',
  help: 'True if both conditions are true. The second one isn’t checked if the first is false.',
  params: { a: param('boolean'), b: param('boolean') },
  returns: 'boolean',
  example: { get: 'and', a: true, b: { get: 'exists', entity: { get: 'triggeringUnit' } } },
});
