import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const removeFromList = defineAction({
  name: 'removeFromList',
  category: 'variables',
  sentence: 'Remove {element} from the list {variable}',
  help: 'Removes every element with this value from a list in a game variable.',
  params: { variable: param('globalVariable'), element: param('any') },
  example: { do: 'removeFromList', variable: 'winners', element: 'Ada' },
});
