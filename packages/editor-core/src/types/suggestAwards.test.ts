import { expect, it } from 'vitest';
import { suggestAwards } from './suggestAwards.ts';

function suggest(player: object) {
  return suggestAwards({ variables: { player } } as never).map(({ label, variable }) => [label, variable]);
}

it('[END-06:part] suggests awards for the first three numbers of players, or for the score', () => {
  const number = (name: string) => ({ name, type: 'number' });
  expect(suggest({})).toEqual([['Highest score', null]]);
  expect(
    suggest({
      role: { name: 'Role', type: 'text' },
      goals: number('Goals in this match'),
      'long-name': number('Distance that the player has walked'),
      coins: number('Coins'),
      falls: number('Falls'),
    }),
  ).toEqual([
    ['Most goals in this match', 'goals'],
    ['Most distance that the player', 'long-name'],
    ['Most coins', 'coins'],
  ]);
  expect(suggestAwards({} as never)).toHaveLength(1);
});
