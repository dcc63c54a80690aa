import { describe, expect, it } from 'vitest';
import {
  createFrameGovernor,
  type FrameGovernor,
  settleFrameGovernor,
  stepFrameGovernor,
} from './FrameGovernor.ts';
import { getTargetInterval } from './isFrameDue.ts';

const LEVELS = 5;
const REFRESH = 1000 / 60;
/** What is left to draw at each level, as the number of pixels falls. */
const PIXELS = [1, 0.64, 0.42, 0.25, 0.16];

type Device = (
  governor: FrameGovernor,
  ms: number,
) => { readonly interval: number; readonly script?: number };

/** Draws for this long and returns the level after each change. */
function play(governor: FrameGovernor, seconds: number, device: Device, target = REFRESH): number[] {
  const changes: number[] = [];
  for (let ms = 0; ms < seconds * 1000;) {
    const { interval, script = 4 } = device(governor, ms);
    ms += interval;
    if (stepFrameGovernor(governor, { interval, script, target })) changes.push(governor.level);
  }
  return changes;
}

/** A screen shows frames at its own rate, so that a frame that is a little late waits for the next turn. */
function waitForScreen(ms: number, refresh = REFRESH): number {
  return Math.ceil(ms / refresh - 0.01) * refresh;
}

/** A graphics chip that needs this long for a frame in full quality. */
function createGpu(ms: number, refresh = REFRESH): Device {
  return ({ level }) => ({ interval: waitForScreen(ms * PIXELS[level]!, refresh) });
}

const steady: Device = () => ({ interval: REFRESH });

describe('[GPU-01] the frame governor', () => {
  it('changes nothing at steady 60 frames, nor on screens with 50, 120 and 144', () => {
    for (const rate of [50, 60, 120, 144]) {
      const governor = createFrameGovernor(LEVELS);
      expect(play(governor, 120, () => ({ interval: 1000 / rate }))).toEqual([]);
    }
    // A fast screen on which a frame takes two turns still has 60 frames and more.
    expect(play(createFrameGovernor(LEVELS), 120, createGpu(12, 1000 / 144))).toEqual([]);
  });

  it('lowers a weak device that draws 20 to 25 frames step by step to 60 within ten seconds, and keeps it there', () => {
    const governor = createFrameGovernor(LEVELS);
    expect(play(governor, 13, createGpu(40))).toEqual([1, 2]);
    expect(governor.change).toMatchObject({ kind: 'lowered' });
    const tries = play(governor, 290, createGpu(40));
    // It tries more again after 20, 40 and 80 seconds, each time for two seconds, and then gives up.
    expect(tries).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('raises slowly when the load is over', () => {
    const governor = createFrameGovernor(LEVELS);
    play(governor, 13, createGpu(40));
    expect(governor.level).toBe(2);
    expect(play(governor, 15, steady)).toEqual([]);
    expect(play(governor, 80, steady)).toEqual([1, 0]);
    expect(governor.change).toMatchObject({ kind: 'raised' });
  });

  it('ignores hitches, single long frames, and the moment after the start', () => {
    const governor = createFrameGovernor(LEVELS);
    expect(play(governor, 2.5, () => ({ interval: 80 }))).toEqual([]);
    const spiky: Device = (_, ms) => ({
      interval: Math.floor(ms / 1000) > Math.floor((ms - REFRESH) / 1000) ? 120 : REFRESH,
    });
    expect(play(governor, 60, spiky)).toEqual([]);
    // Something is loaded now and then.
    const loading: Device = (_, ms) => ({ interval: ms % 3000 < REFRESH ? 900 : REFRESH });
    expect(play(governor, 60, loading)).toEqual([]);
    // For some seconds, images are prepared one after another.
    let frames = 0;
    const preparing: Device = () => ({ interval: frames++ % 3 === 0 ? 300 : REFRESH });
    expect(play(governor, 8, preparing)).toEqual([]);
  });

  it('lowers a device on which every frame is long', () => {
    expect(play(createFrameGovernor(LEVELS), 60, createGpu(300))).toEqual([1, 2, 3, 4]);
  });

  it('does not count the time in which the tab was hidden or asleep', () => {
    const governor = createFrameGovernor(LEVELS);
    play(governor, 10, steady);
    for (let turn = 0; turn < 30; turn += 1) {
      expect(stepFrameGovernor(governor, { interval: 60_000, script: 4, target: REFRESH })).toBe(false);
      expect(stepFrameGovernor(governor, { interval: 5000, script: 4, target: REFRESH })).toBe(false);
    }
    // Half a second of slow frames after each return is forgotten with the next one.
    for (let turn = 0; turn < 20; turn += 1) {
      settleFrameGovernor(governor);
      expect(play(governor, 1.4, () => ({ interval: 50 }))).toEqual([]);
    }
    expect(governor.level).toBe(0);
  });

  it('does not oscillate when the load alternates', () => {
    for (const period of [3, 10, 30, 60]) {
      const governor = createFrameGovernor(LEVELS);
      const device: Device = (own, ms) =>
        Math.floor(ms / 1000 / period) % 2 === 0 ? createGpu(30)(own, ms) : createGpu(8)(own, ms);
      const changes = play(governor, 900, device);
      // Fifteen minutes: at most one change in half a minute on average, and fewer later on.
      expect(changes.length).toBeLessThanOrEqual(20);
      expect(play(governor, 900, device).length).toBeLessThanOrEqual(12);
    }
  });

  it('restores what did not help, because something else is slow', () => {
    for (const device of [
      // The processor is slow, or the browser shows only 30 frames to save battery.
      (() => ({ interval: 50, script: 45 })) satisfies Device,
      (() => ({ interval: 1000 / 30 })) satisfies Device,
    ]) {
      const governor = createFrameGovernor(LEVELS);
      expect(play(governor, 200, device)).toEqual([1, 2, 3, 4, 0]);
      expect(governor.change).toMatchObject({ kind: 'restored' });
    }
  });

  it('keeps the part that helped', () => {
    const governor = createFrameGovernor(LEVELS);
    // From level 1 on, the processor is what takes 33 milliseconds.
    const device: Device = ({ level }) => ({ interval: level === 0 ? 50 : 1000 / 30 });
    expect(play(governor, 200, device)).toEqual([1, 2, 3, 4, 1]);
  });

  it('lowers again when frames get much slower after that', () => {
    const governor = createFrameGovernor(LEVELS);
    play(governor, 30, () => ({ interval: 1000 / 30 }));
    expect(governor.level).toBe(0);
    expect(play(governor, 8, createGpu(60)).length).toBeGreaterThan(0);
    expect(governor.level).toBeGreaterThan(0);
  });

  it('raises only while our code leaves time', () => {
    const governor = createFrameGovernor(LEVELS);
    play(governor, 13, createGpu(40));
    expect(play(governor, 100, () => ({ interval: REFRESH, script: 14 }))).toEqual([]);
  });

  it('[GPU-06:part] takes 30 frames for fluent while saving battery', () => {
    const target = getTargetInterval(true);
    expect(play(createFrameGovernor(LEVELS), 60, () => ({ interval: 1000 / 30 }), target)).toEqual([]);
    expect(play(createFrameGovernor(LEVELS), 10, () => ({ interval: 1000 / 15 }), target)).not.toEqual([]);
  });
});
