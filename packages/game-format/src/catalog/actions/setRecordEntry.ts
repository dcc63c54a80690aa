import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setRecordEntry = defineAction({
  name: 'setRecordEntry',
  category: 'variables',
  sentence: 'Set {key} of the record {variable} to {value}',
  help: 'Writes one entry of a record variable of the game.',
  params: { variable: param('globalVariable'), key: param('text'), value: param('any') },
  example: { do: 'setRecordEntry', variable: 'prices', key: 'bread', value: 3 },
});
