import type { CreatorGame } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { arrangeSections } from './arrangeSections.ts';

function makeGames(...ids: string[]) {
  return ids.map((_id) => ({
    _id,
    gameSlug: _id,
    title: _id,
    cover: null,
    creator: 'Ada',
    playing: 0,
    plays: 0,
  }));
}
function makeCreations(...ids: string[]): CreatorGame[] {
  return ids.map((_id) => ({ _id, gameSlug: _id, title: _id }) as CreatorGame);
}

it('[RT-01:part] shows no game twice and fills each section with the next games', () => {
  const all = makeGames('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l');
  const sections = arrangeSections({
    recent: makeGames('b', 'own', 'a'),
    creations: makeCreations('own', 'draft'),
    popular: all,
    fresh: all.toReversed(),
  });
  const join = (games: readonly { _id: string }[]) => games.map(({ _id }) => _id).join('');
  const { creations, recent, popular, fresh } = sections;
  expect({
    creations: join(creations),
    recent: join(recent),
    popular: join(popular),
    fresh: join(fresh),
  }).toEqual({ creations: 'owndraft', recent: 'ba', popular: 'cdefg', fresh: 'lkji' });
});

it('leaves a section empty rather than repeating the games of another', () => {
  const games = makeGames('a', 'b');
  const sections = arrangeSections({ recent: [], creations: [], popular: games, fresh: games });
  expect(sections.popular).toHaveLength(2);
  expect(sections.fresh).toEqual([]);
});
