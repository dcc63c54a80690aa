import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const recordHasKey = defineValue({
  name: 'recordHasKey',
  category: 'lists',
  sentence: '{record} has {key}',
  help: 'Whether a record has an entry with this key.',
  params: { record: param('record'), key: param('text') },
  returns: 'boolean',
  example: { get: 'recordHasKey', record: { get: 'variable', variable: 'prices' }, key: 'bread' },
});
