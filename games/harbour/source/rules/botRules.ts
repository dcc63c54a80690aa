import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, FISH_WANTED, stateOf } from '../errands.ts';
import { fishPrice } from '../shop.ts';
import { sellAll, SHELL_PRICE } from '../shared/trade.ts';
import {
  both,
  choose,
  count,
  distance,
  eachPlayer,
  eachPlayersUnit,
  has,
  is,
  listOf,
  not,
  now,
  own,
  placeOf,
  run,
  say,
  set,
  takeInHand,
  unit,
  when,
  world,
} from '../shared/words.ts';

type Rules = NonNullable<GameInput['rules']>;
type Rule = Rules[number];

const ARRIVED = 1.6;
const SWEEP_DISTANCE = 1.9;
/** A bot that gets nowhere for so long thinks of something else. */
const PATIENCE = 45;
const FISH_TO_SELL = 4;

const crab: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'crab' },
  position: placeOf(eachPlayersUnit),
};

/** With a broom and crabs left to chase: these run away, so there is no goal to walk to. */
const isSweeping: Expression = both(
  is(own('task', eachPlayer), 'crabs'),
  is(own(stateOf('crabs'), eachPlayer), 1),
  { get: 'isLess', a: own('crabs-chased', eachPlayer), b: CRABS_WANTED },
);

const sweep: readonly Action[] = [
  when(
    { get: 'isNothing', value: crab },
    [{ do: 'orderMoveTo', unit: eachPlayersUnit, position: { get: 'centerOf', region: 'at-fisher' } }],
    [
      { do: 'orderAttack', unit: eachPlayersUnit, target: crab },
      when({ get: 'isLess', a: distance(placeOf(eachPlayersUnit), placeOf(crab)), b: SWEEP_DISTANCE }, [
        { do: 'turnTowards', entity: eachPlayersUnit, position: placeOf(crab) },
        { do: 'useItem', unit: eachPlayersUnit },
      ]),
    ],
  ),
  { do: 'skipToNext' },
];

const giveTurn: readonly Action[] = [
  { do: 'changePlayerVariable', player: eachPlayer, variable: 'turn' },
  { do: 'skipToNext' },
];

/** Errands that are not done yet, and fishing, which never ends. */
const choices: Expression = errandIds.reduce<Expression>(
  (list, errand) => choose(is(own(stateOf(errand)), 2), list, { get: 'listWith', list, element: errand }),
  listOf('fish', 'stroll'),
);

/** Stands still for a while; some take their time, some are brisk. */
function rest(from: number, to: number): Action[] {
  return [
    { do: 'orderStop', unit },
    set('rest-until', {
      get: 'add',
      a: now,
      b: { get: 'multiply', a: own('pace'), b: { get: 'randomNumber', from, to } },
    }),
  ];
}

/** Where the task of a bot leads next. */
const goalRegion: Expression = chain(
  [is(own('task'), 'bread'), choose(is(own(stateOf('bread')), 0), 'at-baker', 'at-master')],
  [
    is(own('task'), 'oil'),
    choose(both(is(own(stateOf('oil')), 1), not(has('oil'))), 'at-store', 'at-keeper'),
  ],
  [is(own('task'), 'crabs'), 'at-master'],
  [is(own('task'), 'stroll'), 'beach'],
  [both(is(own('task'), 'fish'), is(own(stateOf('fish')), 0)), 'at-fisher'],
  [
    both(is(own('task'), 'fish'), is(own(stateOf('fish')), 1)),
    choose({ get: 'isAtLeast', a: count('pilchard'), b: FISH_WANTED }, 'at-fisher', anySpot()),
  ],
  [
    is(own('task'), 'fish'),
    choose({ get: 'isAtLeast', a: count('pilchard'), b: FISH_TO_SELL }, 'at-stall', anySpot()),
  ],
);

function anySpot(): Expression {
  return { get: 'randomElement', list: world('spots') };
}

function chain(...cases: readonly (readonly [Expression, Expression])[]): Expression {
  return cases.reduceRight<Expression>(
    (others, [condition, value]) => choose(condition, value, others),
    'at-stall',
  );
}

const setGoal: readonly Action[] = [
  set('goal', { get: 'randomPositionIn', region: goalRegion }),
  set('task-until', { get: 'add', a: now, b: PATIENCE }),
  { do: 'orderMoveTo', unit, position: own('goal') },
];

