import type { Action, Expression, GameInput } from '@playloom/game-format';
import { type Errand, errands, FISH_WANTED, getErrandVariable } from '../errands.ts';
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
 * that has arrived. The line at the top of the screen says what to do next.
 */
function begin(errand: Errand, actions: readonly Action[] = []): Rule {
  return {
    id: `begin-${errand}`,
    name: `Begin: ${errands[errand].name}`,
    group: 'Errands',
    when: { when: 'ruleIsRun' },
    if: [equals(getPlayerVariable(getErrandVariable(errand)), 0)],
    do: [
      assignPlayerVariable(getErrandVariable(errand), 1),
      ...actions,
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
  begin('bread', [{ do: 'giveItem', unit: playerUnit, itemType: 'bread' }]),
  finish('bread', [
    { do: 'takeItem', unit: playerUnit, itemType: 'bread' },
    showSpeech({ get: 'placedUnit', placement: 'master-1' }, 'Breakfast!'),
  ]),
  begin('oil'),
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
            callRule('refresh-log'),
          ]),
        ],
        [messagePlayer('Lamp oil. Ask Keeper Osk at the lighthouse what it is for.', 3)],
      ),
    ],
  },
  begin('fish'),
  finish('fish', [
    { do: 'takeItem', unit: playerUnit, itemType: 'pilchard', count: FISH_WANTED },
    showSpeech({ get: 'placedUnit', placement: 'fisher-1' }, 'Fat ones!'),
  ]),
  begin('crabs', [
    assignPlayerVariable('crabs-chased', 0),
    ifThenElse(negate(ownsItem('broom')), [{ do: 'giveItem', unit: playerUnit, itemType: 'broom' }]),
    selectItemSlot(playerUnit, 'broom'),
    messagePlayer('Swing the broom with {key:space}.', 4),
  ]),
  finish('crabs', [showSpeech({ get: 'placedUnit', placement: 'master-1' }, 'Not a claw in sight!')]),
];
