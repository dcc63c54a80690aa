import { defineValue } from '../../entry/defineEntry.ts';

export const emptyRecord = defineValue({
  name: 'emptyRecord',
  category: 'lists',
  sentence: 'an empty record',
  help: 'A record with no entries.',
  params: {},
  returns: 'record',
  example: { get: 'emptyRecord' },
});
