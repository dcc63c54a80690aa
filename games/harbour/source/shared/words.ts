import type { Action, Expression } from '@playloom/game-format';

/** Values that many rules of Pilchard Bay and Lamp Island ask for. */
export const player: Expression = { get: 'triggeringPlayer' };
export const unit: Expression = { get: 'unitOf', player };
export const eachPlayer: Expression = { get: 'eachPlayer' };
export const eachPlayersUnit: Expression = { get: 'unitOf', player: eachPlayer };
export const eachElement: Expression = { get: 'eachElement' };
export const now: Expression = { get: 'secondsPlayed' };

/** Slots of the inventory a rule has to look through. */
export const POCKETS = 14;

export function join(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'joinTexts', a, b }));
}

export function is(a: Expression, b: Expression): Expression {
  return { get: 'isEqual', a, b };
}

export function not(value: Expression): Expression {
  return { get: 'not', value };
}

export function both(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'and', a, b }));
}

export function either(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'or', a, b }));
}

export function choose(condition: Expression, yes: Expression, no: Expression): Expression {
  return { get: 'chooseValue', condition, yes, no };
}

export function listOf(...elements: readonly Expression[]): Expression {
  return elements.reduce<Expression>((list, element) => ({ get: 'listWith', list, element }), {
    get: 'emptyList',
  });
}

/** A variable of a player: of the one the rule is about, unless another is named. */
export function own(variable: string, of: Expression = player): Expression {
  return { get: 'playerVariable', player: of, variable };
}

export function set(variable: string, value: Expression, of: Expression = player): Action {
  return { do: 'setPlayerVariable', player: of, variable, value };
}

export function change(variable: string, amount: Expression, of: Expression = player): Action {
  return { do: 'changePlayerVariable', player: of, variable, amount };
}

export function world(variable: string): Expression {
  return { get: 'variable', variable };
}

/** What both maps of this world know of a player. */
export function kept(key: Expression, of: Expression = player): Expression {
  return { get: 'savedValue', player: of, key, scope: 'world' };
}

export function has(itemType: Expression, of: Expression = unit): Expression {
  return { get: 'hasItem', unit: of, itemType };
}

export function count(itemType: Expression, of: Expression = unit): Expression {
  return { get: 'itemCount', unit: of, itemType };
}

export function placeOf(entity: Expression): Expression {
  return { get: 'positionOf', entity };
}

export function distance(a: Expression, b: Expression): Expression {
  return { get: 'distanceBetween', a, b };
}

export function when(
  condition: Expression,
  actions: readonly Action[],
  others: readonly Action[] = [],
): Action {
  return { do: 'ifThen', condition, then: actions, else: others };
}

export function run(rule: string): Action {
  return { do: 'runRule', rule };
}

export function tell(text: Expression, seconds: number, to: Expression = player): Action {
  return { do: 'showMessageTo', player: to, text, seconds };
}

export function say(entity: Expression, text: Expression, seconds = 2): Action {
  return { do: 'showTextOver', entity, text, seconds };
}

/** Takes the slot in hand that holds such an item. */
export function takeInHand(of: Expression, itemType: Expression): Action {
  const inSlot: Expression = { get: 'itemInSlot', unit: of, slot: { get: 'eachNumber' } };
  return {
    do: 'countFromTo',
    from: 1,
    to: POCKETS,
    actions: [
      when(is({ get: 'typeOfItem', item: inSlot }, itemType), [
        { do: 'selectSlot', unit: of, slot: { get: 'eachNumber' } },
        { do: 'stopLoop' },
      ]),
    ],
  };
}
