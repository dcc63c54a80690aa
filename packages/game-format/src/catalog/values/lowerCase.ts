import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const lowerCase = defineValue({
  name: 'lowerCase',
  category: 'texts',
  sentence: '{text} in lower case',
  help: 'Turns all letters into small letters.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'lowerCase', text: 'GO' },
});
