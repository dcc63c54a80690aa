import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const upperCase = defineValue({
  name: 'upperCase',
  category: 'texts',
  sentence: '{text} in uppercase',
  help: 'Turns all letters into capital letters.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'upperCase', text: 'go' },
});
