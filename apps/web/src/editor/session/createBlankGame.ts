import type { Json } from '@playloom/game-format';

/** The least that can be played: a lawn, and one who walks on it. */
export function createBlankGame(): Json {
  return {
    format: 1,
    settings: { title: 'New game', players: { unit: 'hero' }, backgroundColor: '#24503a' },
    map: {
      width: 24,
      height: 16,
      // Without a picture each tile has a colour of its own: enough to paint with from the first minute.
      tileSets: [{ id: 'colours', name: 'Colors', columns: 4, count: 16, firstId: 1 }],
      layers: [{ id: 'ground', name: 'Ground' }],
      spawnPoints: { start: { name: 'Start', x: 12, y: 8 } },
    },
    types: { units: { hero: { name: 'Hero', controls: { scheme: 'wasd' } } } },
  };
}
