import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const showMessageTo = defineAction({
  name: 'showMessageTo',
  category: 'messages',
  sentence: 'Show {player} {text} for {seconds} seconds',
  help: 'Shows one player a message at the top of the screen, in the place of the objective.',
  params: {
    player: param('player'),
    text: param('text'),
    seconds: numberParam({ default: 3, min: 0.1, max: 600 }),
  },
  example: { do: 'showMessageTo', player: { get: 'triggeringPlayer' }, text: 'You have the key' },
});
