import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, FISH_WANTED, getErrandVariable } from '../errands.ts';
import {
  chooseBetween,
  countOwnedItems,
  ownsItem,
  equals,
  makeList,
  callRule,
  assignPlayerVariable,
  ifThenElse,
} from '../shared/expressions.ts';
import { joinText, negate, player, getPlayerVariable } from '../../../../tools/games/kit/expressions.ts';
import { markerRule } from './markerRule.ts';

type Rules = NonNullable<GameInput['rules']>;

const tasks: { readonly [Errand in (typeof errandIds)[number]]: Expression } = {
  bread: 'Bring the bread to Hale on the quay.',
  oil: chooseBetween(
    ownsItem('oil'),
    'Bring the oil to Osk at the lighthouse.',
    'Fetch oil from the barrel in the east.',
  ),
  fish: joinText('Catch pilchards for Finn: ', countOwnedItems('pilchard'), ` of ${FISH_WANTED}.`),
  crabs: joinText('Sweep crabs off the pier: ', getPlayerVariable('crabs-chased'), ` of ${CRABS_WANTED}.`),
};

/** The first errand that the player has taken on. The log lists all of them. */
const underWay: Expression = errandIds.reduceRight<Expression>(
  (others, errand) =>
    chooseBetween(equals(getPlayerVariable(getErrandVariable(errand)), 1), tasks[errand], others),
  '',
);

const isFree: Expression = errandIds
  .map((errand) => negate(equals(getPlayerVariable(getErrandVariable(errand)), 1)))
  .reduce((a, b) => ({ get: 'and', a, b }));

const isDoneForToday: Expression = errandIds
  .map((errand) => equals(getPlayerVariable(getErrandVariable(errand)), 2))
  .reduce((a, b) => ({ get: 'and', a, b }));

const advice: Expression = chooseBetween(
  isDoneForToday,
  'All errands done. Fish and sell until the bell.',
  chooseBetween(
    equals(getPlayerVariable('errands-done'), 0),
    'Talk to Baker Bree, northwest of the square.',
    'Ask around for another errand.',
  ),
);

/** Rules of the quest log: a line at the top of the screen with the current errand, and a panel with all errands. */
export const logRules: Rules = [
  {
    id: 'refresh-log',
    name: 'Update the log',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      { do: 'setScreenText', text: chooseBetween(isFree, advice, underWay), place: 'top', player },
      callRule('refresh-markers'),
      ifThenElse(getPlayerVariable('log-open'), [callRule('fill-log')]),
    ],
  },
  markerRule,
  {
    id: 'fill-log',
    name: 'Fill the log panel',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'sendToPanel',
        panel: 'log',
        event: 'errands',
        value: makeList(
          ...errandIds.map((errand) => getPlayerVariable(getErrandVariable(errand))),
          getPlayerVariable('crabs-chased'),
          countOwnedItems('pilchard'),
        ),
        player,
      },
      {
        do: 'sendToPanel',
        panel: 'log',
        event: 'totals',
        value: makeList(
          getPlayerVariable('coins'),
          getPlayerVariable('errands-done'),
          getPlayerVariable('fish-caught'),
          getPlayerVariable('best-day'),
        ),
        player,
      },
    ],
  },
  ...errandIds.map((errand) => ({
    id: `log-${errand}`,
    name: `Update ${errand} in the log`,
    group: 'Log',
    when: { when: 'playerVariableChanges' as const, variable: getErrandVariable(errand) },
    do: [callRule('refresh-log')],
  })),
  {
    id: 'toggle-log',
    name: 'Open or close the log',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    do: [
      ifThenElse(
        getPlayerVariable('log-open'),
        [assignPlayerVariable('log-open', false), { do: 'closePanel', panel: 'log', player }],
        [
          assignPlayerVariable('log-open', true),
          { do: 'openPanel', panel: 'log', player },
          callRule('fill-log'),
        ],
      ),
    ],
  },
  {
    id: 'close-log',
    name: 'The log is closed',
    group: 'Log',
    when: { when: 'panelSendsEvent', panel: 'log', event: 'close' },
    if: [getPlayerVariable('log-open')],
    do: [callRule('toggle-log')],
  },
];
