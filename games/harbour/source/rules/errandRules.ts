import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, type Errand, errands, FISH_WANTED, getErrandVariable } from '../errands.ts';
import {
  addToPlayerVariable,
  chooseBetween,
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
} from '../shared/expressions.ts';
import {
  joinText,
  negate,
  getGlobalVariable,
  player,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rule = NonNullable<GameInput['rules']>[number];

/**
 * Creates the rule that begins an errand. A dialogue runs it for the player who talks, and bot rules run it for a bot
 * that has arrived.
 */
function begin(errand: Errand, hint: string, actions: readonly Action[] = []): Rule {
  return {
    id: `begin-${errand}`,
    name: `Begin: ${errands[errand].name}`,
    group: 'Errands',
    when: { when: 'ruleIsRun' },
    if: [equals(getPlayerVariable(getErrandVariable(errand)), 0)],
    do: [
      assignPlayerVariable(getErrandVariable(errand), 1),
      ...actions,
      messagePlayer(hint, 4),
      { do: 'playSound', sound: 'errand', player },
    ],
  };
}

function payFor(errand: Errand): Expression {
  const { pay } = errands[errand];
  return chooseBetween(equals(getGlobalVariable('special'), errand), pay * 2, pay);
}

function finish(errand: Errand, actions: readonly Action[]): Rule {
  return {
    id: `finish-${errand}`,
    name: `Finish: ${errands[errand].name}`,
    group: 'Errands',
    comment: 'Pays the player; the errand of the day pays double.',
    when: { when: 'ruleIsRun' },
    if: [equals(getPlayerVariable(getErrandVariable(errand)), 1)],
    do: [
      ...actions,
      assignPlayerVariable(getErrandVariable(errand), 2),
      addToPlayerVariable('errands-done', 1),
      addToPlayerVariable('coins', payFor(errand)),
      {
        do: 'showFloatingText',
        text: joinText('+', payFor(errand), ' coins'),
        position: getPosition(playerUnit),
        color: '#ffd84a',
      },
      { do: 'showEffect', effect: 'coins', position: getPosition(playerUnit) },
      { do: 'playSoundAt', sound: 'reward', position: getPosition(playerUnit) },
      ifThenElse(equals(getPlayerVariable('errands-done'), 1), [
        messagePlayer('Your first errand! The boat at the beach will take you to Lamp Island now.', 5),
      ]),
      callRule('refresh-log'),
    ],
  };
}

export const errandRules: readonly Rule[] = [
  begin('bread', 'Take the bread to Harbor Master Hale, in front of the office with the clock on the quay.', [
    { do: 'giveItem', unit: playerUnit, itemType: 'bread' },
  ]),
  finish('bread', [
    { do: 'takeItem', unit: playerUnit, itemType: 'bread' },
    showSpeech({ get: 'placedUnit', placement: 'master-1' }, 'Breakfast!'),
  ]),
  begin('oil', 'Fill a can at the oil barrel, at the east end of the long street.'),
  finish('oil', [
    { do: 'takeItem', unit: playerUnit, itemType: 'oil' },
    ifThenElse(negate(ownsItem('map')), [{ do: 'giveItem', unit: playerUnit, itemType: 'map' }]),
    {
      do: 'showEffect',
      effect: 'coins',
      position: getPosition({ get: 'placedProp', placement: 'lighthouse-1' }),
    },
    showSpeech({ get: 'placedUnit', placement: 'keeper-1' }, 'Let there be light!'),
  ]),
  {
    id: 'take-oil',
    name: 'Fill a can of oil',
    group: 'Errands',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(
        equals(getPlayerVariable(getErrandVariable('oil')), 1),
        [
          ifThenElse(negate(ownsItem('oil')), [
            { do: 'giveItem', unit: playerUnit, itemType: 'oil' },
            { do: 'playSoundAt', sound: 'pick-up', position: getPosition(playerUnit) },
            { do: 'showFloatingText', text: 'Lamp oil', position: getPosition(playerUnit), color: '#ffffff' },
            messagePlayer('Bring it to Keeper Osk at the lighthouse, in the west.', 3),
            callRule('refresh-log'),
          ]),
        ],
        [messagePlayer('Lamp oil. Ask Keeper Osk at the lighthouse what it is for.', 3)],
      ),
    ],
  },
  begin('fish', `Catch ${FISH_WANTED} pilchards at the ripples and bring them to Old Finn.`, [
    ifThenElse(negate(ownsItem('rod')), [
      messagePlayer('You need a rod: Marta’s stall in the square sells one for 6 coins.', 4),
    ]),
  ]),
  finish('fish', [
    { do: 'takeItem', unit: playerUnit, itemType: 'pilchard', count: FISH_WANTED },
    showSpeech({ get: 'placedUnit', placement: 'fisher-1' }, 'Fat ones!'),
  ]),
  begin(
    'crabs',
    `Sweep ${CRABS_WANTED} crabs off the pier: hold the broom with {key:q}, swing with {key:space}.`,
    [
      assignPlayerVariable('crabs-chased', 0),
      ifThenElse(negate(ownsItem('broom')), [{ do: 'giveItem', unit: playerUnit, itemType: 'broom' }]),
      selectItemSlot(playerUnit, 'broom'),
    ],
  ),
  finish('crabs', [showSpeech({ get: 'placedUnit', placement: 'master-1' }, 'Not a claw in sight!')]),
];
