import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const closeShop = defineAction({
  name: 'closeShop',
  category: 'trade',
  sentence: 'Close the shop for {player}',
  help: 'Closes the shop a player has open.',
  params: { player: param('player') },
  example: { do: 'closeShop', player: { get: 'triggeringPlayer' } },
});
