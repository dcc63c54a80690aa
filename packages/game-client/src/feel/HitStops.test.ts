import type { SceneEntity } from '@playloom/renderer';
import { expect, it } from 'vitest';
import {
  CATCH_UP_SECONDS,
  createHitStops,
  HIT_STOP_PAUSE_SECONDS,
  HIT_STOPS_MAX,
  holdStopped,
  isStopping,
  stopEntity,
} from './HitStops.ts';

function at(x: number, key = 1): SceneEntity {
  return { key, x, y: 0, rotation: x, animation: { name: 'run', since: 0 } } as unknown as SceneEntity;
}

/** Returns the entity as it is drawn, at a time and where it really is. */
function draw(stops: ReturnType<typeof createHitStops>, time: number, x: number): SceneEntity {
  const entity = at(x);
  holdStopped(stops, [entity], time, false);
  return entity;
}

it('[FEEL-03:part] holds what was hit with its animation, and lets it catch up', () => {
  const stops = createHitStops();
  expect(stopEntity(stops, 1, 0.1, 10)).toBe(true);
  expect(draw(stops, 10, 5)).toMatchObject({ x: 5, rotation: 5 });
  expect(isStopping(stops, 10.05)).toBe(true);
  const held = draw(stops, 10.05, 6);
  expect(held).toMatchObject({ x: 5, rotation: 5 });
  expect(held.animation!.since).toBeCloseTo(0.05);
  expect(isStopping(stops, 10.1)).toBe(false);
  expect(draw(stops, 10.1 + CATCH_UP_SECONDS / 2, 7).x).toBeCloseTo(6);
  expect(draw(stops, 10.1 + CATCH_UP_SECONDS, 8)).toMatchObject({ x: 8, rotation: 8 });
});

it('[FEEL-03:part] stops the same entity only after a pause, and at most sixteen at once', () => {
  const stops = createHitStops();
  stopEntity(stops, 1, 0.1, 10);
  draw(stops, 10.35, 5);
  expect(stopEntity(stops, 1, 0.1, 10.35)).toBe(false);
  draw(stops, 10.1 + HIT_STOP_PAUSE_SECONDS, 5);
  expect(stopEntity(stops, 1, 0.1, 10.5)).toBe(true);
  for (let key = 2; key < 40; key += 1) stopEntity(stops, key, 0.1, 10.5);
  expect(stops.stops.size).toBe(HIT_STOPS_MAX);
  expect(stopEntity(createHitStops(), 1, 0, 10)).toBe(false);
});

it('uses the records of stops that are over again', () => {
  const stops = createHitStops();
  stopEntity(stops, 1, 0.1, 10);
  const [record] = stops.stops.values();
  draw(stops, 11, 5);
  stopEntity(stops, 2, 0.1, 11);
  expect(stops.stops.get(2)).toBe(record);
});
