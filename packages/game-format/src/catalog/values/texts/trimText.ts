import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const trimText = defineValue({
  name: 'trimText',
  category: 'texts',
  sentence: '{text} without spaces at the start and end',
  help: 'Removes the spaces at the start and end of the text.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'trimText', text: ' go ' },
});
