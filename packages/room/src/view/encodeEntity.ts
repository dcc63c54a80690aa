import { BUFFED_MARK, PARTLY_HIDDEN_MARK } from '@playloom/engine';
import { hasAccessLevels, putEntity } from '@playloom/protocol';
import type { Room } from '../state/Room.ts';
import { describeEntityState, reportBarChanges } from './describeEntityState.ts';

/** Marks of entities that some clients may not see: hidden, or possibly invisible. */
export const RESTRICTED_MARKS = PARTLY_HIDDEN_MARK | BUFFED_MARK;

/** Passes the current state of an entity to the encoder: once per snapshot, when the first client sees it. */
export function encodeEntity({ world, encoder, visibility }: Room, slot: number): void {
  const facts = describeEntityState(visibility.descriptions, world, slot);
  const wireSlot = putEntity(encoder, facts, world.entities.motion, slot, visibility.wireSlots[slot]!);
  if (wireSlot >= 0) reportBarChanges(encoder, wireSlot, visibility.descriptions, world, slot);
  visibility.encodedIn[slot] = encoder.snapshot;
  visibility.wireSlots[slot] = wireSlot;
  const isOpen = (world.entities.marks[slot]! & RESTRICTED_MARKS) === 0;
  if (isOpen && !hasAccessLevels(encoder)) visibility.openWireSlots[slot] = wireSlot;
}
