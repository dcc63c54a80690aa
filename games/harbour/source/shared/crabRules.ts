import type { Expression, GameInput } from '@playloom/game-format';
import { getPosition, showSpeech, ifThenElse } from './expressions.ts';
import { negate, measureDistance } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const crab: Expression = { get: 'eachUnit' };
const toe: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'islander' },
  position: getPosition(crab),
};
const PINCH_DISTANCE = 0.75;

/** Crabs pinch players who stand on them. */
export const pinchRules: Rules = [
  {
    id: 'pinch',
    name: 'Crabs pinch',
    group: 'Crabs',
    comment: 'Checks four times a second who stands on a crab. A pinch slows players but does no damage.',
    when: { when: 'everySeconds', seconds: 0.25 },
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'unitsOfType', unitType: 'crab' },
        actions: [
          ifThenElse(
            { get: 'isLess', a: measureDistance(getPosition(toe), getPosition(crab)), b: PINCH_DISTANCE },
            [
              ifThenElse(negate({ get: 'hasBuff', unit: toe, buff: 'pinched' }), [
                { do: 'giveBuff', unit: toe, buff: 'pinched' },
                { do: 'pushTowards', entity: toe, position: getPosition(crab), strength: -5 },
                { do: 'playSoundAt', sound: 'pinch', position: getPosition(crab) },
                showSpeech(toe, 'Ouch!', 1.2),
              ]),
            ],
          ),
        ],
      },
    ],
  },
];
