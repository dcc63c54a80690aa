import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const sendToPanel = defineAction({
  name: 'sendToPanel',
  category: 'messages',
  sentence: 'Send {value} as event {event} to the panel {panel} of {player}',
  help: 'Sends a value to the code of a UI panel. Without a player, everyone’s panel gets it.',
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
