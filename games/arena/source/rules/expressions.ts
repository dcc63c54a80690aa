import type { Action, Expression } from '@playloom/game-format';

/** Values that many rules of this game use. */
export const thisItem: Expression = { get: 'triggeringItem' };
export const attacker: Expression = { get: 'attackingUnit' };

/**
 * Gives a fighter the items to start with: a wrench, and a loaded nailer with nails. Fighters who join late or come back
 * can thus answer those who found weapons before.
 */
export function giveStartKit(to: Expression): Action[] {
  return [
    { do: 'emptyInventory', unit: to },
    // Items go to the held slot first. The wrench gets the first one, to which rules switch when a gun is empty.
    { do: 'selectSlot', unit: to, slot: 1 },
    { do: 'giveItem', unit: to, itemType: 'wrench' },
    { do: 'giveItem', unit: to, itemType: 'nailer' },
    { do: 'giveItem', unit: to, itemType: 'nails', count: 18 },
    { do: 'selectSlot', unit: to, slot: 2 },
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
