import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, getErrandVariable } from '../errands.ts';
import { pinchRules } from '../shared/crabRules.ts';
import {
  allOf,
  addToPlayerVariable,
  equals,
  getPosition,
  callRule,
  messagePlayer,
  ifThenElse,
} from '../shared/expressions.ts';
import { joinText, measureDistance, getPlayerVariable } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const crab: Expression = { get: 'triggeringUnit' };
const chaser: Expression = { get: 'ownerOf', entity: { get: 'attackingUnit' } };
const nearest: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'islander' },
  position: getPosition(crab),
};
const CHASE_DISTANCE = 6;

export const crabRules: Rules = [
  ...pinchRules,
  {
    id: 'crab-is-off',
    name: 'A crab is chased off',
    group: 'Crabs',
    comment: 'A crab that is swept into the sea or scared off the pier counts for the player who did it.',
    when: { when: 'unitDies', unitType: 'crab' },
    if: [
      equals(getPlayerVariable(getErrandVariable('crabs'), chaser), 1),
      { get: 'isLess', a: getPlayerVariable('crabs-chased', chaser), b: CRABS_WANTED },
    ],
    do: [
      addToPlayerVariable('crabs-chased', 1, chaser),
      {
        do: 'showFloatingText',
        text: joinText(getPlayerVariable('crabs-chased', chaser), ` of ${CRABS_WANTED} crabs`),
        position: getPosition(crab),
        color: '#ffffff',
      },
      ifThenElse(equals(getPlayerVariable('crabs-chased', chaser), CRABS_WANTED), [
        messagePlayer('The pier is clear!', 3, chaser),
        { do: 'playSound', sound: 'reward', player: chaser },
      ]),
    ],
  },
  {
    id: 'crab-leaves-pier',
    name: 'A crab runs off the pier',
    group: 'Crabs',
    when: { when: 'unitLeavesRegion', region: 'pier', unitType: 'crab' },
    if: [{ get: 'isAlive', unit: crab }],
    do: [
      ifThenElse(
        allOf(
          { get: 'exists', entity: nearest },
          { get: 'isLess', a: measureDistance(getPosition(nearest), getPosition(crab)), b: CHASE_DISTANCE },
        ),
        [{ do: 'killUnit', unit: crab, killer: nearest }],
        [{ do: 'killUnit', unit: crab }],
      ),
    ],
  },
  {
    id: 'crab-log',
    name: 'Update crabs in the log',
    group: 'Crabs',
    when: { when: 'playerVariableChanges', variable: 'crabs-chased' },
    do: [callRule('refresh-log')],
  },
];
