import type { Action, Expression, GameInput } from '@playloom/game-format';
import { errandIds, type Errand } from '../errands.ts';
import { chooseByPurchase, isAffordable, purchases } from '../purchases.ts';
import { allOf, anyOf, equals, ifThenElse, ownsItem } from '../shared/expressions.ts';
import { getPlayerVariable, negate, player } from '../../../../tools/games/kit/expressions.ts';
import { hasEnoughFish, isErrandAt, isFree, isPierClear } from './errandProgress.ts';

const OFFER_COLOR = '#ffd84a';
const SHOP_COLOR = '#ffc857';
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
    hasEnoughFish,
    [markGoal(villager('fisher'))],
    [ifThenElse(purchases.rod.isOwned, [markGoal({ get: 'placedProp', placement: 'ripples-1' })])],
  ),
  crabs: ifThenElse(
    isPierClear,
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

/** The stall, while players can afford what they need next. Errands under way are more urgent. */
const stall: Action = ifThenElse(chooseByPurchase(isAffordable, false), [
  {
    do: 'showMarker',
    entity: villager('marta'),
    icon: 'coin',
    color: SHOP_COLOR,
    player,
    hasArrow: anyOf(isFree, negate(purchases.rod.isOwned)),
    hasDistance: true,
  },
]);

const places: readonly Expression[] = [
  ...Object.values(givers),
  villager('marta'),
  { get: 'placedProp', placement: 'oil-barrel-1' },
  { get: 'placedProp', placement: 'ripples-1' },
];

/** Marks who has an errand, where errands under way lead, and the stall if the next purchase is affordable. */
export const markerRule: NonNullable<GameInput['rules']>[number] = {
  id: 'refresh-markers',
  name: 'Update the markers',
  group: 'Log',
  comment:
    'An exclamation mark is a new errand. A question mark or target is where to go for one under way. A coin is the stall.',
  when: { when: 'ruleIsRun' },
  do: [
    ...places.map((entity): Action => ({ do: 'hideMarker', entity, player })),
    { do: 'hideRegionMarker', region: 'pier', player },
    stall,
    ...errandIds.map((errand) => ifThenElse(isErrandAt(errand, 0), [markOffer(errand)])),
    // Later markers replace earlier ones, so a villager who is a goal has a question mark.
    ...errandIds.map((errand) => ifThenElse(isErrandAt(errand, 1), [goals[errand]])),
  ],
};

function villager(type: string): Expression {
  return { get: 'placedUnit', placement: `${type}-1` };
}

/** An arrow leads newcomers to their first errand. Later, only errands under way and the stall have one. */
function markOffer(errand: Errand): Action {
  const isNew = allOf(isFree, equals(getPlayerVariable('errands-done'), 0));
  return {
    do: 'showMarker',
    entity: givers[errand],
    icon: 'exclamation',
    color: OFFER_COLOR,
    player,
    hasArrow: errand === 'bread' ? isNew : false,
  };
}

function markGoal(entity: Expression): Action {
  return { do: 'showMarker', entity, icon: 'question', color: GOAL_COLOR, player, hasDistance: true };
}
