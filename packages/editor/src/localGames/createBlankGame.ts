import type { Json } from '@playloom/game-format';

/** Creates the smallest playable game: a lawn, and one unit that walks on it. */
export function createBlankGame(): Json {
  return {
    format: 1,
    settings: { title: 'New game', players: { unit: 'hero' }, backgroundColor: '#24503a' },
    map: {
      width: 24,
      height: 16,
      // A tileset without an image has plain colors, which are enough to start painting.
      tileSets: [{ id: 'colours', name: 'Colors', columns: 4, count: 16, firstId: 1 }],
      layers: [{ id: 'ground', name: 'Ground' }],
      spawnPoints: { start: { name: 'Start', x: 12, y: 8 } },
    },
    types: { units: { hero: { name: 'Hero', controls: { scheme: 'wasd' } } } },
  };
}
