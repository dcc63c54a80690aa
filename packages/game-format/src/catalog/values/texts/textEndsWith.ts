import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const textEndsWith = defineValue({
  name: 'textEndsWith',
  category: 'texts',
  sentence: '{text} ends with {part}',
  help: 'Whether the text ends with another piece of text.',
  params: { text: param('text'), part: param('text') },
  returns: 'boolean',
  example: { get: 'textEndsWith', text: 'hello', part: 'lo' },
});
