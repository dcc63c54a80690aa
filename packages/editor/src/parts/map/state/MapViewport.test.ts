import { describe, expect, it } from 'vitest';
import {
  isInView,
  type MapViewport,
  panBy,
  getVisibleArea,
  revealPoint,
  showWholeMap,
  toCanvasPoint,
  toMapPoint,
  zoomAt,
} from './MapViewport.ts';

const view: MapViewport = { x: 10, y: 5, scale: 20, width: 800, height: 400, isWhole: false };

describe('the visible part of the map', () => {
  it('zooms around a point, within limits', () => {
    const at = { x: 130, y: 340 };
    const under = toMapPoint(view, at.x, at.y);
    for (const factor of [1.3, 0.4, 1e9, 1e-9]) {
      const zoomed = zoomAt(view, factor, at);
      expect(toCanvasPoint(zoomed, under).x).toBeCloseTo(at.x);
      expect(toCanvasPoint(zoomed, under).y).toBeCloseTo(at.y);
      expect(zoomed.scale).toBeGreaterThanOrEqual(1);
      expect(zoomed.scale).toBeLessThanOrEqual(256);
    }
  });

  it('pans with the hand tool', () => {
    const before = toMapPoint(view, 100, 100);
    expect(toMapPoint(panBy(view, 40, -20), 140, 80)).toEqual(before);
  });

  it('fits the whole map beside the tools, and any target', () => {
    const whole = showWholeMap(view, { width: 512, height: 300 });
    const seen = getVisibleArea(whole);
    expect(seen.x).toBeLessThan(0);
    expect(seen.y).toBeLessThan(0);
    expect(seen.x + seen.width).toBeGreaterThan(512);
    expect(seen.y + seen.height).toBeGreaterThan(300);
    expect([whole.isWhole, panBy(whole, 1, 0).isWhole]).toEqual([true, false]);
    const far = { x: 90, y: 70 };
    expect(isInView(view, { ...far, width: 0, height: 0 })).toBe(false);
    expect(isInView(revealPoint(view, far), { ...far, width: 0, height: 0 })).toBe(true);
    // The view doesn't move if the point is already visible.
    expect(revealPoint(view, { x: 12, y: 5 })).toMatchObject({ x: 10, y: 5 });
  });
});
