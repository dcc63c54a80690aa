import type { Action, Expression, GameInput } from '@playloom/game-format';
import { sellAll, GEM_PRICE, SHELL_PRICE } from '../../../harbour/source/shared/trade.ts';
import {
  change,
  choose,
  count,
  distance,
  eachElement,
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
  set,
  unit,
  when,
  world,
} from '../../../harbour/source/shared/words.ts';

type Rules = NonNullable<GameInput['rules']>;

const ARRIVED = 1.1;
/** A shell between the roots of a palm is picked up from beside it. */
const REACH = 2;
const SWEEP_DISTANCE = 1.9;
const PATIENCE = 25;
const SHELLS_TO_SELL = 5;

const crab: Expression = {
  get: 'nearestUnit',
  units: { get: 'unitsOfType', unitType: 'crab' },
  position: placeOf(eachPlayersUnit),
};

const sweep: readonly Action[] = [
  when({ get: 'isNothing', value: crab }, [set('task', '', eachPlayer), { do: 'skipToNext' }]),
  { do: 'orderAttack', unit: eachPlayersUnit, target: crab },
  when({ get: 'isLess', a: distance(placeOf(eachPlayersUnit), placeOf(crab)), b: SWEEP_DISTANCE }, [
    { do: 'turnTowards', entity: eachPlayersUnit, position: placeOf(crab) },
    { do: 'useItem', unit: eachPlayersUnit },
  ]),
  { do: 'skipToNext' },
];

const giveTurn: readonly Action[] = [change('turn', 1, eachPlayer), { do: 'skipToNext' }];

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

const done: readonly Action[] = [set('task', ''), ...rest(0.5, 2.5)];

/** A key goes before everything, then shells to sell; else whatever comes to mind. */
const nextTask: Expression = choose(
  has('key'),
  'chest',
  choose({ get: 'isAtLeast', a: count('shell'), b: SHELLS_TO_SELL }, 'sell', {
    get: 'randomElement',
    list: listOf('shells', 'shells', 'dig', 'dig', 'crabs'),
  }),
);

const goalRegion: Expression = choose(
  is(own('task'), 'chest'),
  'at-chest',
  choose(
    is(own('task'), 'sell'),
    'at-hut',
    choose(is(own('task'), 'dig'), { get: 'randomElement', list: world('crosses') }, 'shore'),
  ),
);

const go: readonly Action[] = [
  set('task', nextTask),
  set('goal-name', goalRegion),
  set('goal', { get: 'randomPositionIn', region: own('goal-name') }),
  set('task-until', { get: 'add', a: now, b: PATIENCE }),
  when(is(own('task'), 'shells'), [run('bot-finds-shell')]),
  when(not(is(own('task'), 'crabs')), [{ do: 'orderMoveTo', unit, position: own('goal') }]),
];

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
          when(is(own('task', eachPlayer), 'crabs'), sweep),
          when(
            {
              get: 'isLess',
              a: distance(placeOf(eachPlayersUnit), own('goal', eachPlayer)),
              b: choose(is(own('task', eachPlayer), 'shells'), REACH, ARRIVED),
            },
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
      when(is(own('task'), ''), [...go, { do: 'stopRule' }]),
      when(is(own('task'), 'sell'), [...sellAll('shell', SHELL_PRICE), ...sellAll('gem', GEM_PRICE)]),
      when(is(own('task'), 'shells'), [run('bot-picks-shell')]),
      when(is(own('task'), 'chest'), [run('open-chest')]),
      when(is(own('task'), 'dig'), [
        set('digging', { get: 'placedProp', placement: own('goal-name') }),
        run('dig-here'),
      ]),
      ...done,
    ],
  },
  {
    id: 'bot-finds-shell',
    name: 'A bot sees a shell',
    group: 'Bots',
    comment: 'Any shell on the beach.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachElement',
        list: { get: 'shuffledList', list: { get: 'itemsInRegion', region: 'shore' } },
        actions: [set('goal', placeOf(eachElement)), { do: 'stopLoop' }],
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
          when({ get: 'isLess', a: distance(placeOf({ get: 'eachItem' }), placeOf(unit)), b: REACH }, [
            { do: 'pickUpItem', unit, item: { get: 'eachItem' } },
          ]),
        ],
      },
    ],
  },
];
