import type { Action, Expression, GameInput } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;

/** What the shop sells, for Playloom coins. Players confirm it in a dialog of the site. */
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

/** A cosmetic for coins: everyone sees it, and it changes nothing about who eats whom. */
export const shopRules: Rules = [
  {
    id: 'glow-pressed',
    name: 'Glow or offer it',
    group: 'Shop',
    comment: 'The key G of every blob runs this. It offers the glow once; later it switches it on and off.',
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
    comment: 'The variable is saved: the glow is paid for once and stays.',
    when: { when: 'playerBuysForCoins', item: GLOW },
    do: [
      ...setGlow('on'),
      { do: 'showMessageTo', player, text: 'You glow! {Press:g} to switch it off and on.', seconds: 4 },
    ],
  },
  {
    id: 'glow-returns',
    name: 'Those who have it glow',
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
    name: 'Glow after coming back',
    group: 'Shop',
    when: { when: 'unitRespawns' },
    if: [isGlowing(owner)],
    do: [{ do: 'startEffect', entity: unit, effect: 'glow' }],
  },
];
