import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const typeOfProp = defineValue({
  name: 'typeOfProp',
  category: 'props',
  sentence: 'the type of {prop}',
  help: 'The type of a prop.',
  params: { prop: param('prop') },
  returns: 'propType',
  example: { get: 'typeOfProp', prop: { get: 'placedProp', placement: 'door' } },
});
