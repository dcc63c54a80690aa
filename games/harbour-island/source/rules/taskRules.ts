import type { Action, Expression, GameInput, MarkerIcon } from '@playloom/game-format';
import {
  allOf,
  addToPlayerVariable,
  assignPlayerVariable,
  callRule,
  chooseBetween,
  getPosition,
  ifThenElse,
  loopPlayer,
  messagePlayer,
  ownsItem,
  playerUnit,
} from '../../../harbour/source/shared/expressions.ts';
import {
  getGlobalVariable,
  getPlayerVariable,
  joinText,
  measureDistance,
  negate,
  player,
} from '../../../../tools/games/kit/expressions.ts';
import { LANTERN_PRICE, MAP_PRICE } from '../prices.ts';
import { isFilled } from './treasureRules.ts';

type Rules = NonNullable<GameInput['rules']>;

/** What a player can do next: the first of these whose condition is true. */
interface Task {
  readonly condition: Expression;
  readonly text: Expression;
  /** Shows where the task leads. */
  readonly mark: readonly Action[];
}

const FAR = 1000;
const eachProp: Expression = { get: 'eachProp' };
const hut: Expression = { get: 'placedProp', placement: 'hut-1' };
const chest: Expression = { get: 'placedProp', placement: 'chest-1' };
const nearCross: Expression = getPlayerVariable('near-cross');
const distance: Expression = measureDistance(getPosition(playerUnit), getPosition(eachProp));

const clue: Expression = joinText(
  'The map says: a key is buried ',
  { get: 'recordEntry', record: getGlobalVariable('clues'), key: getGlobalVariable('treasure') },
  '.',
);

/** Marks the nearest cross that no one has dug up. */
const markNearCross: readonly Action[] = [
  assignPlayerVariable('near-cross', null),
  assignPlayerVariable('cross-distance', FAR),
  forEachCross(
    ifThenElse(
      allOf(isFilled(eachProp), { get: 'isLess', a: distance, b: getPlayerVariable('cross-distance') }),
      [assignPlayerVariable('near-cross', eachProp), assignPlayerVariable('cross-distance', distance)],
    ),
  ),
  ifThenElse(negate({ get: 'isNothing', value: nearCross }), [markGoal(nearCross, 'target', '#ef6f6c')]),
];

const tasks: readonly Task[] = [
  {
    condition: allOf(ownsItem('key'), ownsItem('lantern')),
    text: 'Open the chest in the cave, in the north!',
    mark: [markGoal(chest, 'star', '#ffd84a')],
  },
  {
    condition: allOf(ownsItem('key'), canPay(LANTERN_PRICE)),
    text: 'Buy a lantern for the cave at the keeper’s store.',
    mark: [markGoal(hut, 'coin', '#ffc857')],
  },
  {
    condition: ownsItem('key'),
    text: `Sell shells: a lantern for the cave costs ${LANTERN_PRICE} coins.`,
    mark: [markGoal(hut, 'coin', '#ffc857')],
  },
  {
    condition: ownsItem('gem'),
    text: 'Sell your gem at the keeper’s store.',
    mark: [markGoal(hut, 'coin', '#ffc857')],
  },
  {
    condition: ownsItem('map'),
    text: clue,
    mark: [
      markGoal({ get: 'placedProp', placement: getGlobalVariable('treasure') }, 'exclamation', '#ffd84a'),
    ],
  },
  {
    condition: canPay(MAP_PRICE),
    text: 'Dig at the crosses, or buy a map at the store.',
    mark: markNearCross,
  },
  { condition: true, text: 'Dig at the crosses for a key.', mark: markNearCross },
];

const advice: Expression = tasks.reduceRight<Expression>(
  (others, { condition, text }) => chooseBetween(condition, text, others),
  '',
);

/** Rules that say what to do next, at the top of the screen, and show where. */
export const taskRules: Rules = [
  {
    id: 'refresh-log',
    name: 'Show the current task',
    group: 'Task',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      { do: 'setScreenText', text: advice, place: 'top', player },
      ...[hut, chest].map((entity): Action => ({ do: 'hideMarker', entity, player })),
      forEachCross({ do: 'hideMarker', entity: eachProp, player }),
      ...tasks.reduceRight<readonly Action[]>(
        (others, { condition, mark }) => [ifThenElse(condition, mark, others)],
        [],
      ),
    ],
  },
  {
    id: 'look-around',
    name: 'Find the nearest cross again',
    group: 'Task',
    comment: 'Every two seconds, because players walk on, and others dig.',
    when: { when: 'playerVariableChanges', variable: 'keep-turn' },
    do: [callRule('refresh-log')],
  },
  {
    id: 'toggle-log',
    name: 'L key: show the own records',
    group: 'Task',
    when: { when: 'ruleIsRun' },
    do: [
      messagePlayer(
        joinText(
          'Chests opened: ',
          getPlayerVariable('chests-opened'),
          '. Fish caught: ',
          getPlayerVariable('fish-caught'),
          '. Most coins in a tide: ',
          getPlayerVariable('best-day'),
          '.',
        ),
        5,
      ),
    ],
  },
  {
    id: 'read-map',
    name: 'Read the treasure map',
    group: 'Task',
    when: { when: 'ruleIsRun' },
    do: [messagePlayer(clue, 5)],
  },
  {
    id: 'key-moves',
    name: 'The key has moved',
    group: 'Task',
    when: { when: 'variableChanges', variable: 'treasure' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [addToPlayerVariable('keep-turn', 1, loopPlayer)],
      },
    ],
  },
];

function canPay(coins: number): Expression {
  return { get: 'isAtLeast', a: getPlayerVariable('coins'), b: coins };
}

function forEachCross(action: Action): Action {
  return { do: 'forEachProp', props: { get: 'propsOfType', propType: 'dig' }, actions: [action] };
}

function markGoal(entity: Expression, icon: MarkerIcon, color: string): Action {
  return { do: 'showMarker', entity, icon, color, player, hasDistance: true };
}
