import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const textLength = defineValue({
  name: 'textLength',
  category: 'texts',
  sentence: 'the length of {text}',
  help: 'How many characters the text has.',
  params: { text: param('text') },
  returns: 'number',
  example: { get: 'textLength', text: 'gate' },
});
