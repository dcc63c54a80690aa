import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const add = defineValue({
  name: 'add',
  category: 'numbers',
  sentence: '{a} + {b}',
  help: 'Adds two numbers.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'add', a: 1, b: 2 },
});
