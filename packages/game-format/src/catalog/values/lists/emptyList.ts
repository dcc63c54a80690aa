import { defineValue } from '../../entry/defineEntry.ts';

export const emptyList = defineValue({
  name: 'emptyList',
  category: 'lists',
  sentence: 'an empty list',
  help: 'A list with no elements.',
  params: {},
  returns: 'list',
  example: { get: 'emptyList' },
});
