import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const addToList = defineAction({
  name: 'addToList',
  category: 'variables',
  sentence: 'Add {element} to the list {variable}',
  help: 'Adds an element to the end of a list in a game variable.',
  params: { variable: param('globalVariable'), element: param('any') },
  example: { do: 'addToList', variable: 'winners', element: 'Ada' },
});
