import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const removePlayer = defineAction({
  name: 'removePlayer',
  category: 'players',
  sentence: 'Remove {player} from the game because {reason}',
  help: 'Sends a player out of this room and tells it why.',
  params: { player: param('player'), reason: param('text', { default: 'The game ended for you.' }) },
  example: { do: 'removePlayer', player: { get: 'triggeringPlayer' }, reason: 'Out of lives' },
});
