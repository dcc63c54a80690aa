import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const sendToPanel = defineAction({
  name: 'sendToPanel',
  category: 'messages',
  sentence: 'Send {value} as event {event} to the panel {panel} of {player}',
  help: 'Sends a value to a UI panel’s code. If you don’t choose a player, it’s sent to everyone’s panel.',
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
