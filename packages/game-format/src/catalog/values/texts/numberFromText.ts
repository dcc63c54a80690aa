import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const numberFromText = defineValue({
  name: 'numberFromText',
  category: 'texts',
  sentence: '{text} as a number',
  help: 'Turns text into a number. Gives 0 if the text isn’t a number.',
  params: { text: param('text') },
  returns: 'number',
  example: { get: 'numberFromText', text: '12.5' },
});
