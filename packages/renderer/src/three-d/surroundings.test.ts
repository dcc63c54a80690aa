import { exampleGame, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createScene } from '../shared/createScene.ts';
import { type CameraView, computeCamera3d } from './eye.ts';
import { drawSky, type Surroundings } from './surroundings.ts';
import { findLowestHeight } from './findLowestHeight.ts';

it('surroundings are below the deepest layer and the deepest tile', () => {
  const parsed = parseGame(exampleGame());
  if (!parsed.ok) throw new Error('The example game is invalid.');
  const { map } = parsed.value;
  const [set] = map.tileSets;
  const [layer] = map.layers;
  expect(findLowestHeight({ ...map, layers: [], tileSets: [] })).toBe(0);
  const layers = [{ ...layer!, height: -0.4 }];
  expect(findLowestHeight({ ...map, layers, tileSets: [] })).toBe(-0.4);
  const tileSets = [{ ...set!, tiles: { 8: { height: -0.7 }, 9: { height: 2 } } }];
  expect(findLowestHeight({ ...map, layers, tileSets })).toBe(-0.7);
});

it('surroundings show the sky only when the camera looks up to it', () => {
  const surroundings = { sky: { visible: true } } as Surroundings;
  const seesSky = (view: CameraView, pitch: number): boolean => {
    drawSky(
      surroundings,
      computeCamera3d(createScene().camera, { view, pitch, isSideView: false, subject: { x: 0, y: 0 } }),
    );
    return surroundings.sky.visible;
  };
  // The upper edge of the view is 19 degrees above its center.
  expect([50, 20, 18].map((pitch) => seesSky('follow', pitch))).toEqual([false, false, true]);
  expect(seesSky('top', 50)).toBe(false);
  expect(seesSky('first-person', 50)).toBe(true);
});
