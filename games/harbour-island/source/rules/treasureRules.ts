import type { Action, Expression, GameInput } from '@playloom/game-format';
import {
  both,
  change,
  choose,
  has,
  is,
  join,
  kept,
  not,
  now,
  own,
  placeOf,
  player,
  run,
  say,
  set,
  tell,
  unit,
  when,
  world,
} from '../../../harbour/source/shared/words.ts';
import { DIG_SPOT, DUG } from '../map.ts';

type Rules = NonNullable<GameInput['rules']>;

const CHEST_PAY = 15;
const FIRST_CHEST_PAY = 30;
/** Seconds until the tide has filled a hole. */
const REFILL = 20;

const spot: Expression = own('digging');

/** Holes are known by where they are. */
function holeOf(place: Expression): Expression {
  const position = placeOf(place);
  return join({ get: 'positionX', position }, ',', { get: 'positionY', position });
}

function isFilled(place: Expression): Expression {
  const fillsAt: Expression = { get: 'recordEntry', record: world('dug'), key: holeOf(place) };
  return { get: 'isAtMost', a: fillsAt, b: now };
}

const isRightCross: Expression = is(spot, { get: 'placedProp', placement: world('treasure') });

export const buryKey: Action = {
  do: 'setVariable',
  variable: 'treasure',
  value: { get: 'randomElement', list: world('crosses') },
};

const findKey: readonly Action[] = [
  { do: 'giveItem', unit, itemType: 'key' },
  buryKey,
  say(unit, 'A key!', 2),
  { do: 'playSoundAt', sound: 'reward', position: placeOf(unit) },
  { do: 'showEffect', effect: 'coins', position: placeOf(unit) },
  tell('A rusty key! The chest in the cave may fit it. Another lies under another cross.', 4),
];

/** What else lies in the sand. */
const findSomething: readonly Action[] = [
  when(
    { get: 'chance', percent: 45 },
    [{ do: 'createItem', itemType: 'shell', position: placeOf(spot) }, say(unit, 'A shell.', 1.5)],
    [
      when(
        { get: 'chance', percent: 35 },
        [{ do: 'createItem', itemType: 'coin', position: placeOf(spot), count: 2 }, say(unit, 'Coins!', 1.5)],
        [
          when(
            { get: 'chance', percent: 35 },
            [
              { do: 'createUnit', unitType: 'crab', position: placeOf(spot), team: 'crabs' },
              { do: 'setLifetime', entity: { get: 'lastCreatedUnit' }, seconds: 25 },
              say(unit, 'A crab!', 1.5),
            ],
            [say(unit, 'Only sand.', 1.5)],
          ),
        ],
      ),
    ],
  ),
];

const isFirst: Expression = not(is(kept('treasure'), true));

export const treasureRules: Rules = [
  {
    id: 'dig',
    name: 'Dig',
    group: 'Treasure',
    when: { when: 'ruleIsRun' },
    do: [set('digging', { get: 'triggeringProp' }), run('dig-here')],
  },
  {
    id: 'dig-here',
    name: 'Dig here',
    group: 'Treasure',
    comment: 'A cross becomes a hole. Under one of them lies the key, under the others this and that.',
    when: { when: 'ruleIsRun' },
    do: [
      when(not(isFilled(spot)), [
        tell('Someone was here before you. The water will fill the hole soon.', 2.5),
        { do: 'stopRule' },
      ]),
      {
        do: 'setRecordEntry',
        variable: 'dug',
        key: holeOf(spot),
        value: { get: 'add', a: now, b: REFILL },
      },
      { do: 'setTile', layer: 'marks', position: placeOf(spot), tile: DUG },
      { do: 'playSoundAt', sound: 'dig', position: placeOf(spot) },
      { do: 'showEffect', effect: 'dust', position: placeOf(spot) },
      when(isRightCross, [when(has('key'), findSomething, findKey)], findSomething),
      run('refresh-log'),
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
          when(
            both(
              is({ get: 'tileAt', layer: 'marks', position: placeOf({ get: 'eachProp' }) }, DUG),
              isFilled({ get: 'eachProp' }),
            ),
            [{ do: 'setTile', layer: 'marks', position: placeOf({ get: 'eachProp' }), tile: DIG_SPOT }],
          ),
        ],
      },
    ],
  },
  {
    id: 'enter-cave',
    name: 'Into the cave',
    group: 'Treasure',
    comment: 'Too dark without a lantern. With one, the roof lifts for the one who is inside.',
    when: { when: 'unitEntersRegion', region: 'cave', unitType: 'islander' },
    do: [
      when(
        has('lantern', { get: 'triggeringUnit' }),
        [{ do: 'setLayerOpacity', layer: 'roof', opacity: 0.1, player: ownerOfTriggering() }],
        [
          {
            do: 'teleport',
            entity: { get: 'triggeringUnit' },
            position: { get: 'centerOf', region: 'cave-mouth' },
          },
          { do: 'stopMovement', entity: { get: 'triggeringUnit' } },
          tell(
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
    comment:
      'The first time is worth more, once in a life: that is written into the saved data of the world.',
    when: { when: 'ruleIsRun' },
    do: [
      when(not(has('key')), [
        tell('Locked. A key is buried under one of the crosses in the sand.', 3),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      { do: 'takeItem', unit, itemType: 'key' },
      { do: 'giveItem', unit, itemType: 'gem' },
      { do: 'showFloatingText', text: join('+', pay(), ' coins'), position: placeOf(unit), color: '#ffd84a' },
      change('coins', pay()),
      change('chests-opened', 1),
      { do: 'saveValue', player, key: 'treasure', value: true, scope: 'world' },
      { do: 'playSoundAt', sound: 'chest', position: placeOf(unit) },
      { do: 'showEffect', effect: 'coins', position: placeOf({ get: 'placedProp', placement: 'chest-1' }) },
      { do: 'shakeCamera', strength: 0.2, seconds: 0.3, player },
      { do: 'showMessage', text: join({ get: 'nameOfPlayer', player }, ' opened the chest!'), seconds: 3 },
      { do: 'playAnimation', entity: { get: 'placedProp', placement: 'chest-1' }, animation: 'chest-open' },
      run('refresh-log'),
      { do: 'wait', seconds: 4 },
      { do: 'playAnimation', entity: { get: 'placedProp', placement: 'chest-1' }, animation: 'chest-closed' },
    ],
  },
];

function pay(): Expression {
  return choose(isFirst, FIRST_CHEST_PAY, CHEST_PAY);
}

function ownerOfTriggering(): Expression {
  return { get: 'ownerOf', entity: { get: 'triggeringUnit' } };
}
