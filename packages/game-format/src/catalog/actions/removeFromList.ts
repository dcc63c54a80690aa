import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const removeFromList = defineAction({
  name: 'removeFromList',
  category: 'variables',
  sentence: 'Remove {element} from the list {variable}',
  help: 'Takes every element equal to this one out of a list variable of the game.',
  params: { variable: param('globalVariable'), element: param('any') },
  example: { do: 'removeFromList', variable: 'winners', element: 'Ada' },
});
