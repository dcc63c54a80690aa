import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const sendToPanel = defineAction({
  name: 'sendToPanel',
  category: 'messages',
  sentence: 'Send {value} as {event} to the panel {panel} of {player}',
  help: 'Hands a value to the code of a panel.',
  params: {
    panel: param('panel'),
    event: param('text'),
    value: param('any'),
    player: optionalParam('player'),
  },
  example: {
    do: 'sendToPanel',
    panel: 'menu',
    event: 'gold',
    value: 12,
    player: { get: 'triggeringPlayer' },
  },
});
