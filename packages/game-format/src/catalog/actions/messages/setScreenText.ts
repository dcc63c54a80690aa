import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, optionalParam, param } from '../../entry/params.ts';

export const setScreenText = defineAction({
  name: 'setScreenText',
  category: 'messages',
  sentence: 'Show {text} at the {place} of the screen of {player}',
  help: 'Shows text that stays on the screen. If you don’t choose a player, everyone sees it. Empty text removes it.',
  params: {
    text: param('text'),
    place: choiceParam(['top', 'bottom', 'left', 'right', 'center'], 'top'),
    player: optionalParam('player'),
  },
  example: { do: 'setScreenText', text: 'Wave 3', place: 'top' },
});
