import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const lowerCase = defineValue({
  name: 'lowerCase',
  category: 'texts',
  sentence: '{text} in lowercase',
  help: 'Turns all letters into lowercase letters.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'lowerCase', text: 'GO' },
});
