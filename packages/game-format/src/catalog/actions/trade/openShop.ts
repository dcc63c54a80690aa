import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const openShop = defineAction({
  name: 'openShop',
  category: 'trade',
  sentence: 'Open the shop {shop} for {player}',
  help: 'Shows a shop to a player.',
  params: { player: param('player'), shop: param('shop') },
  example: { do: 'openShop', player: { get: 'triggeringPlayer' }, shop: 'smith' },
});
