import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const or = defineValue({
  name: 'or',
  category: 'logic',
  sentence: '{a} or {b}',
  help: 'True if at least one condition is true. The second one isn’t checked if the first is true.',
  params: { a: param('boolean'), b: param('boolean') },
  returns: 'boolean',
  example: { get: 'or', a: false, b: true },
});
