import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const recordEntry = defineValue({
  name: 'recordEntry',
  category: 'lists',
  sentence: '{key} of {record}',
  help: 'One entry in a record, or nothing if there is no such entry.',
  params: { record: param('record'), key: param('text') },
  returns: 'any',
  example: { get: 'recordEntry', record: { get: 'variable', variable: 'prices' }, key: 'bread' },
});
