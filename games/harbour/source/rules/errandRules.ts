import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, type Errand, errands, FISH_WANTED, stateOf } from '../errands.ts';
import {
  change,
  choose,
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
  world,
} from '../shared/words.ts';

type Rule = NonNullable<GameInput['rules']>[number];

/** Villagers and bots both run these: the rule is about the player who talks or has arrived. */
function begin(errand: Errand, hint: string, actions: readonly Action[] = []): Rule {
  return {
    id: `begin-${errand}`,
    name: `Begin: ${errands[errand].name}`,
    group: 'Errands',
    when: { when: 'ruleIsRun' },
    if: [is(own(stateOf(errand)), 0)],
    do: [set(stateOf(errand), 1), ...actions, tell(hint, 4), { do: 'playSound', sound: 'errand', player }],
  };
}

function payFor(errand: Errand): Expression {
  const { pay } = errands[errand];
  return choose(is(world('special'), errand), pay * 2, pay);
}

function finish(errand: Errand, actions: readonly Action[]): Rule {
  return {
    id: `finish-${errand}`,
    name: `Finish: ${errands[errand].name}`,
    group: 'Errands',
    comment: 'Pays, twice as much when it is the errand of the day.',
    when: { when: 'ruleIsRun' },
    if: [is(own(stateOf(errand)), 1)],
    do: [
      ...actions,
      set(stateOf(errand), 2),
      change('errands-done', 1),
      change('coins', payFor(errand)),
      {
        do: 'showFloatingText',
        text: join('+', payFor(errand), ' coins'),
        position: placeOf(unit),
        color: '#ffd84a',
      },
      { do: 'showEffect', effect: 'coins', position: placeOf(unit) },
      { do: 'playSoundAt', sound: 'reward', position: placeOf(unit) },
      when(is(own('errands-done'), 1), [
        tell('Your first errand! The boat at the beach will take you to Lamp Island now.', 5),
      ]),
      run('refresh-log'),
    ],
  };
}

export const errandRules: readonly Rule[] = [
  begin('bread', 'Take the bread to Harbour Master Hale, before the office with the clock on the quay.', [
    { do: 'giveItem', unit, itemType: 'bread' },
  ]),
  finish('bread', [
    { do: 'takeItem', unit, itemType: 'bread' },
    say({ get: 'placedUnit', placement: 'master-1' }, 'Breakfast!'),
  ]),
  begin('oil', 'Fill a can at the oil barrel, at the east end of the long street.'),
  finish('oil', [
    { do: 'takeItem', unit, itemType: 'oil' },
    when(not(has('map')), [{ do: 'giveItem', unit, itemType: 'map' }]),
    {
      do: 'showEffect',
      effect: 'coins',
      position: placeOf({ get: 'placedProp', placement: 'lighthouse-1' }),
    },
    say({ get: 'placedUnit', placement: 'keeper-1' }, 'Let there be light!'),
  ]),
  {
    id: 'take-oil',
    name: 'Fill a can of oil',
    group: 'Errands',
    when: { when: 'ruleIsRun' },
    do: [
      when(
        is(own(stateOf('oil')), 1),
        [
          when(not(has('oil')), [
            { do: 'giveItem', unit, itemType: 'oil' },
            { do: 'playSoundAt', sound: 'pick-up', position: placeOf(unit) },
            { do: 'showFloatingText', text: 'Lamp oil', position: placeOf(unit), color: '#ffffff' },
            tell('Bring it to Keeper Osk at the lighthouse, in the west.', 3),
            run('refresh-log'),
          ]),
        ],
        [tell('Lamp oil. Keeper Osk at the lighthouse could tell you what for.', 3)],
      ),
    ],
  },
  begin('fish', `Catch ${FISH_WANTED} pilchards at the ripples and bring them to Old Finn.`, [
    when(not(has('rod')), [tell('You need a rod: Marta’s stall in the square sells one for 6 coins.', 4)]),
  ]),
  finish('fish', [
    { do: 'takeItem', unit, itemType: 'pilchard', count: FISH_WANTED },
    say({ get: 'placedUnit', placement: 'fisher-1' }, 'Fat ones!'),
  ]),
  begin(
    'crabs',
    `Sweep ${CRABS_WANTED} crabs off the pier: hold the broom with {key:q}, swing with {key:space}.`,
    [
      set('crabs-chased', 0),
      when(not(has('broom')), [{ do: 'giveItem', unit, itemType: 'broom' }]),
      takeInHand(unit, 'broom'),
    ],
  ),
  finish('crabs', [say({ get: 'placedUnit', placement: 'master-1' }, 'Not a claw in sight!')]),
];
