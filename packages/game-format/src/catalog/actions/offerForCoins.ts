import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const offerForCoins = defineAction({
  name: 'offerForCoins',
  category: 'messages',
  sentence: 'Offer {player} {item} for {price} coins',
  help: 'Asks a player in a dialog of Playloom whether to buy something for coins. When they do, the trigger of this item fires, once. Guests see the offer and what they need to buy it.',
  params: { player: param('player'), item: param('text'), price: param('number') },
  example: { do: 'offerForCoins', player: { get: 'triggeringPlayer' }, item: 'Golden hat', price: 50 },
});
