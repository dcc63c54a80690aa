import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isEqual = defineValue({
  name: 'isEqual',
  category: 'logic',
  sentence: '{a} equals {b}',
  help: 'Whether two values are the same. A number and text are never the same.',
  params: { a: param('any'), b: param('any') },
  returns: 'boolean',
  example: { get: 'isEqual', a: { get: 'variable', variable: 'gold' }, b: 3 },
});
