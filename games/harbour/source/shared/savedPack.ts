import type { Expression, GameInput } from '@playloom/game-format';
import {
  addToPlayerVariable,
  countOwnedItems,
  loopElement,
  loopPlayer,
  equals,
  getSavedValue,
  callRule,
  assignPlayerVariable,
  playerUnit,
  ifThenElse,
} from './expressions.ts';
import {
  joinText,
  negate,
  getGlobalVariable,
  player,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;
type PlayerVariables = NonNullable<NonNullable<GameInput['variables']>['player']>;

/** Items that are saved, so that players have them on both maps. */
const packed = [
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

export const savedPackVariables: PlayerVariables = {
  coins: { name: 'Coins', type: 'number', initial: 0 },
  'is-loaded': { name: 'Saved data is loaded', type: 'boolean', initial: false, isPublic: false },
  'keep-turn': { name: 'Times the pack was checked', type: 'number', initial: 0, isPublic: false },
};

export const packVariable = {
  packed: { name: 'Items that are saved', type: 'list' as const, initial: packed, isPublic: false },
};

const packKey: Expression = joinText('item:', loopElement);
const inPack: Expression = countOwnedItems(loopElement);
const savedCount: Expression = { get: 'add', a: getSavedValue(packKey), b: 0 };
const gained: Expression = { get: 'subtract', a: getPlayerVariable('coins'), b: getSavedValue('coins') };

/** Rules that save coins and items. They are saved in the world, so that both maps share them. */
export const savedPackRules: Rules = [
  {
    id: 'open-pack',
    name: 'Open the pack',
    group: 'Saved data',
    comment: 'Coins that were found before the saved data arrived are added to the saved coins.',
    when: { when: 'savedDataLoads' },
    do: [
      assignPlayerVariable('is-loaded', true),
      addToPlayerVariable('coins', getSavedValue('coins')),
      {
        do: 'forEachElement',
        list: getGlobalVariable('packed'),
        actions: [
          ifThenElse({ get: 'isGreater', a: savedCount, b: 0 }, [
            { do: 'giveItem', unit: playerUnit, itemType: loopElement, count: savedCount },
          ]),
        ],
      },
      callRule('wear-hat'),
      callRule('refresh-log'),
    ],
  },
  {
    id: 'wear-hat',
    name: 'Put on the hat',
    group: 'Saved data',
    comment: 'A bought hat stays: it is saved in the world, not in the pack.',
    when: { when: 'ruleIsRun' },
    if: [equals(getSavedValue('hat'), true)],
    do: [{ do: 'giveBuff', unit: playerUnit, buff: 'straw-hat' }],
  },
  {
    id: 'count-coins',
    name: 'Count the coins',
    group: 'Saved data',
    comment:
      'Earned coins are the score of the day. Only the change is added to the saved coins, so that two rooms never overwrite each other.',
    when: { when: 'playerVariableChanges', variable: 'coins' },
    if: [getPlayerVariable('is-loaded')],
    do: [
      ifThenElse({ get: 'isGreater', a: gained, b: 0 }, [{ do: 'changeScore', player, amount: gained }]),
      { do: 'changeSavedNumber', player, key: 'coins', amount: gained, scope: 'world' },
      { do: 'setScreenText', text: joinText('Coins: ', getPlayerVariable('coins')), place: 'right', player },
      callRule('refresh-log'),
    ],
  },
  {
    id: 'look-through-packs',
    name: 'Check all packs',
    group: 'Saved data',
    when: { when: 'everySeconds', seconds: 2 },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [addToPlayerVariable('keep-turn', 1, loopPlayer)],
      },
    ],
  },
  {
    id: 'keep-pack',
    name: 'Save the pack',
    group: 'Saved data',
    comment: 'Saves how many of each item are in the pack, if that has changed.',
    when: { when: 'playerVariableChanges', variable: 'keep-turn' },
    if: [getPlayerVariable('is-loaded'), { get: 'isAlive', unit: playerUnit }],
    do: [
      {
        do: 'forEachElement',
        list: getGlobalVariable('packed'),
        actions: [
          ifThenElse(negate(equals(inPack, savedCount)), [
            { do: 'saveValue', player, key: packKey, value: inPack, scope: 'world' },
          ]),
        ],
      },
    ],
  },
  {
    id: 'pack-up',
    name: 'Save when leaving',
    group: 'Saved data',
    when: { when: 'playerLeaves' },
    if: [negate({ get: 'isBot', player })],
    do: [callRule('keep-pack')],
  },
  {
    id: 'take-coin',
    name: 'Take a coin',
    group: 'Saved data',
    when: { when: 'unitPicksUpItem', itemType: 'coin' },
    do: [
      {
        do: 'changePlayerVariable',
        player: { get: 'ownerOf', entity: { get: 'triggeringUnit' } },
        variable: 'coins',
        amount: countOwnedItems('coin', { get: 'triggeringUnit' }),
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
