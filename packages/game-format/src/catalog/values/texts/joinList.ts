import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const joinList = defineValue({
  name: 'joinList',
  category: 'texts',
  sentence: 'the elements of {list} joined with {separator}',
  help: 'Joins the elements of a list into text.',
  params: { list: param('list'), separator: param('text', { default: ', ' }) },
  returns: 'text',
  example: { get: 'joinList', list: { get: 'variable', variable: 'winners' } },
});
