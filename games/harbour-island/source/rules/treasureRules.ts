import type { Action, Expression, GameInput } from '@playloom/game-format';
import {
  allOf,
  addToPlayerVariable,
  chooseBetween,
  ownsItem,
  equals,
  getSavedValue,
  secondsNow,
  getPosition,
  callRule,
  showSpeech,
  assignPlayerVariable,
  messagePlayer,
  playerUnit,
  ifThenElse,
} from '../../../harbour/source/shared/expressions.ts';
import { DIG_SPOT_TILE, DUG_TILE } from '../map.ts';
import {
  joinText,
  negate,
  getGlobalVariable,
  player,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const CHEST_PAY = 15;
const FIRST_CHEST_PAY = 30;
/** Seconds until a hole is filled again. */
const REFILL = 20;

const spot: Expression = getPlayerVariable('digging');

/** Returns the key of a hole in the record `dug`: its position as “x,y”. */
function getHole(place: Expression): Expression {
  const position = getPosition(place);
  return joinText({ get: 'positionX', position }, ',', { get: 'positionY', position });
}

/** Whether a place can be dug up: it has no hole, or water has filled the hole. */
export function isFilled(place: Expression): Expression {
  const fillsAt: Expression = { get: 'recordEntry', record: getGlobalVariable('dug'), key: getHole(place) };
  return { get: 'isAtMost', a: fillsAt, b: secondsNow };
}

const isRightCross: Expression = equals(spot, {
  get: 'placedProp',
  placement: getGlobalVariable('treasure'),
});

export const hideTreasureAction: Action = {
  do: 'setVariable',
  variable: 'treasure',
  value: { get: 'randomElement', list: getGlobalVariable('crosses') },
};

const findKey: readonly Action[] = [
  { do: 'giveItem', unit: playerUnit, itemType: 'key' },
  hideTreasureAction,
  showSpeech(playerUnit, 'A key!', 2),
  { do: 'playSoundAt', sound: 'reward', position: getPosition(playerUnit) },
  { do: 'showEffect', effect: 'coins', position: getPosition(playerUnit) },
  messagePlayer('A rusty key! It may fit the chest in the cave. Another key is under another cross.', 4),
];

/** What a player finds when the key is not at this spot. */
const findSomething: readonly Action[] = [
  ifThenElse(
    { get: 'chance', percent: 45 },
    [
      { do: 'createItem', itemType: 'shell', position: getPosition(spot) },
      showSpeech(playerUnit, 'A shell.', 1.5),
    ],
    [
      ifThenElse(
        { get: 'chance', percent: 35 },
        [
          { do: 'createItem', itemType: 'coin', position: getPosition(spot), count: 2 },
          showSpeech(playerUnit, 'Coins!', 1.5),
        ],
        [
          ifThenElse(
            { get: 'chance', percent: 35 },
            [
              { do: 'createUnit', unitType: 'crab', position: getPosition(spot), team: 'crabs' },
              { do: 'setLifetime', entity: { get: 'lastCreatedUnit' }, seconds: 25 },
              showSpeech(playerUnit, 'A crab!', 1.5),
            ],
            [showSpeech(playerUnit, 'Only sand.', 1.5)],
          ),
        ],
      ),
    ],
  ),
];

const isFirst: Expression = negate(equals(getSavedValue('treasure'), true));

export const treasureRules: Rules = [
  {
    id: 'dig',
    name: 'Dig',
    group: 'Treasure',
    when: { when: 'ruleIsRun' },
    do: [assignPlayerVariable('digging', { get: 'triggeringProp' }), callRule('dig-here')],
  },
  {
    id: 'dig-here',
    name: 'Dig here',
    group: 'Treasure',
    comment: 'A cross becomes a hole. The key is under one cross; the others hide small finds.',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(negate(isFilled(spot)), [
        messagePlayer('Someone was here before you. The water will fill the hole soon.', 2.5),
        { do: 'stopRule' },
      ]),
      {
        do: 'setRecordEntry',
        variable: 'dug',
        key: getHole(spot),
        value: { get: 'add', a: secondsNow, b: REFILL },
      },
      { do: 'setTile', layer: 'marks', position: getPosition(spot), tile: DUG_TILE },
      { do: 'playSoundAt', sound: 'dig', position: getPosition(spot) },
      { do: 'showEffect', effect: 'dust', position: getPosition(spot) },
      ifThenElse(isRightCross, [ifThenElse(ownsItem('key'), findSomething, findKey)], findSomething),
      callRule('refresh-log'),
    ],
  },
  {
    id: 'fill-holes',
    name: 'The water fills holes',
    group: 'Treasure',
    when: { when: 'everySeconds', seconds: 1 },
    do: [
      {
        do: 'forEachProp',
        props: { get: 'propsOfType', propType: 'dig' },
        actions: [
          ifThenElse(
            allOf(
              equals({ get: 'tileAt', layer: 'marks', position: getPosition({ get: 'eachProp' }) }, DUG_TILE),
              isFilled({ get: 'eachProp' }),
            ),
            [
              {
                do: 'setTile',
                layer: 'marks',
                position: getPosition({ get: 'eachProp' }),
                tile: DIG_SPOT_TILE,
              },
            ],
          ),
        ],
      },
    ],
  },
  {
    id: 'enter-cave',
    name: 'Into the cave',
    group: 'Treasure',
    comment:
      'The cave is too dark without a lantern. With a lantern, the roof disappears for the player inside.',
    when: { when: 'unitEntersRegion', region: 'cave', unitType: 'islander' },
    do: [
      ifThenElse(
        ownsItem('lantern', { get: 'triggeringUnit' }),
        [{ do: 'setLayerOpacity', layer: 'roof', opacity: 0.1, player: ownerOfTriggering() }],
        [
          {
            do: 'teleport',
            entity: { get: 'triggeringUnit' },
            position: { get: 'centerOf', region: 'cave-mouth' },
          },
          { do: 'stopMovement', entity: { get: 'triggeringUnit' } },
          messagePlayer(
            'Too dark! You need a lantern: the keeper’s store and the stall in the bay have them.',
            4,
            ownerOfTriggering(),
          ),
          { do: 'playSound', sound: 'no', player: ownerOfTriggering() },
        ],
      ),
    ],
  },
  {
    id: 'leave-cave',
    name: 'Out of the cave',
    group: 'Treasure',
    when: { when: 'unitLeavesRegion', region: 'cave', unitType: 'islander' },
    do: [{ do: 'setLayerOpacity', layer: 'roof', opacity: 1, player: ownerOfTriggering() }],
  },
  {
    id: 'open-chest',
    name: 'Open the chest',
    group: 'Treasure',
    comment: 'The first chest of each player pays more. The saved data of the world remembers it.',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(negate(ownsItem('key')), [
        messagePlayer('Locked. A key is buried under one of the crosses in the sand.', 3),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      { do: 'takeItem', unit: playerUnit, itemType: 'key' },
      { do: 'giveItem', unit: playerUnit, itemType: 'gem' },
      {
        do: 'showFloatingText',
        text: joinText('+', pay(), ' coins'),
        position: getPosition(playerUnit),
        color: '#ffd84a',
      },
      addToPlayerVariable('coins', pay()),
      addToPlayerVariable('chests-opened', 1),
      { do: 'saveValue', player, key: 'treasure', value: true, scope: 'world' },
      { do: 'playSoundAt', sound: 'chest', position: getPosition(playerUnit) },
      {
        do: 'showEffect',
        effect: 'coins',
        position: getPosition({ get: 'placedProp', placement: 'chest-1' }),
      },
      { do: 'shakeCamera', strength: 0.2, seconds: 0.3, player },
      {
        do: 'showMessage',
        text: joinText({ get: 'nameOfPlayer', player }, ' opened the chest!'),
        seconds: 3,
      },
      { do: 'playAnimation', entity: { get: 'placedProp', placement: 'chest-1' }, animation: 'chest-open' },
      callRule('refresh-log'),
      { do: 'wait', seconds: 4 },
      { do: 'playAnimation', entity: { get: 'placedProp', placement: 'chest-1' }, animation: 'chest-closed' },
    ],
  },
];

function pay(): Expression {
  return chooseBetween(isFirst, FIRST_CHEST_PAY, CHEST_PAY);
}

function ownerOfTriggering(): Expression {
  return { get: 'ownerOf', entity: { get: 'triggeringUnit' } };
}
