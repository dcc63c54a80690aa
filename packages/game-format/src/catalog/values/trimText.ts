import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const trimText = defineValue({
  name: 'trimText',
  category: 'texts',
  sentence: '{text} without spaces around it',
  help: 'Takes away spaces at both ends.',
  params: { text: param('text') },
  returns: 'text',
  example: { get: 'trimText', text: ' go ' },
});
