import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const partOfText = defineValue({
  name: 'partOfText',
  category: 'texts',
  sentence: '{length} characters of {text} starting at character {start}',
  help: 'A part of the text. Characters are numbered from 1.',
  params: {
    text: param('text'),
    start: numberParam({ default: 1, min: 1 }),
    length: numberParam({ default: 1, min: 0 }),
  },
  returns: 'text',
  example: { get: 'partOfText', text: 'hello', start: 2, length: 3 },
});
