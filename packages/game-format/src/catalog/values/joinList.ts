import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const joinList = defineValue({
  name: 'joinList',
  category: 'texts',
  sentence: 'the elements of {list} with {separator} between them',
  help: 'Makes one text of a list.',
  params: { list: param('list'), separator: param('text', { default: ', ' }) },
  returns: 'text',
  example: { get: 'joinList', list: { get: 'variable', variable: 'winners' } },
});
