import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const playerBuys = defineTrigger({
  name: 'playerBuys',
  category: 'trade',
  sentence: 'A player buys from {shop}',
  help: 'Fires after a player buys something in a shop.',
  params: { shop: optionalParam('shop') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', boughtOffer: 'text' },
  example: { when: 'playerBuys', shop: 'smith' },
});
