import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, FISH_WANTED, getErrandVariable } from '../errands.ts';
import { fishPrice } from '../shop.ts';
import { sellAll, SHELL_PRICE } from '../shared/trade.ts';
import {
  allOf,
  chooseBetween,
  countOwnedItems,
  loopPlayer,
  loopPlayerUnit,
  ownsItem,
  equals,
  makeList,
  secondsNow,
  getPosition,
  callRule,
  showSpeech,
  assignPlayerVariable,
  selectItemSlot,
  playerUnit,
  ifThenElse,
} from '../shared/expressions.ts';
import {
  negate,
  measureDistance,
  getGlobalVariable,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;
type Rule = Rules[number];

const ARRIVED = 1.6;
const SWEEP_DISTANCE = 1.9;
/** A bot gives up its task after this many seconds. */
const PATIENCE = 45;
const FISH_TO_SELL = 4;

const crab: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'crab' },
  position: getPosition(loopPlayerUnit),
};

/**
 * Whether a bot is on the crab errand and has crabs left to chase. Such a bot has no fixed destination, because crabs
 * run away.
 */
const isSweeping: Expression = allOf(
  equals(getPlayerVariable('task', loopPlayer), 'crabs'),
  equals(getPlayerVariable(getErrandVariable('crabs'), loopPlayer), 1),
  { get: 'isLess', a: getPlayerVariable('crabs-chased', loopPlayer), b: CRABS_WANTED },
);

const sweep: readonly Action[] = [
  ifThenElse(
    { get: 'isNothing', value: crab },
    [{ do: 'orderMoveTo', unit: loopPlayerUnit, position: { get: 'centerOf', region: 'at-fisher' } }],
    [
      { do: 'orderAttack', unit: loopPlayerUnit, target: crab },
      ifThenElse(
        {
          get: 'isLess',
          a: measureDistance(getPosition(loopPlayerUnit), getPosition(crab)),
          b: SWEEP_DISTANCE,
        },
        [
          { do: 'turnTowards', entity: loopPlayerUnit, position: getPosition(crab) },
          { do: 'useItem', unit: loopPlayerUnit },
        ],
      ),
    ],
  ),
  { do: 'skipToNext' },
];

const giveTurn: readonly Action[] = [
  { do: 'changePlayerVariable', player: loopPlayer, variable: 'turn' },
  { do: 'skipToNext' },
];

/** Tasks to choose from: errands that are not done yet, fishing, and strolling. */
const choices: Expression = errandIds.reduce<Expression>(
  (list, errand) =>
    chooseBetween(equals(getPlayerVariable(getErrandVariable(errand)), 2), list, {
      get: 'listWith',
      list,
      element: errand,
    }),
  makeList('fish', 'stroll'),
);

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

/** The region where the bot has to go next for its task. */
const goalRegion: Expression = chain(
  [
    equals(getPlayerVariable('task'), 'bread'),
    chooseBetween(equals(getPlayerVariable(getErrandVariable('bread')), 0), 'at-baker', 'at-master'),
  ],
  [
    equals(getPlayerVariable('task'), 'oil'),
    chooseBetween(
      allOf(equals(getPlayerVariable(getErrandVariable('oil')), 1), negate(ownsItem('oil'))),
      'at-store',
      'at-keeper',
    ),
  ],
  [equals(getPlayerVariable('task'), 'crabs'), 'at-master'],
  [equals(getPlayerVariable('task'), 'stroll'), 'beach'],
  [
    allOf(equals(getPlayerVariable('task'), 'fish'), equals(getPlayerVariable(getErrandVariable('fish')), 0)),
    'at-fisher',
  ],
  [
    allOf(equals(getPlayerVariable('task'), 'fish'), equals(getPlayerVariable(getErrandVariable('fish')), 1)),
    chooseBetween(
      { get: 'isAtLeast', a: countOwnedItems('pilchard'), b: FISH_WANTED },
      'at-fisher',
      anySpot(),
    ),
  ],
  [
    equals(getPlayerVariable('task'), 'fish'),
    chooseBetween(
      { get: 'isAtLeast', a: countOwnedItems('pilchard'), b: FISH_TO_SELL },
      'at-stall',
      anySpot(),
    ),
  ],
);

function anySpot(): Expression {
  return { get: 'randomElement', list: getGlobalVariable('spots') };
}

function chain(...cases: readonly (readonly [Expression, Expression])[]): Expression {
  return cases.reduceRight<Expression>(
    (others, [condition, value]) => chooseBetween(condition, value, others),
    'at-stall',
  );
}

