import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const upperCase = defineValue({
  name: 'upperCase',
  category: 'texts',
  sentence: '{text} in uppercase',
  help: 'Turns all letters into capital letters.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'upperCase', text: 'go' },
});
