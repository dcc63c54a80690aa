import type { Expression, GameInput } from '@playloom/game-format';
import { pinchRules } from '../../../harbour/source/shared/crabRules.ts';
import { createRankRules } from '../../../harbour/source/shared/createRankRules.ts';
import {
  addToPlayerVariable,
  chooseBetween,
  loopPlayer,
  ownsItem,
  callRule,
  assignPlayerVariable,
  messagePlayer,
  playerUnit,
  ifThenElse,
} from '../../../harbour/source/shared/expressions.ts';
import { hideTreasureAction } from './treasureRules.ts';
import { joinText, negate, getGlobalVariable, player } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const SHELLS_AT_ONCE = 9;
const LOW_SUN = 220;

const clue: Expression = joinText(
  'The map says: a key is buried ',
  { get: 'recordEntry', record: getGlobalVariable('clues'), key: getGlobalVariable('treasure') },
  '.',
);

const advice: Expression = chooseBetween(
  ownsItem('key'),
  chooseBetween(
    ownsItem('lantern'),
    'Open the chest in the cave, in the north!',
    'Buy a lantern at the keeper’s store in the east.',
  ),
  chooseBetween(ownsItem('map'), clue, 'Gather shells and dig at the crosses for the key.'),
);

export const islandRules: Rules = [
  ...pinchRules,
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Island',
    when: { when: 'playerJoins' },
    do: [
      ifThenElse(
        { get: 'isBot', player },
        [
          { do: 'giveItem', unit: playerUnit, itemType: 'broom' },
          { do: 'giveItem', unit: playerUnit, itemType: 'lantern' },
        ],
        [
          { do: 'playMusic', sound: 'calm', player },
          { do: 'setScreenText', text: 'Coins: 0', place: 'right', player },
          { do: 'wait', seconds: 1 },
          callRule('refresh-log'),
          messagePlayer('Most coins when the tide comes in wins. Find the key, open the chest!', 6),
        ],
      ),
    ],
  },
  {
    id: 'refresh-log',
    name: 'Show the current task',
    group: 'Island',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [{ do: 'setScreenText', text: advice, place: 'top', player }],
  },
  {
    id: 'toggle-log',
    name: 'L key: show the current task',
    group: 'Island',
    when: { when: 'ruleIsRun' },
    do: [messagePlayer(advice, 5), callRule('refresh-log')],
  },
  {
    id: 'read-map',
    name: 'Read the treasure map',
    group: 'Island',
    when: { when: 'ruleIsRun' },
    do: [messagePlayer(clue, 5)],
  },
  {
    id: 'key-moves',
    name: 'The key has moved',
    group: 'Island',
    when: { when: 'variableChanges', variable: 'treasure' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [addToPlayerVariable('mornings', 1, loopPlayer)],
      },
    ],
  },
  {
    id: 'shells-wash-up',
    name: 'Shells wash up',
    group: 'Island',
    when: { when: 'everySeconds', seconds: 3 },
    if: [
      {
        get: 'isLess',
        a: { get: 'listLength', list: { get: 'itemsInRegion', region: 'shore' } },
        b: SHELLS_AT_ONCE,
      },
    ],
    do: [{ do: 'createItem', itemType: 'shell', position: { get: 'randomPositionIn', region: 'shore' } }],
  },
  {
    id: 'row-home',
    name: 'Row home to the bay',
    group: 'Boat',
    comment: 'Saves the pack first, so that its contents are there on the other map.',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      callRule('keep-pack'),
      messagePlayer('You row home to Pilchard Bay.', 3),
      { do: 'playSound', sound: 'splash', player },
      assignPlayerVariable('line', 0),
      { do: 'sendPlayerToMap', player, map: 'harbour' },
    ],
  },
  {
    id: 'low-tide',
    name: 'Low tide',
    group: 'Tide',
    when: { when: 'roundStarts' },
    do: [
      { do: 'changeVariable', variable: 'tide' },
      hideTreasureAction,
      { do: 'setDaylight', brightness: 1, seconds: 3 },
      { do: 'setScreenText', text: '', place: 'center' },
      { do: 'startTimer', timer: 'low-sun', seconds: LOW_SUN },
      { do: 'playSound', sound: 'morning' },
      { do: 'showMessage', text: 'Low tide. A key is buried under one of the crosses.', seconds: 4 },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          assignPlayerVariable('line', 0, loopPlayer),
          assignPlayerVariable('task', '', loopPlayer),
          assignPlayerVariable('pace', { get: 'randomNumber', from: 0.7, to: 1.7 }, loopPlayer),
          addToPlayerVariable('mornings', 1, loopPlayer),
        ],
      },
    ],
  },
  {
    id: 'wake-up',
    name: 'Update the player’s screen',
    group: 'Tide',
    when: { when: 'playerVariableChanges', variable: 'mornings' },
    do: [callRule('wear-hat'), callRule('refresh-log')],
  },
  {
    id: 'low-sun',
    name: 'Low sun',
    group: 'Tide',
    when: { when: 'timerEnds', timer: 'low-sun' },
    do: [
      { do: 'setDaylight', brightness: 0.75, color: '#c8742e', seconds: 30 },
      { do: 'showMessage', text: 'The tide is turning. One more minute or so!', seconds: 3 },
    ],
  },
  {
    id: 'high-tide',
    name: 'High tide',
    group: 'Tide',
    when: { when: 'roundEnds' },
    do: [
      { do: 'playSound', sound: 'bell' },
      { do: 'setDaylight', brightness: 0.45, color: '#1d2350', seconds: 3 },
      callRule('rank'),
    ],
  },
  ...createRankRules('High tide at Lamp Island.', 'Coins in a tide'),
];
