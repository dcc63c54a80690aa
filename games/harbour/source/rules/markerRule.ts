import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, type Errand, FISH_WANTED, getErrandVariable } from '../errands.ts';
import { countOwnedItems, equals, ifThenElse, ownsItem } from '../shared/expressions.ts';
import { getPlayerVariable, player } from '../../../../tools/games/kit/expressions.ts';

const OFFER_COLOR = '#ffd84a';
const GOAL_COLOR = '#7bd389';

const givers: { readonly [Id in Errand]: Expression } = {
  bread: villager('baker'),
  oil: villager('keeper'),
  fish: villager('fisher'),
  crabs: villager('master'),
};

/** Where each errand leads now. */
const goals: { readonly [Id in Errand]: Action } = {
  bread: markGoal(villager('master')),
  oil: ifThenElse(
    ownsItem('oil'),
    [markGoal(villager('keeper'))],
    [markGoal({ get: 'placedProp', placement: 'oil-barrel-1' })],
  ),
  fish: ifThenElse(
    isAtLeast(countOwnedItems('pilchard'), FISH_WANTED),
    [markGoal(villager('fisher'))],
    [markGoal({ get: 'placedProp', placement: 'ripples-1' })],
  ),
  crabs: ifThenElse(
    isAtLeast(getPlayerVariable('crabs-chased'), CRABS_WANTED),
    [markGoal(villager('master'))],
    [
      {
        do: 'showRegionMarker',
        region: 'pier',
        icon: 'target',
        color: GOAL_COLOR,
        player,
        hasDistance: true,
      },
    ],
  ),
};

const places: readonly Expression[] = [
  ...Object.values(givers),
  { get: 'placedProp', placement: 'oil-barrel-1' },
  { get: 'placedProp', placement: 'ripples-1' },
];

/** Marks who has an errand, and where the errands that the player has taken on lead. */
export const markerRule: NonNullable<GameInput['rules']>[number] = {
  id: 'refresh-markers',
  name: 'Update the markers',
  group: 'Log',
  comment: 'An exclamation mark is a new errand. A question mark or target is where to go for one under way.',
  when: { when: 'ruleIsRun' },
  do: [
    ...places.map((entity): Action => ({ do: 'hideMarker', entity, player })),
    { do: 'hideRegionMarker', region: 'pier', player },
    ...errandIds.map((errand) =>
      ifThenElse(equals(getPlayerVariable(getErrandVariable(errand)), 0), [markOffer(givers[errand])]),
    ),
    // Later markers replace earlier ones, so a villager who is a goal has a question mark.
    ...errandIds.map((errand) =>
      ifThenElse(equals(getPlayerVariable(getErrandVariable(errand)), 1), [goals[errand]]),
    ),
  ],
};

function villager(type: string): Expression {
  return { get: 'placedUnit', placement: `${type}-1` };
}

/** Without an arrow: only errands under way lead anywhere. */
function markOffer(entity: Expression): Action {
  return { do: 'showMarker', entity, icon: 'exclamation', color: OFFER_COLOR, player, hasArrow: false };
}

function markGoal(entity: Expression): Action {
  return { do: 'showMarker', entity, icon: 'question', color: GOAL_COLOR, player, hasDistance: true };
}

function isAtLeast(count: Expression, wanted: number): Expression {
  return { get: 'isGreater', a: count, b: wanted - 1 };
}
