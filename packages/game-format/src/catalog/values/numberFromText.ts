import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const numberFromText = defineValue({
  name: 'numberFromText',
  category: 'texts',
  sentence: '{text} as a number',
  help: 'Reads a number; 0 when the text is none.',
  params: { text: param('text') },
  returns: 'number',
  example: { get: 'numberFromText', text: '12.5' },
});
