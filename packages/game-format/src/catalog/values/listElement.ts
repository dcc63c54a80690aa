import { defineValue } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const listElement = defineValue({
  name: 'listElement',
  category: 'lists',
  sentence: 'element {number} of {list}',
  help: 'One element of a list or group. The first is 1. Nothing if there is no such element.',
  params: { list: param('list'), number: numberParam({ default: 1, min: 1 }) },
  returns: 'any',
  example: { get: 'listElement', list: { get: 'listOf', first: 1, second: 2 }, number: 2 },
});
