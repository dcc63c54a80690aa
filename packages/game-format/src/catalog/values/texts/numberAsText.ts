import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const numberAsText = defineValue({
  name: 'numberAsText',
  category: 'texts',
  sentence: '{value} with {digits} decimal places',
  help: 'Turns a number into text with a fixed number of decimal places.',
  params: { value: numberParam(), digits: numberParam({ default: 0, min: 0, max: 6 }) },
  returns: 'text',
  example: { get: 'numberAsText', value: 2.5, digits: 1 },
});