/** What a bot does where its task led it. */
function arrival(task: string, name: string, actions: readonly Action[]): Rule {
  return {
    id: `bot-${task}`,
    name,
    group: 'Bots',
    when: { when: 'ruleIsRun' },
    if: [is(own('task'), task)],
    do: [...actions],
  };
}

const done: readonly Action[] = [set('task', ''), ...rest(1, 4)];

export const botRules: Rules = [
  {
    id: 'bots-walk',
    name: 'Bots walk',
    group: 'Bots',
    comment: 'Twice a second each bot goes on towards its goal; those that are there get a turn.',
    when: { when: 'everySeconds', seconds: 0.5 },
    if: [{ get: 'isRoundRunning' }],
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          when({ get: 'isGreater', a: own('rest-until', eachPlayer), b: now }, [{ do: 'skipToNext' }]),
          when(is(own('task', eachPlayer), ''), giveTurn),
          when({ get: 'isGreater', a: now, b: own('task-until', eachPlayer) }, [
            set('task', '', eachPlayer),
            { do: 'skipToNext' },
          ]),
          when(isSweeping, sweep),
          when(
            { get: 'isLess', a: distance(placeOf(eachPlayersUnit), own('goal', eachPlayer)), b: ARRIVED },
            giveTurn,
          ),
          when(not({ get: 'isMoving', unit: eachPlayersUnit }), [
            { do: 'orderMoveTo', unit: eachPlayersUnit, position: own('goal', eachPlayer) },
          ]),
        ],
      },
    ],
  },
  {
    id: 'bot-turn',
    name: 'A bot has a turn',
    group: 'Bots',
    comment: 'Without a task it picks one; with one it has arrived.',
    when: { when: 'playerVariableChanges', variable: 'turn' },
    do: [
      when(
        is(own('task'), ''),
        [set('task', { get: 'randomElement', list: choices }), ...setGoal],
        ['bread', 'oil', 'fish', 'crabs', 'stroll'].map((task) => run(`bot-${task}`)),
      ),
    ],
  },
  arrival('bread', 'A bot with bread', [
    when(
      is(own(stateOf('bread')), 0),
      [run('begin-bread'), ...setGoal, ...rest(1.5, 3)],
      [run('finish-bread'), ...done],
    ),
  ]),
  arrival('oil', 'A bot with oil', [
    when(
      both(is(own(stateOf('oil')), 1), has('oil')),
      [run('finish-oil'), ...done],
      [when(is(own(stateOf('oil')), 0), [run('begin-oil')], [run('take-oil')]), ...setGoal, ...rest(1.5, 3)],
    ),
  ]),
  arrival('crabs', 'A bot with a broom', [
    when(
      is(own(stateOf('crabs')), 0),
      [run('begin-crabs'), ...setGoal, ...rest(0.5, 1.5)],
      [run('finish-crabs'), ...done],
    ),
  ]),
  arrival('fish', 'A bot with a rod', [
    when(
      is(own(stateOf('fish')), 0),
      [run('begin-fish'), ...setGoal, ...rest(0.5, 2)],
      [
        when(
          both(is(own(stateOf('fish')), 1), { get: 'isAtLeast', a: count('pilchard'), b: FISH_WANTED }),
          [run('finish-fish'), ...done],
          [run('bot-casts')],
        ),
      ],
    ),
  ]),
  {
    id: 'bot-casts',
    name: 'A bot fishes or sells',
    group: 'Bots',
    comment: 'Bots have no reflexes: a cast takes a while and every other one brings a fish.',
    when: { when: 'ruleIsRun' },
    do: [
      when(both(is(own(stateOf('fish')), 2), { get: 'isAtLeast', a: count('pilchard'), b: FISH_TO_SELL }), [
        ...sellAll('pilchard', fishPrice),
        ...sellAll('shell', SHELL_PRICE),
        ...done,
        { do: 'stopRule' },
      ]),
      takeInHand(unit, 'rod'),
      { do: 'playSoundAt', sound: 'cast', position: placeOf(unit) },
      when({ get: 'chance', percent: 50 }, [run('land-fish')], [say(unit, 'It got away.', 1.5)]),
      when(
        {
          get: 'isAtLeast',
          a: count('pilchard'),
          b: choose(is(own(stateOf('fish')), 1), FISH_WANTED, FISH_TO_SELL),
        },
        setGoal,
        [set('task-until', { get: 'add', a: now, b: PATIENCE })],
      ),
      ...rest(3, 6.5),
    ],
  },
  arrival('stroll', 'A bot at the beach', done),
];
