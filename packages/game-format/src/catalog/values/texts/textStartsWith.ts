import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const textStartsWith = defineValue({
  name: 'textStartsWith',
  category: 'texts',
  sentence: '{text} starts with {part}',
  help: 'Whether the text starts with another piece of text, such as a chat command.',
  params: { text: param('text'), part: param('text') },
  returns: 'boolean',
  example: { get: 'textStartsWith', text: '/help', part: '/' },
});
