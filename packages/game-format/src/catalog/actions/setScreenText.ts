import { defineAction } from '../defineEntry.ts';
import { choiceParam, optionalParam, param } from '../params.ts';

export const setScreenText = defineAction({
  name: 'setScreenText',
  category: 'messages',
  sentence: 'Write {text} at the {place} of the screen of {player}',
  help: 'Writes a line that stays; without a player everyone sees it. An empty text takes it away.',
  params: {
    text: param('text'),
    place: choiceParam(['top', 'bottom', 'left', 'right', 'center'], 'top'),
    player: optionalParam('player'),
  },
  example: { do: 'setScreenText', text: 'Wave 3', place: 'top' },
});
