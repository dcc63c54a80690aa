import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const textContains = defineValue({
  name: 'textContains',
  category: 'texts',
  sentence: '{text} contains {part}',
  help: 'Whether the text contains a part. Upper and lower case must match.',
  params: { text: param('text'), part: param('text') },
  returns: 'boolean',
  example: { get: 'textContains', text: 'hello', part: 'ell' },
});
