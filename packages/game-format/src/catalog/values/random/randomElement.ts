import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const randomElement = defineValue({
  name: 'randomElement',
  category: 'random',
  sentence: 'a random element of {list}',
  help: 'A random element from a list or group, or nothing if it’s empty.',
  params: { list: param('list') },
  returns: 'any',
  example: { get: 'randomElement', list: { get: 'allUnits' } },
});
