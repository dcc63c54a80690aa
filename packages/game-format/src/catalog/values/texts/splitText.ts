import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const splitText = defineValue({
  name: 'splitText',
  category: 'texts',
  sentence: '{text} split at {separator}',
  help: 'Splits text into a list, such as the words of a chat command.',
  params: { text: param('text'), separator: param('text', { default: ' ' }) },
  returns: 'list',
  example: { get: 'splitText', text: 'give sword 2' },
});
