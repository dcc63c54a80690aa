import type { Expression } from '@playloom/game-format';
import { chooseBetween, equals, getSavedValue, ownsItem } from './shared/expressions.ts';
import { getPlayerVariable } from '../../../tools/games/kit/expressions.ts';

export interface Purchase {
  /** The name with its article. */
  readonly name: string;
  readonly price: number;
  readonly isOwned: Expression;
}

/** What players save up for, in this order. They buy it once and keep it. */
export const purchases = {
  rod: { name: 'a fishing rod', price: 6, isOwned: ownsItem('rod') },
  lantern: { name: 'a lantern', price: 15, isOwned: ownsItem('lantern') },
  hat: { name: 'a straw hat', price: 20, isOwned: equals(getSavedValue('hat'), true) },
} satisfies { readonly [id: string]: Purchase };

/** Chooses a value by the next thing that the player has not bought yet. */
export function chooseByPurchase(
  describe: (purchase: Purchase) => Expression,
  whenAllOwned: Expression,
): Expression {
  return Object.values(purchases).reduceRight<Expression>(
    (others, purchase) => chooseBetween(purchase.isOwned, others, describe(purchase)),
    whenAllOwned,
  );
}

export function isAffordable({ price }: Purchase): Expression {
  return { get: 'isAtLeast', a: getPlayerVariable('coins'), b: price };
}
