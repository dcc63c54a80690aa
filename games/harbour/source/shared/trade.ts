import type { Action, Expression } from '@playloom/game-format';
import { addToPlayerVariable, countOwnedItems, getPosition, playerUnit } from './expressions.ts';
import { player } from '../../../../tools/games/kit/expressions.ts';

export const SHELL_PRICE = 1;
export const GEM_PRICE = 10;

/** Sells all items of one type. */
export function sellAll(itemType: string, price: Expression): Action[] {
  return [
    addToPlayerVariable('coins', { get: 'multiply', a: countOwnedItems(itemType), b: price }),
    { do: 'takeItem', unit: playerUnit, itemType, count: countOwnedItems(itemType) },
    { do: 'playSound', sound: 'coin', player },
    { do: 'showEffect', effect: 'coins', position: getPosition(playerUnit) },
  ];
}
