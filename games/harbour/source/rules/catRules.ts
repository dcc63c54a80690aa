import type { Expression, GameInput } from '@playloom/game-format';
import { both, has, not, placeOf, say, unit, when, world } from '../shared/words.ts';

type Rules = NonNullable<GameInput['rules']>;

const cat: Expression = { get: 'placedUnit', placement: 'cat-1' };
const someone: Expression = { get: 'eachUnit' };
const friend: Expression = world('cat-friend');

export const catRules: Rules = [
  {
    id: 'cat-smells-fish',
    name: 'The cat smells fish',
    group: 'Cat',
    comment: 'It follows the nearest one with a pilchard, and strolls when there is none.',
    when: { when: 'everySeconds', seconds: 1 },
    do: [
      when(both({ get: 'exists', entity: friend }, has('pilchard', friend)), [
        when(
          { get: 'isGreater', a: { get: 'distanceBetween', a: placeOf(cat), b: placeOf(friend) }, b: 14 },
          [
            { do: 'setVariable', variable: 'cat-friend', value: null },
            { do: 'setBehaviour', unit: cat, behaviour: 'wander' },
          ],
        ),
        { do: 'stopRule' },
      ]),
      when(not({ get: 'isNothing', value: friend }), [
        { do: 'setVariable', variable: 'cat-friend', value: null },
        { do: 'setBehaviour', unit: cat, behaviour: 'wander' },
      ]),
      {
        do: 'forEachUnit',
        units: { get: 'unitsNear', position: placeOf(cat), radius: 10 },
        actions: [
          when(both({ get: 'isOfType', unit: someone, unitType: 'islander' }, has('pilchard', someone)), [
            { do: 'setVariable', variable: 'cat-friend', value: someone },
            { do: 'orderFollow', unit: cat, target: someone },
            say(cat, 'Meow!', 1.5),
            { do: 'playSoundAt', sound: 'meow', position: placeOf(cat) },
            { do: 'stopLoop' },
          ]),
        ],
      },
    ],
  },
  {
    id: 'feed-cat',
    name: 'Feed the cat',
    group: 'Cat',
    when: { when: 'ruleIsRun' },
    if: [has('pilchard')],
    do: [
      { do: 'takeItem', unit, itemType: 'pilchard' },
      { do: 'giveBuff', unit, buff: 'lucky' },
      { do: 'showEffect', effect: 'hearts', position: placeOf(cat) },
      say(cat, 'Purrrr', 2),
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
