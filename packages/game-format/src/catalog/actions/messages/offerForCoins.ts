import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const offerForCoins = defineAction({
  name: 'offerForCoins',
  category: 'messages',
  sentence: 'Offer {player} {item} for {price} coins',
  help: 'Shows a player a Playloom dialog where they can buy something for coins. When they buy it, the trigger for this item fires once. Guests see the offer but need an account to buy it.',
  params: { player: param('player'), item: param('text'), price: param('number') },
  example: { do: 'offerForCoins', player: { get: 'triggeringPlayer' }, item: 'Golden hat', price: 50 },
});
