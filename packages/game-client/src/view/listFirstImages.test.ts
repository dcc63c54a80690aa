import { type GameInput, gameSchema } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { listFirstImages } from './listFirstImages.ts';

it('[GPU-07:part] lists the images of the map, of units with what they hold, and of props, with their animations', () => {
  const game = gameSchema.parse({
    format: 1,
    settings: { title: 'First' },
    map: { tileSets: [{ id: 'ground', image: 'tiles', count: 4, firstId: 1 }] },
    types: {
      units: {
        hero: {
          name: 'Hero',
          look: { image: 'hero', animations: { move: 'run' } },
          inventory: { startItems: [{ item: 'bow' }] },
        },
      },
      props: { tree: { name: 'Tree', look: { image: 'tree' } }, post: { name: 'Post' } },
      items: {
        bow: { name: 'Bow', look: { image: 'bow' } },
        coin: { name: 'Coin', look: { image: 'coin' } },
      },
      projectiles: { dart: { name: 'Dart', look: { image: 'dart' } } },
      animations: { run: { name: 'Run', image: 'running' } },
      effects: { puff: { name: 'Puff', image: 'smoke' } },
    },
  } as GameInput);
  expect([...listFirstImages(game)]).toEqual(['tiles', 'hero', 'running', 'tree', 'bow']);
});
