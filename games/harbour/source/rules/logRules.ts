import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, FISH_WANTED, getErrandVariable } from '../errands.ts';
import { chooseByPurchase, isAffordable, type Purchase, purchases } from '../purchases.ts';
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
import { hasEnoughFish, isDoneForToday, isErrandAt, isFree, isPierClear } from './errandProgress.ts';
import { markerRule } from './markerRule.ts';

type Rules = NonNullable<GameInput['rules']>;

const tasks: { readonly [Errand in (typeof errandIds)[number]]: Expression } = {
  bread: 'Bring the bread to Hale on the quay.',
  oil: chooseBetween(
    ownsItem('oil'),
    'Bring the oil to Osk at the lighthouse.',
    'Fetch oil from the barrel in the east.',
  ),
  fish: chooseBetween(
    hasEnoughFish,
    'Bring the pilchards to Old Finn on the pier.',
    chooseBetween(
      purchases.rod.isOwned,
      joinText('Catch pilchards for Finn: ', countOwnedItems('pilchard'), ` of ${FISH_WANTED}.`),
      adviseToBuy(purchases.rod),
    ),
  ),
  crabs: chooseBetween(
    isPierClear,
    'Tell Hale on the quay that the pier is clear.',
    joinText('Sweep crabs off the pier: ', getPlayerVariable('crabs-chased'), ` of ${CRABS_WANTED}.`),
  ),
};

/** Fishing may need the coins of another errand first. */
const byUrgency = ['bread', 'oil', 'crabs', 'fish'] as const;

/** The most urgent errand that the player has taken on. The log lists all of them. */
const underWay: Expression = byUrgency.reduceRight<Expression>(
  (others, errand) => chooseBetween(isErrandAt(errand, 1), tasks[errand], others),
  '',
);

/** What to do without an errand under way: the first errand, then what the player can save up for next. */
const advice: Expression = chooseBetween(
  equals(getPlayerVariable('errands-done'), 0),
  'Talk to Baker Bree, northwest of the square.',
  chooseByPurchase(
    adviseToBuy,
    chooseBetween(
      isDoneForToday,
      'All errands done today. Fish, or row to Lamp Island.',
      'Do another errand, or row to Lamp Island.',
    ),
  ),
);

function adviseToBuy(purchase: Purchase): Expression {
  const { name, price } = purchase;
  return chooseBetween(
    isAffordable(purchase),
    `Buy ${name} at Marta’s stall, in the square.`,
    chooseBetween(
      isDoneForToday,
      `Sell fish and shells: ${name} costs ${price} coins.`,
      `Do another errand: ${name} costs ${price} coins.`,
    ),
  );
}

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
