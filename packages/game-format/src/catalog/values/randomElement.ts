import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const randomElement = defineValue({
  name: 'randomElement',
  category: 'random',
  sentence: 'a random element of {list}',
  help: 'A random element from a list or group, or nothing if it’s empty.',
  params: { list: param('list') },
  returns: 'any',
  example: { get: 'randomElement', list: { get: 'allUnits' } },
});
