import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const multiply = defineValue({
  name: 'multiply',
  category: 'numbers',
  sentence: '{a} × {b}',
  help: 'Multiplies two numbers.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'multiply', a: 3, b: 4 },
});
