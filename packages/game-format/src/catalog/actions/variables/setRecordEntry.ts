import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setRecordEntry = defineAction({
  name: 'setRecordEntry',
  category: 'variables',
  sentence: 'Set {key} in the record {variable} to {value}',
  help: 'Sets one entry in a record that is stored in a game variable.',
  params: { variable: param('globalVariable'), key: param('text'), value: param('any') },
  example: { do: 'setRecordEntry', variable: 'prices', key: 'bread', value: 3 },
});
