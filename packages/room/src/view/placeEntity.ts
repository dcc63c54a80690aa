import { BUFFED, VEILED } from '@playloom/engine';
import { hasLevels, putEntity } from '@playloom/protocol';
import type { Room } from '../Room.ts';
import { describeFacts, putBars } from './describeFacts.ts';

/** Marks of what somebody may not see: hidden, or perhaps invisible. */
export const NOT_FOR_ALL = VEILED | BUFFED;

/** Tells the encoder how an entity is now: once a snapshot, when the first client sees it. */
export function placeEntity({ world, encoder, sight }: Room, slot: number): void {
  const facts = describeFacts(sight.told, world, slot);
  const place = putEntity(encoder, facts, world.entities.motion, slot, sight.placeOf[slot]!);
  if (place >= 0) putBars(encoder, place, sight.told, world, slot);
  sight.placedIn[slot] = encoder.snapshot;
  sight.placeOf[slot] = place;
  const isOpen = (world.entities.marks[slot]! & NOT_FOR_ALL) === 0;
  if (isOpen && !hasLevels(encoder)) sight.openPlaceOf[slot] = place;
}
