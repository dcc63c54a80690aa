import type { EntityId, Point } from '@playloom/game-format';
import type { SceneEntity } from '@playloom/renderer';

/** An entity that is drawn where it was hit, for a moment. Times are scene seconds. */
interface HitStop {
  startedAt: number;
  endsAt: number;
  isPlaced: boolean;
  x: number;
  y: number;
  rotation: number;
}

/** The entities that stand still now. Records that are no longer needed are used again. */
export interface HitStops {
  readonly stops: Map<EntityId, HitStop>;
  readonly spare: HitStop[];
}

/** More entities at once don't make a hit feel stronger. */
export const HIT_STOPS_MAX = 16;
/** The same entity isn't stopped again this soon, so that fast weapons don't hold it for good. */
export const HIT_STOP_PAUSE_SECONDS = 0.3;
/** How long an entity needs to where it is by now. */
export const CATCH_UP_SECONDS = 0.08;
/** How far a stopped entity shivers, in tiles. */
const SHIVER_TILES = 0.05;
const SHIVERS_PER_SECOND = 30;

export function createHitStops(): HitStops {
  return { stops: new Map(), spare: [] };
}

/** Lets an entity stand still from now on. Returns whether it does. */
export function stopEntity(
  { stops, spare }: HitStops,
  key: EntityId,
  seconds: number,
  time: number,
): boolean {
  if (seconds <= 0 || stops.has(key) || stops.size >= HIT_STOPS_MAX) return false;
  const stop = spare.pop() ?? { startedAt: 0, endsAt: 0, isPlaced: false, x: 0, y: 0, rotation: 0 };
  stop.startedAt = time;
  stop.endsAt = time + seconds;
  stop.isPlaced = false;
  stops.set(key, stop);
  return true;
}

/** Whether any entity stands still now. */
export function isStopping({ stops }: HitStops, time: number): boolean {
  for (const { endsAt } of stops.values()) if (time < endsAt) return true;
  return false;
}

/** Shows stopped entities where they were when they were hit. Afterwards they catch up with where they are. */
export function holdStopped(
  hitStops: HitStops,
  entities: readonly SceneEntity[],
  time: number,
  hasShiver: boolean,
): void {
  const { stops, spare } = hitStops;
  if (stops.size === 0) return;
  for (const entity of entities) {
    const stop = stops.get(entity.key);
    if (stop !== undefined) holdEntity(stop, entity, time, hasShiver);
  }
  for (const [key, stop] of stops) {
    if (time < stop.endsAt + HIT_STOP_PAUSE_SECONDS) continue;
    stops.delete(key);
    spare.push(stop);
  }
}

function holdEntity(stop: HitStop, entity: SceneEntity, time: number, hasShiver: boolean): void {
  if (!stop.isPlaced) {
    stop.isPlaced = true;
    stop.x = entity.x;
    stop.y = entity.y;
    stop.rotation = entity.rotation;
  }
  const part = (time - stop.endsAt) / CATCH_UP_SECONDS;
  if (part >= 1) return;
  const caughtUp = Math.max(0, part);
  glide(entity, stop, caughtUp);
  entity.rotation = part < 0 ? stop.rotation : entity.rotation;
  if (part < 0 && hasShiver)
    entity.x += SHIVER_TILES * Math.sin((time - stop.startedAt) * SHIVERS_PER_SECOND * Math.PI * 2);
  const { animation } = entity;
  // The animation stands still too.
  if (part < 0 && animation !== null)
    entity.animation = { name: animation.name, since: animation.since + time - stop.startedAt };
}

function glide(entity: SceneEntity, from: Point, part: number): void {
  entity.x = from.x + (entity.x - from.x) * part;
  entity.y = from.y + (entity.y - from.y) * part;
}
