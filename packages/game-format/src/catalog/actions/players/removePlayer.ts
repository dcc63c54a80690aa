import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const removePlayer = defineAction({
  name: 'removePlayer',
  category: 'players',
  sentence: 'Kick {player} for the reason {reason}',
  help: 'Removes a player from this room and shows them the reason.',
  params: { player: param('player'), reason: param('text', { default: 'You were removed from this room.' }) },
  example: { do: 'removePlayer', player: { get: 'triggeringPlayer' }, reason: 'Out of lives' },
});
