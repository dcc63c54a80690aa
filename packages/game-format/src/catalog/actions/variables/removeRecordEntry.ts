import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const removeRecordEntry = defineAction({
  name: 'removeRecordEntry',
  category: 'variables',
  sentence: 'Remove {key} from the record {variable}',
  help: 'Removes one entry from a record in a game variable.',
  params: { variable: param('globalVariable'), key: param('text') },
  example: { do: 'removeRecordEntry', variable: 'prices', key: 'bread' },
});
