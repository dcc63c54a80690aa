import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const playerBuys = defineTrigger({
  name: 'playerBuys',
  category: 'trade',
  sentence: 'A player buys from {shop}',
  help: 'Fires after an offer of a shop was paid for and handed over.',
  params: { shop: optionalParam('shop') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', boughtOffer: 'text' },
  example: { when: 'playerBuys', shop: 'smith' },
});
