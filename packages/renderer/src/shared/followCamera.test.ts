import { describe, expect, it } from 'vitest';
import { createScene } from './createScene.ts';
import { followCamera, snapCamera, type FollowSettings } from './followCamera.ts';

const settings: FollowSettings = { tilesInView: 10, zoom: 1, smoothing: 0.2, bounds: null, aspect: 2 };

function createCamera(x = 0, y = 0) {
  return { ...createScene().camera, x, y, tilesInView: 10 };
}

describe('the camera', () => {
  it('is at the same position after a second at any frame rate', () => {
    const at = [30, 60, 144, 240].map((rate) => {
      const camera = createCamera();
      for (let frame = 0; frame < rate; frame++)
        followCamera(camera, { x: 8, y: -3 }, { ...settings, smoothing: 0.6 }, 1 / rate);
      return camera;
    });
    for (const { x, y } of at) {
      expect(x).toBeCloseTo(at[0]!.x, 6);
      expect(y).toBeCloseTo(at[0]!.y, 6);
    }
    expect(at[0]!.x).toBeGreaterThan(4);
    expect(at[0]!.x).toBeLessThan(8);
  });

  it('follows at once without smoothing, and more slowly with more of it', () => {
    const left = [0, 0.2, 0.8, 1].map((smoothing) => {
      const camera = createCamera();
      followCamera(camera, { x: 8, y: 0 }, { ...settings, smoothing }, 0.1);
      return 8 - camera.x;
    });
    expect(left[0]).toBe(0);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    expect(left[3]).toBeGreaterThan(7.9);
  });

  it('never shows the area outside the map', () => {
    const camera = createCamera(50, 50);
    const bounds = { width: 60, height: 40 };
    followCamera(camera, { x: 59, y: 1 }, { ...settings, smoothing: 0, bounds }, 1);
    expect([camera.x, camera.y]).toEqual([50, 5]);
    followCamera(camera, { x: 0, y: 40 }, { ...settings, smoothing: 0, bounds }, 1);
    expect([camera.x, camera.y]).toEqual([10, 35]);
  });

  it('centers a map smaller than the view', () => {
    const camera = createCamera();
    snapCamera(camera, { x: 1, y: 1 }, { ...settings, bounds: { width: 12, height: 6 } });
    expect([camera.x, camera.y]).toEqual([6, 3]);
  });

  it('cuts to a target that is far away', () => {
    const camera = createCamera();
    followCamera(camera, { x: 100, y: 0 }, { ...settings, smoothing: 0.9 }, 0.016);
    expect(camera.x).toBe(100);
  });

  it('stays in place without a target, and still zooms', () => {
    const camera = createCamera(3, 4);
    followCamera(camera, null, { ...settings, zoom: 2 }, 10);
    expect([camera.x, camera.y]).toEqual([3, 4]);
    expect(camera.tilesInView).toBeCloseTo(5, 3);
  });
});
