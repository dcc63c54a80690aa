import type { Action, Expression } from '@playloom/game-format';

/** Values that many rules of this game ask for. */
export const thisUnit: Expression = { get: 'triggeringUnit' };
export const player: Expression = { get: 'triggeringPlayer' };
export const thisItem: Expression = { get: 'triggeringItem' };
export const attacker: Expression = { get: 'attackingUnit' };

export function joinText(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'joinTexts', a, b }));
}

/** What everyone has on coming into the yard: a wrench, and nails for a nailer yet to be found. */
export function giveStartKit(to: Expression): Action[] {
  return [
    { do: 'emptyInventory', unit: to },
    // The first thing given comes into the hand: the wrench belongs into the first slot.
    { do: 'selectSlot', unit: to, slot: 1 },
    { do: 'giveItem', unit: to, itemType: 'wrench' },
    { do: 'giveItem', unit: to, itemType: 'nails', count: 18 },
  ];
}

/** Takes the slot in hand that holds such a weapon. */
export function selectItemSlot(of: Expression, itemType: Expression): Action {
  const inSlot: Expression = { get: 'itemInSlot', unit: of, slot: { get: 'eachNumber' } };
  return {
    do: 'countFromTo',
    from: 1,
    to: 8,
    actions: [
      {
        do: 'ifThen',
        condition: { get: 'isEqual', a: { get: 'typeOfItem', item: inSlot }, b: itemType },
        then: [{ do: 'selectSlot', unit: of, slot: { get: 'eachNumber' } }, { do: 'stopLoop' }],
      },
    ],
  };
}
