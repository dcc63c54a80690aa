import { describe, expect, it } from 'vitest';
import { createSeededRandom } from './createSeededRandom.ts';
import {
  createInputLead,
  recordControlsLead,
  recordRoundTrip,
  computeTicksAhead,
  computeMedianRoundTrip,
} from './InputLead.ts';
import { estimateArrivingTick, createServerTime, recordArrival } from './ServerTime.ts';
import { createSmoothedTicks, advanceSmoothedTicks } from './SmoothedTicks.ts';

const TICK_MS = 25;

describe('the server’s time', () => {
  it('is estimated from the fastest snapshots, together with the jitter', () => {
    const time = createServerTime(40);
    const chance = createSeededRandom(1);
    for (let snapshot = 0; snapshot < 80; snapshot += 1) {
      const tick = snapshot * 2;
      const late = snapshot % 10 === 0 ? 120 : chance() * 10;
      recordArrival(time, tick, tick * TICK_MS + 100 + late);
    }
    expect(estimateArrivingTick(time, 160 * TICK_MS + 100)).toBeCloseTo(160, 0);
    expect(time.jitterMs).toBeGreaterThan(100);
    const even = createServerTime(40);
    for (let tick = 0; tick < 160; tick += 2) recordArrival(even, tick, tick * TICK_MS + 100);
    expect(even.jitterMs).toBe(0);
  });
});

describe('steered ticks', () => {
  it('follow their target without a jump, slightly faster or slower', () => {
    const steered = createSmoothedTicks(100, 0);
    let before = 100;
    for (let frame = 1; frame <= 600; frame += 1) {
      const now = frame * 16;
      // The goal is eight ticks ahead.
      expect(advanceSmoothedTicks(steered, 108 + now / TICK_MS, TICK_MS, now)).toBe(false);
      const step = steered.ticks - before;
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan((16 / TICK_MS) * 1.13);
      before = steered.ticks;
    }
    expect(steered.ticks).toBeCloseTo(108 + 9600 / TICK_MS, 0);
  });

  it('jump after sleep', () => {
    const steered = createSmoothedTicks(100, 0);
    expect(advanceSmoothedTicks(steered, 5000, TICK_MS, 16)).toBe(true);
    expect(steered.ticks).toBe(5000);
  });
});

describe('the input lead', () => {
  it('covers the round trip and grows when controls arrive late', () => {
    const lead = createInputLead();
    for (const ms of [220, 200, 900, 210]) recordRoundTrip(lead, ms);
    expect(computeMedianRoundTrip(lead)).toBe(220);
    const calm = computeTicksAhead(lead, TICK_MS, 0);
    expect(calm).toBeCloseTo(8 + 1.5);
    expect(computeTicksAhead(lead, TICK_MS, 50)).toBeCloseTo(calm + 2);
    recordControlsLead(lead, 10, -3, 0);
    expect(computeTicksAhead(lead, TICK_MS, 0)).toBeCloseTo(calm + 4);
    // Every snapshot repeats the last report, but it must only apply once.
    recordControlsLead(lead, 10, -3, 0);
    expect(computeTicksAhead(lead, TICK_MS, 0)).toBeCloseTo(calm + 4);
    for (let tick = 11; tick < 200; tick += 1) recordControlsLead(lead, tick, 9, 0);
    expect(computeTicksAhead(lead, TICK_MS, 0)).toBeLessThan(calm);
  });
});
