import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const not = defineValue({
  name: 'not',
  category: 'logic',
  sentence: 'not {value}',
  help: 'True if the condition is false.',
  params: { value: param('boolean') },
  returns: 'boolean',
  example: { get: 'not', value: false },
});
