import type { Expression, GameInput } from '@playloom/game-format';
import { allOf, ownsItem, getPosition, showSpeech, playerUnit, ifThenElse } from '../shared/expressions.ts';
import { negate, getGlobalVariable } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const cat: Expression = { get: 'placedUnit', placement: 'cat-1' };
const someone: Expression = { get: 'eachUnit' };
const friend: Expression = getGlobalVariable('cat-friend');

export const catRules: Rules = [
  {
    id: 'cat-smells-fish',
    name: 'The cat smells fish',
    group: 'Cat',
    comment: 'The cat follows the nearest player with a pilchard. Otherwise it wanders.',
    when: { when: 'everySeconds', seconds: 1 },
    do: [
      ifThenElse(allOf({ get: 'exists', entity: friend }, ownsItem('pilchard', friend)), [
        ifThenElse(
          {
            get: 'isGreater',
            a: { get: 'distanceBetween', a: getPosition(cat), b: getPosition(friend) },
            b: 14,
          },
          [
            { do: 'setVariable', variable: 'cat-friend', value: null },
            { do: 'setBehaviour', unit: cat, behaviour: 'wander' },
          ],
        ),
        { do: 'stopRule' },
      ]),
      ifThenElse(negate({ get: 'isNothing', value: friend }), [
        { do: 'setVariable', variable: 'cat-friend', value: null },
        { do: 'setBehaviour', unit: cat, behaviour: 'wander' },
      ]),
      {
        do: 'forEachUnit',
        units: { get: 'unitsNear', position: getPosition(cat), radius: 10 },
        actions: [
          ifThenElse(
            allOf({ get: 'isOfType', unit: someone, unitType: 'islander' }, ownsItem('pilchard', someone)),
            [
              { do: 'setVariable', variable: 'cat-friend', value: someone },
              { do: 'orderFollow', unit: cat, target: someone },
              showSpeech(cat, 'Meow!', 1.5),
              { do: 'playSoundAt', sound: 'meow', position: getPosition(cat) },
              { do: 'stopLoop' },
            ],
          ),
        ],
      },
    ],
  },
  {
    id: 'feed-cat',
    name: 'Feed the cat',
    group: 'Cat',
    when: { when: 'ruleIsRun' },
    if: [ownsItem('pilchard')],
    do: [
      { do: 'takeItem', unit: playerUnit, itemType: 'pilchard' },
      { do: 'giveBuff', unit: playerUnit, buff: 'lucky' },
      { do: 'showEffect', effect: 'hearts', position: getPosition(cat) },
      showSpeech(cat, 'Purrrr', 2),
      { do: 'setVariable', variable: 'cat-friend', value: null },
      { do: 'setRuleEnabled', rule: 'cat-smells-fish', isOn: false },
      { do: 'orderStop', unit: cat },
      { do: 'playAnimation', entity: cat, animation: 'cat-sleeps' },
      { do: 'wait', seconds: 6 },
      { do: 'setRuleEnabled', rule: 'cat-smells-fish', isOn: true },
      { do: 'setBehaviour', unit: cat, behaviour: 'wander' },
    ],
  },
];
