import type { Action, Expression, GameInput } from '@playloom/game-format';
import { sellAll, GEM_PRICE, SHELL_PRICE } from '../../../harbour/source/shared/trade.ts';
import {
  addToPlayerVariable,
  chooseBetween,
  countOwnedItems,
  loopElement,
  loopPlayer,
  loopPlayerUnit,
  ownsItem,
  equals,
  makeList,
  secondsNow,
  getPosition,
  callRule,
  assignPlayerVariable,
  playerUnit,
  ifThenElse,
} from '../../../harbour/source/shared/expressions.ts';
import {
  negate,
  measureDistance,
  getGlobalVariable,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const ARRIVED = 1.1;
/** Distance at which a bot picks up a shell. Bots cannot come closer to shells between the roots of a palm. */
const REACH = 2;
const SWEEP_DISTANCE = 1.9;
const PATIENCE = 25;
const SHELLS_TO_SELL = 5;

const crab: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'crab' },
  position: getPosition(loopPlayerUnit),
};

const sweep: readonly Action[] = [
  ifThenElse({ get: 'isNothing', value: crab }, [
    assignPlayerVariable('task', '', loopPlayer),
    { do: 'skipToNext' },
  ]),
  { do: 'orderAttack', unit: loopPlayerUnit, target: crab },
  ifThenElse(
    { get: 'isLess', a: measureDistance(getPosition(loopPlayerUnit), getPosition(crab)), b: SWEEP_DISTANCE },
    [
      { do: 'turnTowards', entity: loopPlayerUnit, position: getPosition(crab) },
      { do: 'useItem', unit: loopPlayerUnit },
    ],
  ),
  { do: 'skipToNext' },
];

const giveTurn: readonly Action[] = [addToPlayerVariable('turn', 1, loopPlayer), { do: 'skipToNext' }];

/** Stops a bot for a random time, multiplied by its variable `pace`. */
function pauseBot(from: number, to: number): Action[] {
  return [
    { do: 'orderStop', unit: playerUnit },
    assignPlayerVariable('rest-until', {
      get: 'add',
      a: secondsNow,
      b: { get: 'multiply', a: getPlayerVariable('pace'), b: { get: 'randomNumber', from, to } },
    }),
  ];
}

const done: readonly Action[] = [assignPlayerVariable('task', ''), ...pauseBot(0.5, 2.5)];

/** A bot with a key goes to the chest, one with enough shells sells them, others choose a random task. */
const nextTask: Expression = chooseBetween(
  ownsItem('key'),
  'chest',
  chooseBetween({ get: 'isAtLeast', a: countOwnedItems('shell'), b: SHELLS_TO_SELL }, 'sell', {
    get: 'randomElement',
    list: makeList('shells', 'shells', 'dig', 'dig', 'crabs'),
  }),
);

const goalRegion: Expression = chooseBetween(
  equals(getPlayerVariable('task'), 'chest'),
  'at-chest',
  chooseBetween(
    equals(getPlayerVariable('task'), 'sell'),
    'at-hut',
    chooseBetween(
      equals(getPlayerVariable('task'), 'dig'),
      { get: 'randomElement', list: getGlobalVariable('crosses') },
      'shore',
    ),
  ),
);

const go: readonly Action[] = [
  assignPlayerVariable('task', nextTask),
  assignPlayerVariable('goal-name', goalRegion),
  assignPlayerVariable('goal', { get: 'randomPositionIn', region: getPlayerVariable('goal-name') }),
  assignPlayerVariable('task-until', { get: 'add', a: secondsNow, b: PATIENCE }),
  ifThenElse(equals(getPlayerVariable('task'), 'shells'), [callRule('bot-finds-shell')]),
  ifThenElse(negate(equals(getPlayerVariable('task'), 'crabs')), [
    { do: 'orderMoveTo', unit: playerUnit, position: getPlayerVariable('goal') },
  ]),
];

export const botRules: Rules = [
  {
    id: 'bots-walk',
    name: 'Bots walk',
    group: 'Bots',
    comment: 'Twice a second, each bot walks on toward its goal. Bots that have arrived get a turn.',
    when: { when: 'everySeconds', seconds: 0.5 },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          ifThenElse({ get: 'isGreater', a: getPlayerVariable('rest-until', loopPlayer), b: secondsNow }, [
            { do: 'skipToNext' },
          ]),
          ifThenElse(equals(getPlayerVariable('task', loopPlayer), ''), giveTurn),
          ifThenElse({ get: 'isGreater', a: secondsNow, b: getPlayerVariable('task-until', loopPlayer) }, [
            assignPlayerVariable('task', '', loopPlayer),
            { do: 'skipToNext' },
          ]),
          ifThenElse(equals(getPlayerVariable('task', loopPlayer), 'crabs'), sweep),
          ifThenElse(
            {
              get: 'isLess',
              a: measureDistance(getPosition(loopPlayerUnit), getPlayerVariable('goal', loopPlayer)),
              b: chooseBetween(equals(getPlayerVariable('task', loopPlayer), 'shells'), REACH, ARRIVED),
            },
            giveTurn,
          ),
          ifThenElse(negate({ get: 'isMoving', unit: loopPlayerUnit }), [
            { do: 'orderMoveTo', unit: loopPlayerUnit, position: getPlayerVariable('goal', loopPlayer) },
          ]),
        ],
      },
    ],
  },
  {
    id: 'bot-turn',
    name: 'A bot has a turn',
    group: 'Bots',
    comment: 'A bot without a task picks one. A bot with a task has arrived and does it.',
    when: { when: 'playerVariableChanges', variable: 'turn' },
    do: [
      ifThenElse(equals(getPlayerVariable('task'), ''), [...go, { do: 'stopRule' }]),
      ifThenElse(equals(getPlayerVariable('task'), 'sell'), [
        ...sellAll('shell', SHELL_PRICE),
        ...sellAll('gem', GEM_PRICE),
      ]),
      ifThenElse(equals(getPlayerVariable('task'), 'shells'), [callRule('bot-picks-shell')]),
      ifThenElse(equals(getPlayerVariable('task'), 'chest'), [callRule('open-chest')]),
      ifThenElse(equals(getPlayerVariable('task'), 'dig'), [
        assignPlayerVariable('digging', { get: 'placedProp', placement: getPlayerVariable('goal-name') }),
        callRule('dig-here'),
      ]),
      ...done,
    ],
  },
  {
    id: 'bot-finds-shell',
    name: 'A bot sees a shell',
    group: 'Bots',
    comment: 'Chooses a random shell on the beach.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachElement',
        list: { get: 'shuffledList', list: { get: 'itemsInRegion', region: 'shore' } },
        actions: [assignPlayerVariable('goal', getPosition(loopElement)), { do: 'stopLoop' }],
      },
    ],
  },
  {
    id: 'bot-picks-shell',
    name: 'A bot picks up a shell',
    group: 'Bots',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachItem',
        items: { get: 'itemsInRegion', region: 'shore' },
        actions: [
          ifThenElse(
            {
              get: 'isLess',
              a: measureDistance(getPosition({ get: 'eachItem' }), getPosition(playerUnit)),
              b: REACH,
            },
            [{ do: 'pickUpItem', unit: playerUnit, item: { get: 'eachItem' } }],
          ),
        ],
      },
    ],
  },
];
