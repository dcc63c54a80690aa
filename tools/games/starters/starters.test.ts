import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES_FOLDER } from './gamesFolder.ts';
import { starterSlugs } from './listGames.ts';
import { loadGame } from './loadGame.ts';

interface StarterList {
  games: { slug: string; world?: string }[];
}

const { games } = JSON.parse(readFileSync(join(GAMES_FOLDER, 'starters.json'), 'utf8')) as StarterList;

it('publishes every starter except the blank one', () => {
  expect(games.map(({ slug }) => slug)).toEqual(starterSlugs.filter((slug) => slug !== 'blank'));
});

it('[EN-08:part] has all maps of a starter in the same world', () => {
  for (const { slug, world } of games) {
    const others = games.filter(
      (other) => world !== undefined && other.world === world && other.slug !== slug,
    );
    expect(Object.keys(loadGame(slug).world.maps)).toEqual(others.map((other) => other.slug));
  }
});
