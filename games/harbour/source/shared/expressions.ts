import type { Action, Expression } from '@playloom/game-format';
import { player } from '../../../../tools/games/kit/expressions.ts';

/** Values that many rules of Pilchard Bay and Lamp Island use. */
export const playerUnit: Expression = { get: 'unitOf', player };
export const loopPlayer: Expression = { get: 'eachPlayer' };
export const loopPlayerUnit: Expression = { get: 'unitOf', player: loopPlayer };
export const loopElement: Expression = { get: 'eachElement' };
export const secondsNow: Expression = { get: 'secondsPlayed' };

/** Number of inventory slots that a rule has to check. */
export const INVENTORY_SLOTS = 14;

export function equals(a: Expression, b: Expression): Expression {
  return { get: 'isEqual', a, b };
}

export function allOf(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'and', a, b }));
}

export function anyOf(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'or', a, b }));
}

export function chooseBetween(condition: Expression, yes: Expression, no: Expression): Expression {
  return { get: 'chooseValue', condition, yes, no };
}

export function makeList(...elements: readonly Expression[]): Expression {
  return elements.reduce<Expression>((list, element) => ({ get: 'listWith', list, element }), {
    get: 'emptyList',
  });
}

export function assignPlayerVariable(variable: string, value: Expression, of: Expression = player): Action {
  return { do: 'setPlayerVariable', player: of, variable, value };
}

export function addToPlayerVariable(variable: string, amount: Expression, of: Expression = player): Action {
  return { do: 'changePlayerVariable', player: of, variable, amount };
}

/** Returns a saved value that both maps of this world share. */
export function getSavedValue(key: Expression, of: Expression = player): Expression {
  return { get: 'savedValue', player: of, key, scope: 'world' };
}

export function ownsItem(itemType: Expression, of: Expression = playerUnit): Expression {
  return { get: 'hasItem', unit: of, itemType };
}

export function countOwnedItems(itemType: Expression, of: Expression = playerUnit): Expression {
  return { get: 'itemCount', unit: of, itemType };
}

export function getPosition(entity: Expression): Expression {
  return { get: 'positionOf', entity };
}

export function ifThenElse(
  condition: Expression,
  actions: readonly Action[],
  others: readonly Action[] = [],
): Action {
  return { do: 'ifThen', condition, then: actions, else: others };
}

export function callRule(rule: string): Action {
  return { do: 'runRule', rule };
}

export function messagePlayer(text: Expression, seconds: number, to: Expression = player): Action {
  return { do: 'showMessageTo', player: to, text, seconds };
}

export function showSpeech(entity: Expression, text: Expression, seconds = 2): Action {
  return { do: 'showTextOver', entity, text, seconds };
}

/** Selects the slot with this item. */
export function selectItemSlot(of: Expression, itemType: Expression): Action {
  const inSlot: Expression = { get: 'itemInSlot', unit: of, slot: { get: 'eachNumber' } };
  return {
    do: 'countFromTo',
    from: 1,
    to: INVENTORY_SLOTS,
    actions: [
      ifThenElse(equals({ get: 'typeOfItem', item: inSlot }, itemType), [
        { do: 'selectSlot', unit: of, slot: { get: 'eachNumber' } },
        { do: 'stopLoop' },
      ]),
    ],
  };
}
