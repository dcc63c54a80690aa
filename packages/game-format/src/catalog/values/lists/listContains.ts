import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const listContains = defineValue({
  name: 'listContains',
  category: 'lists',
  sentence: '{list} contains {element}',
  help: 'Whether a list or group contains an element.',
  params: { list: param('list'), element: param('any') },
  returns: 'boolean',
  example: { get: 'listContains', list: { get: 'listOf', first: 1, second: 2 }, element: 2 },
});
