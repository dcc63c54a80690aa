import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const textContains = defineValue({
  name: 'textContains',
  category: 'texts',
  sentence: '{text} contains {part}',
  help: 'Whether the text contains another piece of text. Uppercase and lowercase letters must match.',
  params: { text: param('text'), part: param('text') },
  returns: 'boolean',
  example: { get: 'textContains', text: 'hello', part: 'ell' },
});
