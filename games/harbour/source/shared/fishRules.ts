import type { Expression, GameInput } from '@playloom/game-format';
import {
  addToPlayerVariable,
  chooseBetween,
  allOf,
  anyOf,
  ownsItem,
  equals,
  getPosition,
  callRule,
  showSpeech,
  assignPlayerVariable,
  selectItemSlot,
  messagePlayer,
  playerUnit,
  ifThenElse,
} from './expressions.ts';
import {
  joinText,
  negate,
  measureDistance,
  player,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const ripples: Expression = { get: 'triggeringProp' };
const isFar: Expression = {
  get: 'isGreater',
  a: measureDistance(getPosition(playerUnit), getPosition(ripples)),
  b: 3.4,
};
const isLucky: Expression = { get: 'hasBuff', unit: playerUnit, buff: 'lucky' };
const isQuick: Expression = anyOf(ownsItem('bait'), isLucky);
const biteSeconds = 1.4;

function seconds(from: number, to: number): Expression {
  return { get: 'randomNumber', from, to };
}

const pairs: Expression = allOf(isQuick, { get: 'chance', percent: chooseBetween(isLucky, 55, 35) });

/** Fishing: cast, wait for the mark, press again in time. */
export const fishRules: Rules = [
  {
    id: 'cast-line',
    name: 'Cast the line',
    group: 'Fishing',
    comment: 'The first press casts. A press during the bite lands the fish; an earlier one scares it away.',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(negate(ownsItem('rod')), [
        messagePlayer(
          'You need a fishing rod: the stall in the square of Pilchard Bay sells one for 6 coins.',
          4,
        ),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      ifThenElse(equals(getPlayerVariable('line'), 2), [
        assignPlayerVariable('line', 0),
        callRule('land-fish'),
        { do: 'stopRule' },
      ]),
      ifThenElse(equals(getPlayerVariable('line'), 1), [
        assignPlayerVariable('line', 0),
        showSpeech(playerUnit, 'Too soon!', 1.2),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      assignPlayerVariable('line', 1),
      selectItemSlot(playerUnit, 'rod'),
      { do: 'turnTowards', entity: playerUnit, position: getPosition(ripples) },
      { do: 'playSoundAt', sound: 'cast', position: getPosition(ripples) },
      showSpeech(playerUnit, '. . .', 1),
      {
        do: 'waitUntil',
        condition: anyOf(negate(equals(getPlayerVariable('line'), 1)), isFar),
        seconds: chooseBetween(isQuick, seconds(0.8, 2), seconds(1.5, 4)),
      },
      ifThenElse(negate(equals(getPlayerVariable('line'), 1)), [{ do: 'stopRule' }]),
      ifThenElse(isFar, [assignPlayerVariable('line', 0), { do: 'stopRule' }]),
      assignPlayerVariable('line', 2),
      showSpeech(playerUnit, '! {Press:e}', biteSeconds),
      { do: 'playSound', sound: 'bite', player },
      { do: 'showEffect', effect: 'splash', position: getPosition(ripples) },
      { do: 'waitUntil', condition: negate(equals(getPlayerVariable('line'), 2)), seconds: biteSeconds },
      ifThenElse(equals(getPlayerVariable('line'), 2), [
        assignPlayerVariable('line', 0),
        showSpeech(playerUnit, 'It got away.', 1.5),
      ]),
    ],
  },
  {
    id: 'land-fish',
    name: 'Land the fish',
    group: 'Fishing',
    comment: 'Bait and luck can bring two fish at once. Sometimes there is a gem in a fish.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'giveItem', unit: playerUnit, itemType: 'pilchard', count: chooseBetween(pairs, 2, 1) },
      { do: 'takeItem', unit: playerUnit, itemType: 'bait' },
      addToPlayerVariable('fish-caught', 1),
      { do: 'playSoundAt', sound: 'catch', position: getPosition(playerUnit) },
      { do: 'showEffect', effect: 'splash', position: getPosition(playerUnit) },
      {
        do: 'showFloatingText',
        text: joinText('Pilchards: ', { get: 'itemCount', unit: playerUnit, itemType: 'pilchard' }),
        position: getPosition(playerUnit),
        color: '#d6f1fb',
      },
      ifThenElse({ get: 'chance', percent: 4 }, [
        { do: 'giveItem', unit: playerUnit, itemType: 'gem' },
        messagePlayer('There was a gem in it! The stall gives ten coins for it.', 4),
      ]),
      callRule('refresh-log'),
    ],
  },
];
