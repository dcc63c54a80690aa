import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const absolute = defineValue({
  name: 'absolute',
  category: 'numbers',
  sentence: 'the absolute value of {value}',
  help: 'The number without its minus sign, or how far it is from 0.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'absolute', value: -5 },
});
