import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const or = defineValue({
  name: 'or',
  category: 'logic',
  sentence: '{a} or {b}',
  help: 'Holds when at least one holds. The second is not looked at when the first holds.',
  params: { a: param('boolean'), b: param('boolean') },
  returns: 'boolean',
  example: { get: 'or', a: false, b: true },
});
