import { describe, expect, it } from 'vitest';
import { createScene } from '../shared/createScene.ts';
import { findGroundPoint, computeCamera3d, projectToScreen } from './eye.ts';

type EyeOptions = Parameters<typeof computeCamera3d>[1];

const viewport = { width: 1280, height: 720 };
const plan = (change: Partial<EyeOptions> = {}): EyeOptions => ({
  view: 'follow',
  pitch: 50,
  isSideView: false,
  subject: null,
  ...change,
});
const look = (change = {}) => ({ ...createScene().camera, x: 20, y: 12, tilesInView: 16, ...change });

describe('the 3D camera', () => {
  it('looks from the south down on its target, and is closer when less is visible', () => {
    const eye = computeCamera3d(look(), plan());
    expect(eye.at[0]).toBeCloseTo(20);
    expect(eye.at[1]).toBeGreaterThan(5);
    expect(eye.at[2]).toBeGreaterThan(12);
    expect(computeCamera3d(look({ tilesInView: 8 }), plan()).at[1]).toBeLessThan(eye.at[1]);
    const middle = projectToScreen(eye, viewport, 20, 0.4, 12);
    expect([middle.x, middle.y]).toEqual([expect.closeTo(640), expect.closeTo(360)]);
  });

  it.each(['follow', 'orbit', 'top'] as const)(
    'finds the ground under each point of the canvas: %s',
    (view) => {
      for (const yaw of [0, 1, -2.5]) {
        const eye = computeCamera3d(look({ yaw, shakeX: 0.2 }), plan({ view }));
        for (const [x, y] of [
          [17, 10],
          [22.5, 13],
          [20, 15],
        ] as const) {
          const seen = projectToScreen(eye, viewport, x, 0, y);
          const ground = findGroundPoint(eye, viewport, seen.x, seen.y);
          expect(ground.x).toBeCloseTo(x, 6);
          expect(ground.y).toBeCloseTo(y, 6);
        }
      }
    },
  );

  it('has the top of the map at the top, and the right side after a quarter turn', () => {
    const north = computeCamera3d(look(), plan({ view: 'orbit' }));
    expect(projectToScreen(north, viewport, 20, 0, 8).y).toBeLessThan(360);
    const east = computeCamera3d(look({ yaw: Math.PI / 2 }), plan({ view: 'orbit' }));
    expect(projectToScreen(east, viewport, 24, 0, 12).y).toBeLessThan(360);
    expect(projectToScreen(east, viewport, 20, 0, 16).x).toBeGreaterThan(640);
  });

  it('looks through the eyes of the first person, along the ground', () => {
    const eye = computeCamera3d(
      look({ yaw: Math.PI / 2 }),
      plan({ view: 'first-person', subject: { x: 5, y: 6 } }),
    );
    expect(eye.at).toEqual([5, expect.any(Number), 6]);
    const ahead = findGroundPoint(eye, viewport, 640, 360);
    expect(ahead.x).toBeGreaterThan(8);
    expect(ahead.y).toBeCloseTo(6);
    expect(projectToScreen(eye, viewport, 0, 1, 6).depth).toBeLessThan(0);
  });

  it('returns a far point above the horizon', () => {
    const eye = computeCamera3d(look(), plan({ view: 'first-person', subject: { x: 5, y: 6 } }));
    const far = findGroundPoint(eye, viewport, 640, 0);
    expect(far.x).toBeCloseTo(5);
    expect(far.y).toBeLessThan(-20);
    expect(Number.isFinite(far.y)).toBe(true);
  });

  it('follows from behind without a first person, and looks straight at a side-view map', () => {
    const eye = computeCamera3d(look(), plan({ view: 'first-person' }));
    expect(eye).toEqual(computeCamera3d(look(), plan()));
    const side = computeCamera3d(look({ yaw: 2 }), plan({ isSideView: true }));
    expect(side.right).toEqual([1, 0, 0]);
    expect(side.forward[1]).toBeLessThan(-0.95);
  });
});
