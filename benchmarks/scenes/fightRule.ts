import type { Action } from '@playloom/game-format';

/**
 * A rule of 49 nodes as creators write them: it compares, calculates, branches and sets variables. The
 * hand-written function and the tree interpreter in `peers/` do exactly the same.
 */
export const fightActions: readonly Action[] = [
  {
    do: 'ifThen',
    condition: {
      get: 'and',
      a: {
        get: 'isGreater',
        a: { get: 'variable', variable: 'health' },
        b: { get: 'variable', variable: 'low' },
      },
      b: {
        get: 'or',
        a: {
          get: 'isLess',
          a: { get: 'variable', variable: 'distance' },
          b: { get: 'variable', variable: 'reach' },
        },
        b: { get: 'isAtLeast', a: { get: 'variable', variable: 'anger' }, b: 100 },
      },
    },
    then: [
      {
        do: 'setVariable',
        variable: 'damage',
        value: {
          get: 'multiply',
          a: {
            get: 'add',
            a: { get: 'variable', variable: 'strength' },
            b: {
              get: 'divide',
              a: {
                get: 'subtract',
                a: { get: 'variable', variable: 'reach' },
                b: { get: 'variable', variable: 'distance' },
              },
              b: 2,
            },
          },
          b: { get: 'larger', a: { get: 'variable', variable: 'anger' }, b: 1 },
        },
      },
      {
        do: 'setVariable',
        variable: 'health',
        value: {
          get: 'clamp',
          value: {
            get: 'subtract',
            a: { get: 'variable', variable: 'health' },
            b: { get: 'remainder', a: { get: 'variable', variable: 'damage' }, b: 7 },
          },
          min: 0,
          max: { get: 'variable', variable: 'most' },
        },
      },
      {
        do: 'ifThen',
        condition: {
          get: 'isBetween',
          value: { get: 'variable', variable: 'damage' },
          from: 5,
          to: { get: 'variable', variable: 'most' },
        },
        then: [
          {
            do: 'changeVariable',
            variable: 'anger',
            amount: { get: 'roundDown', value: { get: 'variable', variable: 'strength' } },
          },
        ],
        else: [
          {
            do: 'setVariable',
            variable: 'anger',
            value: { get: 'absolute', value: { get: 'variable', variable: 'low' } },
          },
        ],
      },
      {
        do: 'changeVariable',
        variable: 'low',
        amount: {
          get: 'signOf',
          value: {
            get: 'subtract',
            a: { get: 'variable', variable: 'anger' },
            b: { get: 'variable', variable: 'health' },
          },
        },
      },
    ],
    else: [
      {
        do: 'setVariable',
        variable: 'health',
        value: {
          get: 'add',
          a: { get: 'variable', variable: 'most' },
          b: { get: 'signOf', value: { get: 'subtract', a: { get: 'variable', variable: 'anger' }, b: 3 } },
        },
      },
    ],
  },
];

export const fightInitialState = {
  health: 80,
  low: 10,
  distance: 1.5,
  reach: 3,
  anger: 2,
  strength: 4.5,
  damage: 0,
  most: 100,
};

export function countNodes(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, part) => sum + countNodes(part), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'do' in node || 'get' in node ? 1 : 0;
  return Object.values(node).reduce((sum: number, part) => sum + countNodes(part), own);
}
