import { exampleGame, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { findDepth } from './surroundings.ts';

it('lies below the deepest layer and the deepest tile, whichever says so', () => {
  const parsed = parseGame(exampleGame());
  if (!parsed.ok) throw new Error('The example game is no game.');
  const { map } = parsed.value;
  const [set] = map.tileSets;
  const [layer] = map.layers;
  expect(findDepth({ ...map, layers: [], tileSets: [] })).toBe(0);
  const layers = [{ ...layer!, height: -0.4 }];
  expect(findDepth({ ...map, layers, tileSets: [] })).toBe(-0.4);
  const tileSets = [{ ...set!, tiles: { 8: { height: -0.7 }, 9: { height: 2 } } }];
  expect(findDepth({ ...map, layers, tileSets })).toBe(-0.7);
});
