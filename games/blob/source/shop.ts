import type { Action, Expression, GameInput } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;

/** The item that players can buy with Playloom coins. They confirm the purchase in a dialog of the site. */
const GLOW = 'Golden glow';
const GLOW_PRICE = 60;

const player: Expression = { get: 'triggeringPlayer' };
const unit: Expression = { get: 'triggeringUnit' };
const owner: Expression = { get: 'ownerOf', entity: unit };

function isGlowing(of: Expression): Expression {
  return { get: 'isEqual', a: { get: 'playerVariable', player: of, variable: 'glow' }, b: 'on' };
}

function setGlow(state: 'on' | 'off'): Action[] {
  const blob: Expression = { get: 'eachUnit' };
  return [
    { do: 'setPlayerVariable', player, variable: 'glow', value: state },
    {
      do: 'showFloatingText',
      text: `Glow ${state}`,
      position: { get: 'positionOf', entity: { get: 'unitOf', player } },
      color: '#ffd84a',
    },
    {
      do: 'forEachUnit',
      units: { get: 'unitsOfPlayer', player },
      actions: [
        state === 'on'
          ? { do: 'startEffect', entity: blob, effect: 'glow' }
          : { do: 'stopEffect', entity: blob, effect: 'glow' },
      ],
    },
  ];
}

/** Rules of a cosmetic item that players buy with coins. Everyone sees it, and it gives no advantage. */
export const shopRules: Rules = [
  {
    id: 'glow-pressed',
    name: 'Glow, or offer the glow',
    group: 'Shop',
    comment:
      'The G key of every blob runs this rule. It offers the glow; after the purchase it turns it on and off.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'ifThen',
        condition: isGlowing(player),
        then: setGlow('off'),
        else: [
          {
            do: 'ifThen',
            condition: {
              get: 'isEqual',
              a: { get: 'playerVariable', player, variable: 'glow' },
              b: 'off',
            },
            then: setGlow('on'),
            else: [{ do: 'offerForCoins', player, item: GLOW, price: GLOW_PRICE }],
          },
        ],
      },
    ],
  },
  {
    id: 'glow-bought',
    name: 'Glow bought',
    group: 'Shop',
    comment: 'The variable is saved, so players pay for the glow only once.',
    when: { when: 'playerBuysForCoins', item: GLOW },
    do: [
      ...setGlow('on'),
      { do: 'showMessageTo', player, text: 'You glow! {Press:g} to switch it off and on.', seconds: 4 },
    ],
  },
  {
    id: 'glow-returns',
    name: 'Owners glow when they join',
    group: 'Shop',
    when: { when: 'savedDataLoads' },
    if: [isGlowing(player)],
    do: setGlow('on'),
  },
  {
    id: 'pieces-glow',
    name: 'Pieces glow too',
    group: 'Shop',
    when: { when: 'unitAppears' },
    if: [isGlowing(owner)],
    do: [{ do: 'startEffect', entity: unit, effect: 'glow' }],
  },
  {
    id: 'glow-after-respawn',
    name: 'Glow after a respawn',
    group: 'Shop',
    when: { when: 'unitRespawns' },
    if: [isGlowing(owner)],
    do: [{ do: 'startEffect', entity: unit, effect: 'glow' }],
  },
];
