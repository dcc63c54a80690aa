import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const playerBuysForCoins = defineTrigger({
  name: 'playerBuysForCoins',
  category: 'messages',
  sentence: 'A player buys {item} for coins',
  help: 'Fires once for every purchase a player pays for. If the room closes too soon, it fires the next time they play. Save what they bought, because this fires only once.',
  params: { item: optionalParam('text') },
  provides: { triggeringPlayer: 'player' },
  example: { when: 'playerBuysForCoins', item: 'Golden hat' },
});
