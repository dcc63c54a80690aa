import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const recordKeys = defineValue({
  name: 'recordKeys',
  category: 'lists',
  sentence: 'the keys of {record}',
  help: 'The keys of all entries in a record, in order.',
  params: { record: param('record') },
  returns: 'list',
  example: { get: 'recordKeys', record: { get: 'variable', variable: 'prices' } },
});
