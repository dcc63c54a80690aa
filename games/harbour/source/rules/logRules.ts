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

type Rules = NonNullable<GameInput['rules']>;

function line(errand: (typeof errandIds)[number], text: Expression): Expression {
  return chooseBetween(
    equals(getPlayerVariable(getErrandVariable(errand)), 1),
    joinText('> ', text, '   '),
    '',
  );
}

/** The current errands in one line. */
const underWay: Expression = joinText(
  line('bread', 'Bread to Hale on the quay'),
  line(
    'oil',
    chooseBetween(ownsItem('oil'), 'Oil to Osk at the lighthouse', 'Oil from the barrel in the east'),
  ),
  line('fish', joinText('Pilchards for Finn: ', countOwnedItems('pilchard'), ` of ${FISH_WANTED}`)),
  line('crabs', joinText('Crabs off the pier: ', getPlayerVariable('crabs-chased'), ` of ${CRABS_WANTED}`)),
);

const isFree: Expression = errandIds
  .map((errand) => negate(equals(getPlayerVariable(getErrandVariable(errand)), 1)))
  .reduce((a, b) => ({ get: 'and', a, b }));

const isDoneForToday: Expression = errandIds
  .map((errand) => equals(getPlayerVariable(getErrandVariable(errand)), 2))
  .reduce((a, b) => ({ get: 'and', a, b }));

const advice: Expression = chooseBetween(
  isDoneForToday,
  'All errands done! Fish, and sell at the stall until the bell.',
  chooseBetween(
    equals(getPlayerVariable('errands-done'), 0),
    'Talk to Baker Bree (northwest of the square): she has an errand.',
    'Someone has an errand for you: ask around.',
  ),
);

/** Rules of the quest log: a line on the screen with the current errands, and a panel with all errands. */
export const logRules: Rules = [
  {
    id: 'refresh-log',
    name: 'Update the log',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      { do: 'setScreenText', text: chooseBetween(isFree, advice, underWay), place: 'left', player },
      ifThenElse(getPlayerVariable('log-open'), [callRule('fill-log')]),
    ],
  },
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
