import type { GameInput } from '@playloom/game-format';
import { createMap } from './source/map.ts';
import { types } from './source/types.ts';

const images = ['tiles', 'hero', 'sign', 'tree', 'bush', 'rock', 'butterfly', 'bench'];

/**
 * Creates the base of every new game: a small world with one character. It has no description and no tags, because
 * creators would publish those texts with their own games.
 */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Blank',
      maxPlayers: 32,
      backgroundColor: '#24503a',
      camera: { tilesInView: 14 },
      players: { unit: 'hero', respawnSeconds: 1 },
      hud: { hasTimer: false, hasInventory: false },
    },
    map: createMap(),
    types,
    rules: [
      {
        id: 'welcome',
        name: 'Welcome',
        comment: 'Shows new players how to walk.',
        when: { when: 'playerJoins' },
        do: [
          {
            do: 'showMessageTo',
            player: { get: 'triggeringPlayer' },
            text: 'Walk with {move}. {Press:e} at the sign.',
            seconds: 8,
          },
        ],
      },
    ],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
