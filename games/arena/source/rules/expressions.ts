import type { Action, Expression } from '@playloom/game-format';

/** Values that many rules of this game use. */
export const thisItem: Expression = { get: 'triggeringItem' };
export const attacker: Expression = { get: 'attackingUnit' };

/** Gives a fighter the items to start with: a wrench, and nails for a nailer found later. */
export function giveStartKit(to: Expression): Action[] {
  return [
    { do: 'emptyInventory', unit: to },
    // The first item is held, so the wrench comes first.
    { do: 'selectSlot', unit: to, slot: 1 },
    { do: 'giveItem', unit: to, itemType: 'wrench' },
    { do: 'giveItem', unit: to, itemType: 'nails', count: 18 },
  ];
}

/** Selects the slot with this weapon. */
export function selectWeaponSlot(of: Expression, itemType: Expression): Action {
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
