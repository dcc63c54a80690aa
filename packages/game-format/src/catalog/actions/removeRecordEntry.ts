import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const removeRecordEntry = defineAction({
  name: 'removeRecordEntry',
  category: 'variables',
  sentence: 'Remove {key} from the record {variable}',
  help: 'Takes one entry out of a record variable of the game.',
  params: { variable: param('globalVariable'), key: param('text') },
  example: { do: 'removeRecordEntry', variable: 'prices', key: 'bread' },
});
