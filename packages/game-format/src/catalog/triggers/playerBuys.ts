import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const playerBuys = defineTrigger({
  name: 'playerBuys',
  category: 'trade',
  sentence: 'A player buys from {shop}',
  help: 'Fires after a player has paid for an offer in a shop and got it.',
  params: { shop: optionalParam('shop') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', boughtOffer: 'text' },
  example: { when: 'playerBuys', shop: 'smith' },
});
