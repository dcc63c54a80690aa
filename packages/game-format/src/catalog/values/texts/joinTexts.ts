import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const joinTexts = defineValue({
  name: 'joinTexts',
  category: 'texts',
  sentence: '{a} followed by {b}',
  help: 'Joins two pieces of text. Numbers are turned into text.',
  params: { a: param('text'), b: param('text') },
  returns: 'text',
  example: { get: 'joinTexts', a: 'Gold: ', b: { get: 'variable', variable: 'gold' } },
});
