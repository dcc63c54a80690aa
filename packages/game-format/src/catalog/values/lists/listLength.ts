import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const listLength = defineValue({
  name: 'listLength',
  category: 'lists',
  sentence: 'the number of elements in {list}',
  help: 'How many elements a list or group has.',
  params: { list: param('list') },
  returns: 'number',
  example: { get: 'listLength', list: { get: 'allUnits' } },
});