const setGoal: readonly Action[] = [
  assignPlayerVariable('goal', { get: 'randomPositionIn', region: goalRegion }),
  assignPlayerVariable('task-until', { get: 'add', a: secondsNow, b: PATIENCE }),
  { do: 'orderMoveTo', unit: playerUnit, position: getPlayerVariable('goal') },
];

/** Creates a rule that runs when a bot has arrived where its task leads. */
function arrival(task: string, name: string, actions: readonly Action[]): Rule {
  return {
    id: `bot-${task}`,
    name,
    group: 'Bots',
    when: { when: 'ruleIsRun' },
    if: [equals(getPlayerVariable('task'), task)],
    do: [...actions],
  };
}

const done: readonly Action[] = [assignPlayerVariable('task', ''), ...pauseBot(1, 4)];

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
          ifThenElse(isSweeping, sweep),
          ifThenElse(
            {
              get: 'isLess',
              a: measureDistance(getPosition(loopPlayerUnit), getPlayerVariable('goal', loopPlayer)),
              b: ARRIVED,
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
      ifThenElse(
        equals(getPlayerVariable('task'), ''),
        [assignPlayerVariable('task', { get: 'randomElement', list: choices }), ...setGoal],
        ['bread', 'oil', 'fish', 'crabs', 'stroll'].map((task) => callRule(`bot-${task}`)),
      ),
    ],
  },
  arrival('bread', 'A bot with bread', [
    ifThenElse(
      equals(getPlayerVariable(getErrandVariable('bread')), 0),
      [callRule('begin-bread'), ...setGoal, ...pauseBot(1.5, 3)],
      [callRule('finish-bread'), ...done],
    ),
  ]),
  arrival('oil', 'A bot with oil', [
    ifThenElse(
      allOf(equals(getPlayerVariable(getErrandVariable('oil')), 1), ownsItem('oil')),
      [callRule('finish-oil'), ...done],
      [
        ifThenElse(
          equals(getPlayerVariable(getErrandVariable('oil')), 0),
          [callRule('begin-oil')],
          [callRule('take-oil')],
        ),
        ...setGoal,
        ...pauseBot(1.5, 3),
      ],
    ),
  ]),
  arrival('crabs', 'A bot with a broom', [
    ifThenElse(
      equals(getPlayerVariable(getErrandVariable('crabs')), 0),
      [callRule('begin-crabs'), ...setGoal, ...pauseBot(0.5, 1.5)],
      [callRule('finish-crabs'), ...done],
    ),
  ]),
  arrival('fish', 'A bot with a rod', [
    ifThenElse(
      equals(getPlayerVariable(getErrandVariable('fish')), 0),
      [callRule('begin-fish'), ...setGoal, ...pauseBot(0.5, 2)],
      [
        ifThenElse(
          allOf(equals(getPlayerVariable(getErrandVariable('fish')), 1), {
            get: 'isAtLeast',
            a: countOwnedItems('pilchard'),
            b: FISH_WANTED,
          }),
          [callRule('finish-fish'), ...done],
          [callRule('bot-casts')],
        ),
      ],
    ),
  ]),
  {
    id: 'bot-casts',
    name: 'A bot fishes or sells',
    group: 'Bots',
    comment: 'Bots don’t react to bites: a cast takes a while, and every second one catches a fish.',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(
        allOf(equals(getPlayerVariable(getErrandVariable('fish')), 2), {
          get: 'isAtLeast',
          a: countOwnedItems('pilchard'),
          b: FISH_TO_SELL,
        }),
        [...sellAll('pilchard', fishPrice), ...sellAll('shell', SHELL_PRICE), ...done, { do: 'stopRule' }],
      ),
      selectItemSlot(playerUnit, 'rod'),
      { do: 'playSoundAt', sound: 'cast', position: getPosition(playerUnit) },
      ifThenElse(
        { get: 'chance', percent: 50 },
        [callRule('land-fish')],
        [showSpeech(playerUnit, 'It got away.', 1.5)],
      ),
      ifThenElse(
        {
          get: 'isAtLeast',
          a: countOwnedItems('pilchard'),
          b: chooseBetween(
            equals(getPlayerVariable(getErrandVariable('fish')), 1),
            FISH_WANTED,
            FISH_TO_SELL,
          ),
        },
        setGoal,
        [assignPlayerVariable('task-until', { get: 'add', a: secondsNow, b: PATIENCE })],
      ),
      ...pauseBot(3, 6.5),
    ],
  },
  arrival('stroll', 'A bot at the beach', done),
];
