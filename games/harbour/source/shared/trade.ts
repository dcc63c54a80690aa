import type { Action, Expression } from '@playloom/game-format';
import { change, count, placeOf, player, unit } from './words.ts';

export const SHELL_PRICE = 1;
export const GEM_PRICE = 10;

/** Sells everything of a kind at once. */
export function sellAll(itemType: string, price: Expression): Action[] {
  return [
    change('coins', { get: 'multiply', a: count(itemType), b: price }),
    { do: 'takeItem', unit, itemType, count: count(itemType) },
    { do: 'playSound', sound: 'coin', player },
    { do: 'showEffect', effect: 'coins', position: placeOf(unit) },
  ];
}
