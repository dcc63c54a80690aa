import type { Expression, GameInput } from '@playloom/game-format';
import { purchases } from './purchases.ts';
import { GEM_PRICE, sellAll, SHELL_PRICE } from './shared/trade.ts';
import { ownsItem, callRule } from './shared/expressions.ts';
import { negate, getGlobalVariable, player } from '../../../tools/games/kit/expressions.ts';

type Shops = NonNullable<NonNullable<GameInput['types']>['shops']>;
type OfferInput = NonNullable<Shops[string]['offers']>[number];

function buys(id: string, itemType: string, name: string, price: Expression): OfferInput {
  return {
    id,
    name,
    sells: { kind: 'actions' },
    price: 0,
    if: [ownsItem(itemType)],
    do: [...sellAll(itemType, price), callRule('refresh-log')],
  };
}

export const fishPrice = getGlobalVariable('fish-price');

export const shops: Shops = {
  stall: {
    name: 'Marta’s stall',
    currency: { kind: 'player-variable', variable: 'coins' },
    offers: [
      buys('sell-pilchards', 'pilchard', 'Sell all pilchards (2 each, 4 in the golden hour)', fishPrice),
      buys('sell-shells', 'shell', 'Sell all shells (1 each)', SHELL_PRICE),
      buys('sell-gems', 'gem', 'Sell all gems (10 each)', GEM_PRICE),
      {
        id: 'rod',
        description: '{Press:e} at ripples, and again when a fish bites.',
        sells: { kind: 'item', item: 'rod' },
        price: purchases.rod.price,
        if: [negate(purchases.rod.isOwned)],
        do: [callRule('refresh-log')],
      },
      {
        id: 'bait',
        name: 'Bait, three pieces',
        description: 'Fish bite sooner, and sometimes two at once.',
        sells: { kind: 'item', item: 'bait', count: 3 },
        price: 2,
      },
      {
        id: 'pie',
        description: 'Makes you faster for a while.',
        sells: { kind: 'item', item: 'pie' },
        price: 3,
      },
      {
        id: 'lantern',
        description: 'Lights up the cave on Lamp Island.',
        sells: { kind: 'item', item: 'lantern' },
        price: purchases.lantern.price,
        if: [negate(purchases.lantern.isOwned)],
        do: [callRule('refresh-log')],
      },
      {
        id: 'hat',
        name: 'Straw hat',
        description: 'Makes you a little faster, forever.',
        sells: { kind: 'buff', buff: 'straw-hat' },
        price: purchases.hat.price,
        if: [negate(purchases.hat.isOwned)],
        do: [{ do: 'saveValue', player, key: 'hat', value: true, scope: 'world' }, callRule('refresh-log')],
      },
    ],
  },
};
