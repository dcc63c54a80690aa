import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const mousePosition = defineValue({
  name: 'mousePosition',
  category: 'players',
  sentence: 'the mouse position of {player}',
  help: 'The position on the map that a player is pointing at.',
  params: { player: param('player') },
  returns: 'position',
  example: { get: 'mousePosition', player: { get: 'triggeringPlayer' } },
});
