import type { Expression } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, type Errand, FISH_WANTED, getErrandVariable } from '../errands.ts';
import { allOf, countOwnedItems, equals } from '../shared/expressions.ts';
import { getPlayerVariable, negate } from '../../../../tools/games/kit/expressions.ts';

/** Whether an errand of the triggering player is not begun (0), under way (1), or done today (2). */
export function isErrandAt(errand: Errand, state: 0 | 1 | 2): Expression {
  return equals(getPlayerVariable(getErrandVariable(errand)), state);
}

export const isFree: Expression = allOf(...errandIds.map((errand) => negate(isErrandAt(errand, 1))));
export const isDoneForToday: Expression = allOf(...errandIds.map((errand) => isErrandAt(errand, 2)));
export const hasEnoughFish: Expression = {
  get: 'isAtLeast',
  a: countOwnedItems('pilchard'),
  b: FISH_WANTED,
};
export const isPierClear: Expression = {
  get: 'isAtLeast',
  a: getPlayerVariable('crabs-chased'),
  b: CRABS_WANTED,
};
