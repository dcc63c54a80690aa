import type { Expression, GameInput } from '@playloom/game-format';
import { CRABS_WANTED, errandIds, FISH_WANTED, stateOf } from '../errands.ts';
import { choose, count, has, is, join, listOf, not, own, player, run, set, when } from '../shared/words.ts';

type Rules = NonNullable<GameInput['rules']>;

function line(errand: (typeof errandIds)[number], text: Expression): Expression {
  return choose(is(own(stateOf(errand)), 1), join('> ', text, '   '), '');
}

/** What is under way, in one line. */
const underWay: Expression = join(
  line('bread', 'Bread to Hale on the quay'),
  line('oil', choose(has('oil'), 'Oil to Osk at the lighthouse', 'Oil from the barrel in the east')),
  line('fish', join('Pilchards for Finn: ', count('pilchard'), ` of ${FISH_WANTED}`)),
  line('crabs', join('Crabs off the pier: ', own('crabs-chased'), ` of ${CRABS_WANTED}`)),
);

const isFree: Expression = errandIds
  .map((errand) => not(is(own(stateOf(errand)), 1)))
  .reduce((a, b) => ({ get: 'and', a, b }));

const isDoneForToday: Expression = errandIds
  .map((errand) => is(own(stateOf(errand)), 2))
  .reduce((a, b) => ({ get: 'and', a, b }));

const advice: Expression = choose(
  isDoneForToday,
  'All errands done! Fish, and sell at the stall until the bell.',
  choose(
    is(own('errands-done'), 0),
    'Talk to Baker Bree (north west of the square): she has an errand.',
    'Someone has an errand for you: ask around.',
  ),
);

/** The log: a line on the screen for what is under way, and a panel with everything. */
export const logRules: Rules = [
  {
    id: 'refresh-log',
    name: 'Write the log',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    if: [not({ get: 'isBot', player })],
    do: [
      { do: 'setScreenText', text: choose(isFree, advice, underWay), place: 'left', player },
      when(own('log-open'), [run('fill-log')]),
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
        value: listOf(
          ...errandIds.map((errand) => own(stateOf(errand))),
          own('crabs-chased'),
          count('pilchard'),
        ),
        player,
      },
      {
        do: 'sendToPanel',
        panel: 'log',
        event: 'totals',
        value: listOf(own('coins'), own('errands-done'), own('fish-caught'), own('best-day')),
        player,
      },
    ],
  },
  ...errandIds.map((errand) => ({
    id: `log-${errand}`,
    name: `Write ${errand} into the log`,
    group: 'Log',
    when: { when: 'playerVariableChanges' as const, variable: stateOf(errand) },
    do: [run('refresh-log')],
  })),
  {
    id: 'toggle-log',
    name: 'Open or close the log',
    group: 'Log',
    when: { when: 'ruleIsRun' },
    do: [
      when(
        own('log-open'),
        [set('log-open', false), { do: 'closePanel', panel: 'log', player }],
        [set('log-open', true), { do: 'openPanel', panel: 'log', player }, run('fill-log')],
      ),
    ],
  },
  {
    id: 'close-log',
    name: 'The log is closed',
    group: 'Log',
    when: { when: 'panelSendsEvent', panel: 'log', event: 'close' },
    if: [own('log-open')],
    do: [run('toggle-log')],
  },
];
