import type { Entity } from '@playloom/engine';
import { hasLevels, putEntity } from '@playloom/protocol';
import type { Room } from '../Room.ts';
import { describeFacts, putBars } from './describeFacts.ts';

/** Tells the encoder how an entity is now: once a snapshot, when the first client sees it. */
export function placeEntity({ world, encoder, sight }: Room, entity: Entity): void {
  const { slot } = entity;
  const facts = describeFacts(sight.told, world, entity);
  const place = putEntity(encoder, facts, world.entities.motion, slot, sight.placeOf[slot]!);
  if (place >= 0) putBars(encoder, place, sight.told, world, entity);
  sight.placedIn[slot] = encoder.snapshot;
  sight.placeOf[slot] = place;
  if (sight.grid.open[slot] === 1 && !hasLevels(encoder)) sight.openPlaceOf[slot] = place;
}
