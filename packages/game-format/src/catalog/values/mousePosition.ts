import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const mousePosition = defineValue({
  name: 'mousePosition',
  category: 'players',
  sentence: 'the mouse position of {player}',
  help: 'Where on the map a player points.',
  params: { player: param('player') },
  returns: 'position',
  example: { get: 'mousePosition', player: { get: 'triggeringPlayer' } },
});
