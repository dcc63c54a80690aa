import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const trimText = defineValue({
  name: 'trimText',
  category: 'texts',
  sentence: '{text} without spaces at the ends',
  help: 'Removes the spaces at the start and the end.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'trimText', text: ' go ' },
});
