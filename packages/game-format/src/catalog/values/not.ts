import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const not = defineValue({
  name: 'not',
  category: 'logic',
  sentence: 'not {value}',
  help: 'Holds when the other does not.',
  params: { value: param('boolean') },
  returns: 'boolean',
  example: { get: 'not', value: false },
});
