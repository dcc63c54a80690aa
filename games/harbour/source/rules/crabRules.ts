import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, stateOf } from '../errands.ts';
import { pinchRules } from '../shared/crabRules.ts';
import { both, change, distance, is, join, own, placeOf, run, tell, when } from '../shared/words.ts';

type Rules = NonNullable<GameInput['rules']>;

const crab: Expression = { get: 'triggeringUnit' };
const chaser: Expression = { get: 'ownerOf', entity: { get: 'attackingUnit' } };
const nearest: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'islander' },
  position: placeOf(crab),
};
const CHASE_DISTANCE = 6;

export const crabRules: Rules = [
  ...pinchRules,
  {
    id: 'crab-is-off',
    name: 'A crab is off',
    group: 'Crabs',
    comment: 'Swept into the sea, or scared off the pier: it counts for the one who did it.',
    when: { when: 'unitDies', unitType: 'crab' },
    if: [
      is(own(stateOf('crabs'), chaser), 1),
      { get: 'isLess', a: own('crabs-chased', chaser), b: CRABS_WANTED },
    ],
    do: [
      change('crabs-chased', 1, chaser),
      {
        do: 'showFloatingText',
        text: join(own('crabs-chased', chaser), ` of ${CRABS_WANTED} crabs`),
        position: placeOf(crab),
        color: '#ffffff',
      },
      when(is(own('crabs-chased', chaser), CRABS_WANTED), [
        tell('The pier is clear! Tell Harbour Master Hale.', 4, chaser),
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
      when(
        both(
          { get: 'exists', entity: nearest },
          { get: 'isLess', a: distance(placeOf(nearest), placeOf(crab)), b: CHASE_DISTANCE },
        ),
        [{ do: 'killUnit', unit: crab, killer: nearest }],
        [{ do: 'killUnit', unit: crab }],
      ),
    ],
  },
  {
    id: 'crab-log',
    name: 'Write crabs into the log',
    group: 'Crabs',
    when: { when: 'playerVariableChanges', variable: 'crabs-chased' },
    do: [run('refresh-log')],
  },
];
