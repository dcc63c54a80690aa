import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const listElement = defineValue({
  name: 'listElement',
  category: 'lists',
  sentence: 'element {number} of {list}',
  help: 'One element in a list or group, or nothing if it doesn’t have that many. Elements are numbered from 1.',
  params: { list: param('list'), number: numberParam({ default: 1, min: 1 }) },
  returns: 'any',
  example: { get: 'listElement', list: { get: 'listOf', first: 1, second: 2 }, number: 2 },
});
