import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const replaceText = defineValue({
  name: 'replaceText',
  category: 'texts',
  sentence: '{text} with {part} replaced by {replacement}',
  help: 'Replaces a part of the text everywhere it occurs.',
  params: { text: param('text'), part: param('text'), replacement: param('text') },
  returns: 'text',
  example: { get: 'replaceText', text: 'a-b', part: '-', replacement: '+' },
});
