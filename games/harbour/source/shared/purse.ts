import type { Expression, GameInput } from '@playloom/game-format';
import {
  both,
  change,
  count,
  eachElement,
  eachPlayer,
  is,
  join,
  kept,
  not,
  own,
  player,
  run,
  set,
  unit,
  when,
  world,
} from './words.ts';

type Rules = NonNullable<GameInput['rules']>;
type PlayerVariables = NonNullable<NonNullable<GameInput['variables']>['player']>;

/** What goes along in a pack from one map to the other and from one visit to the next. */
export const packed = [
  'rod',
  'broom',
  'lantern',
  'bait',
  'pilchard',
  'shell',
  'gem',
  'pie',
  'bread',
  'oil',
  'map',
  'key',
];

export const purseVariables: PlayerVariables = {
  coins: { name: 'Coins', type: 'number', initial: 0 },
  'is-loaded': { name: 'Saved things are here', type: 'boolean', initial: false, isPublic: false },
  'keep-turn': { name: 'Times the pack was looked through', type: 'number', initial: 0, isPublic: false },
};

export const packVariable = {
  packed: { name: 'What is kept', type: 'list' as const, initial: packed, isPublic: false },
};

const packKey: Expression = join('item:', eachElement);
const inPack: Expression = count(eachElement);
const savedCount: Expression = { get: 'add', a: kept(packKey), b: 0 };
const gained: Expression = { get: 'subtract', a: own('coins'), b: kept('coins') };

/** Coins and packs lie in the saved data of the world, so that both maps have them. */
export const purseRules: Rules = [
  {
    id: 'open-pack',
    name: 'Open the pack',
    group: 'Saved things',
    comment: 'Coins that were found before the saved data came are added to what was saved.',
    when: { when: 'savedDataLoads' },
    do: [
      set('is-loaded', true),
      change('coins', kept('coins')),
      {
        do: 'forEachElement',
        list: world('packed'),
        actions: [
          when({ get: 'isGreater', a: savedCount, b: 0 }, [
            { do: 'giveItem', unit, itemType: eachElement, count: savedCount },
          ]),
        ],
      },
      run('wear-hat'),
    ],
  },
  {
    id: 'wear-hat',
    name: 'Put on the hat',
    group: 'Saved things',
    comment: 'Buffs end when a day begins; who bought the hat has it for good.',
    when: { when: 'ruleIsRun' },
    if: [is(kept('hat'), true)],
    do: [{ do: 'giveBuff', unit, buff: 'straw-hat' }],
  },
  {
    id: 'count-coins',
    name: 'Count the coins',
    group: 'Saved things',
    comment:
      'What came in counts for the day. What changed is added to the saved coins: nothing is lost when two rooms add.',
    when: { when: 'playerVariableChanges', variable: 'coins' },
    if: [own('is-loaded')],
    do: [
      when(both({ get: 'isGreater', a: gained, b: 0 }, { get: 'isRoundRunning' }), [
        { do: 'changeScore', player, amount: gained },
      ]),
      { do: 'changeSavedNumber', player, key: 'coins', amount: gained, scope: 'world' },
      { do: 'setScreenText', text: join('Coins: ', own('coins')), place: 'right', player },
    ],
  },
  {
    id: 'look-through-packs',
    name: 'Look through all packs',
    group: 'Saved things',
    when: { when: 'everySeconds', seconds: 2 },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [change('keep-turn', 1, eachPlayer)],
      },
    ],
  },
  {
    id: 'keep-pack',
    name: 'Keep the pack',
    group: 'Saved things',
    comment: 'Writes down how many of each thing are in the pack, where that has changed.',
    when: { when: 'playerVariableChanges', variable: 'keep-turn' },
    if: [own('is-loaded'), { get: 'isAlive', unit }],
    do: [
      {
        do: 'forEachElement',
        list: world('packed'),
        actions: [
          when(not(is(inPack, savedCount)), [
            { do: 'saveValue', player, key: packKey, value: inPack, scope: 'world' },
          ]),
        ],
      },
    ],
  },
  {
    id: 'pack-up',
    name: 'Pack up on leaving',
    group: 'Saved things',
    when: { when: 'playerLeaves' },
    if: [not({ get: 'isBot', player })],
    do: [run('keep-pack')],
  },
  {
    id: 'take-coin',
    name: 'Take a coin',
    group: 'Saved things',
    when: { when: 'unitPicksUpItem', itemType: 'coin' },
    do: [
      {
        do: 'changePlayerVariable',
        player: { get: 'ownerOf', entity: { get: 'triggeringUnit' } },
        variable: 'coins',
        amount: count('coin', { get: 'triggeringUnit' }),
      },
      {
        do: 'showFloatingText',
        text: '+1',
        position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
        color: '#ffd84a',
      },
      { do: 'takeItem', unit: { get: 'triggeringUnit' }, itemType: 'coin', count: 99 },
    ],
  },
];
