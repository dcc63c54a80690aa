import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const playerBuysForCoins = defineTrigger({
  name: 'playerBuysForCoins',
  category: 'messages',
  sentence: 'A player buys {item} for coins',
  help: 'Fires once for every purchase that a player has paid for, also when the room closed before it could be handed over. Save what was bought: it is paid for only once.',
  params: { item: optionalParam('text') },
  provides: { triggeringPlayer: 'player' },
  example: { when: 'playerBuysForCoins', item: 'Golden hat' },
});
