import { describe, expect, it } from 'vitest';
import { addPoseSample, createEntityTrack, interpolatePose, type EntityTrack } from './EntityTrack.ts';

const TICK_SECONDS = 1 / 40;

function walk(
  places: readonly [tick: number, x: number, vx?: number, rotation?: number][],
  bornAt = 0,
): EntityTrack {
  const track = createEntityTrack(bornAt);
  for (const [tick, x, vx = 0, rotation = 0] of places) {
    addPoseSample(track, tick, { x, y: 0, rotation, vx, vy: 0, scale: 1 } as Parameters<
      typeof addPoseSample
    >[2]);
  }
  return track;
}

describe('the position between two snapshots', () => {
  it('is interpolated, with rotation the short way', () => {
    const track = walk([
      [10, 0, 4, 3],
      [12, 0.2, 4, -3],
    ]);
    const pose = interpolatePose(track, 11, TICK_SECONDS)!;
    expect(pose.x).toBeCloseTo(0.1);
    expect(Math.cos(pose.rotation)).toBeCloseTo(-1);
  });

  it('is extrapolated for a moment when nothing arrives, then stops', () => {
    const track = walk([[10, 5, 8]]);
    expect(interpolatePose(track, 12, TICK_SECONDS)!.x).toBeCloseTo(5.4);
    expect(interpolatePose(track, 200, TICK_SECONDS)!.x).toBeCloseTo(5 + 8 * 0.15);
  });

  it('is not interpolated across a teleport', () => {
    const track = walk([
      [10, 5, 4],
      [12, 25, 4],
    ]);
    expect(interpolatePose(track, 11.9, TICK_SECONDS)!.x).toBe(5);
    expect(interpolatePose(track, 12, TICK_SECONDS)!.x).toBe(25);
    // A fast entity is still interpolated.
    const fast = walk([
      [10, 5, 60],
      [12, 8, 60],
    ]);
    expect(interpolatePose(fast, 11, TICK_SECONDS)!.x).toBeCloseTo(6.5);
  });

  it('does not show new entities before their time, but shows those that came into sight at once', () => {
    expect(interpolatePose(walk([[10, 5]], 10), 8, TICK_SECONDS)).toBeNull();
    expect(interpolatePose(walk([[10, 5]], 2), 8, TICK_SECONDS)!.x).toBe(5);
  });
});
