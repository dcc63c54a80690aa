import type { Expression, GameInput } from '@playloom/game-format';
import {
  change,
  choose,
  both,
  distance,
  either,
  has,
  is,
  join,
  not,
  own,
  placeOf,
  player,
  run,
  say,
  set,
  takeInHand,
  tell,
  unit,
  when,
} from './words.ts';

type Rules = NonNullable<GameInput['rules']>;

const ripples: Expression = { get: 'triggeringProp' };
const isFar: Expression = { get: 'isGreater', a: distance(placeOf(unit), placeOf(ripples)), b: 3.4 };
const isLucky: Expression = { get: 'hasBuff', unit, buff: 'lucky' };
const isQuick: Expression = either(has('bait'), isLucky);
const biteSeconds = 1.4;

function seconds(from: number, to: number): Expression {
  return { get: 'randomNumber', from, to };
}

const pairs: Expression = both(isQuick, { get: 'chance', percent: choose(isLucky, 55, 35) });

/** Cast, wait for the mark, press again in time. */
export const fishRules: Rules = [
  {
    id: 'cast-line',
    name: 'Cast the line',
    group: 'Fishing',
    comment: 'The first press casts. A press while it bites lands the fish, an earlier one scares it away.',
    when: { when: 'ruleIsRun' },
    do: [
      when(not(has('rod')), [
        tell('You need a fishing rod: the stall in the square of Pilchard Bay sells one for 6 coins.', 4),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      when(is(own('line'), 2), [set('line', 0), run('land-fish'), { do: 'stopRule' }]),
      when(is(own('line'), 1), [
        set('line', 0),
        say(unit, 'Too soon!', 1.2),
        { do: 'playSound', sound: 'no', player },
        { do: 'stopRule' },
      ]),
      set('line', 1),
      takeInHand(unit, 'rod'),
      { do: 'turnTowards', entity: unit, position: placeOf(ripples) },
      { do: 'playSoundAt', sound: 'cast', position: placeOf(ripples) },
      say(unit, '. . .', 1),
      {
        do: 'waitUntil',
        condition: either(not(is(own('line'), 1)), isFar),
        seconds: choose(isQuick, seconds(0.8, 2), seconds(1.5, 4)),
      },
      when(not(is(own('line'), 1)), [{ do: 'stopRule' }]),
      when(isFar, [set('line', 0), { do: 'stopRule' }]),
      set('line', 2),
      say(unit, '! {Press:e}', biteSeconds),
      { do: 'playSound', sound: 'bite', player },
      { do: 'showEffect', effect: 'splash', position: placeOf(ripples) },
      { do: 'waitUntil', condition: not(is(own('line'), 2)), seconds: biteSeconds },
      when(is(own('line'), 2), [set('line', 0), say(unit, 'It got away.', 1.5)]),
    ],
  },
  {
    id: 'land-fish',
    name: 'Land the fish',
    group: 'Fishing',
    comment: 'Bait and luck bring two at once. Now and then there is a gem in a fish.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'giveItem', unit, itemType: 'pilchard', count: choose(pairs, 2, 1) },
      { do: 'takeItem', unit, itemType: 'bait' },
      change('fish-caught', 1),
      { do: 'playSoundAt', sound: 'catch', position: placeOf(unit) },
      { do: 'showEffect', effect: 'splash', position: placeOf(unit) },
      {
        do: 'showFloatingText',
        text: join('Pilchards: ', { get: 'itemCount', unit, itemType: 'pilchard' }),
        position: placeOf(unit),
        color: '#d6f1fb',
      },
      when({ get: 'chance', percent: 4 }, [
        { do: 'giveItem', unit, itemType: 'gem' },
        tell('There was a gem in it! The stall gives ten coins for it.', 4),
      ]),
      run('refresh-log'),
    ],
  },
];
