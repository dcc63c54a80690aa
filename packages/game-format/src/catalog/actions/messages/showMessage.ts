import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const showMessage = defineAction({
  name: 'showMessage',
  category: 'messages',
  sentence: 'Show everyone {text} for {seconds} seconds',
  help: 'Shows everyone a message at the top of the screen, in the place of the objective.',
  params: { text: param('text'), seconds: numberParam({ default: 3, min: 0.1, max: 600 }) },
  example: { do: 'showMessage', text: 'Round two', seconds: 2 },
});
