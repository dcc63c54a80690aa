import { type GameInput, gameSchema } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { listImages } from './listImages.ts';

it('lists every image once, those of the map first, and no sounds', () => {
  const game = gameSchema.parse({
    format: 1,
    settings: { title: 'Images' },
    map: { tileSets: [{ id: 'ground', image: 'tiles', count: 4, firstId: 1 }] },
    types: {
      animations: { run: { name: 'Run', image: 'runner' }, stay: { name: 'Stay', image: 'runner' } },
      effects: { puff: { name: 'Puff', image: 'smoke' }, plain: { name: 'Plain' } },
    },
    assets: {
      crate: { kind: 'image', file: 'crate.png' },
      runner: { kind: 'image', file: 'runner.png' },
      bang: { kind: 'sound', file: 'bang.mp3' },
      smoke: { kind: 'image', file: 'smoke.png' },
      tiles: { kind: 'image', file: 'tiles.png' },
    },
  } as GameInput);
  expect(listImages(game)).toEqual(['tiles', 'runner', 'smoke', 'crate']);
});
