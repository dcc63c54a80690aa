import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const playerBuysForCoins = defineTrigger({
  name: 'playerBuysForCoins',
  category: 'messages',
  sentence: 'A player buys {item} for coins',
  help: 'Fires once for each item that a player buys for coins. If the room closes before it can fire, it fires the next time they play. Save what they bought, because it won’t fire again for the same purchase.',
  params: { item: optionalParam('text') },
  provides: { triggeringPlayer: 'player' },
  example: { when: 'playerBuysForCoins', item: 'Golden hat' },
});
