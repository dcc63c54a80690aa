import type { EntityId } from '@playloom/game-format';
import { DecodeError, type ByteReader, countBytesLeft, readCount, readVarint } from '../bytes/ByteReader.ts';
import type { WireContext } from '../fields/Field.ts';
import { ENTITY_SLOTS_MAX } from '../wire/limits.ts';
import type { ClientView } from './ClientView.ts';
import { readEntityChange, readFullEntity, extrapolateEntity } from './readEntity.ts';
import { snapshotSections } from './snapshotSections.ts';

export function readEntities(
  reader: ByteReader,
  view: ClientView,
  flags: number,
  wire: WireContext,
  entered: EntityId[],
  left: EntityId[],
): void {
  let staying = view.order;
  if ((flags & snapshotSections.crowd) !== 0) {
    readLeaving(reader, view, left);
    staying = view.order.filter((slot) => view.known.has(slot));
    readEntering(reader, view, wire, entered);
    view.order = [...view.known.keys()].toSorted((a, b) => a - b);
  }
  if ((flags & snapshotSections.changes) !== 0) readChanges(reader, view, staying, wire);
  for (const known of view.known.values()) {
    extrapolateEntity(known, wire);
    view.entities.set(known.view.id, known.view);
  }
}

function readLeaving(reader: ByteReader, view: ClientView, left: EntityId[]): void {
  const count = readCount(reader, ENTITY_SLOTS_MAX);
  let slot = -1;
  for (let index = 0; index < count; index += 1) {
    slot = readNext(reader, slot);
    const known = view.known.get(slot);
    if (known === undefined) throw new DecodeError('out-of-order');
    view.known.delete(slot);
    view.entities.delete(known.view.id);
    left.push(known.view.id);
  }
}

function readEntering(reader: ByteReader, view: ClientView, wire: WireContext, entered: EntityId[]): void {
  const count = readCount(reader, ENTITY_SLOTS_MAX);
  let slot = -1;
  for (let index = 0; index < count; index += 1) {
    slot = readNext(reader, slot);
    const known = readFullEntity(reader, wire);
    if (view.known.has(slot) || view.entities.has(known.view.id)) throw new DecodeError('out-of-order');
    view.known.set(slot, known);
    view.entities.set(known.view.id, known.view);
    entered.push(known.view.id);
  }
}

function readNext(reader: ByteReader, last: number): number {
  const slot = last + 1 + readVarint(reader);
  if (slot >= ENTITY_SLOTS_MAX) throw new DecodeError('out-of-range');
  return slot;
}

/** Reads the changed entities. A count of 0 means that a bitmap follows. */
function readChanges(
  reader: ByteReader,
  view: ClientView,
  staying: readonly number[],
  wire: WireContext,
): void {
  const count = readCount(reader, ENTITY_SLOTS_MAX);
  if (count === 0) {
    readMarkedChanges(reader, view, staying, wire);
    return;
  }
  let last = -1;
  for (let index = 0; index < count; index += 1) {
    last += 1 + readVarint(reader);
    changeSlot(reader, view, staying[last], wire);
  }
}

function readMarkedChanges(
  reader: ByteReader,
  view: ClientView,
  staying: readonly number[],
  wire: WireContext,
): void {
  const bytes = (staying.length + 7) >>> 3;
  if (bytes > countBytesLeft(reader)) throw new DecodeError('cut-off');
  const start = reader.offset;
  reader.offset += bytes;
  for (let index = 0; index < bytes * 8; index += 1) {
    const isMarked = (reader.bytes[start + (index >>> 3)]! & (1 << (index & 7))) !== 0;
    if (isMarked) changeSlot(reader, view, staying[index], wire);
  }
}

function changeSlot(reader: ByteReader, view: ClientView, slot: number | undefined, wire: WireContext): void {
  const known = slot === undefined ? undefined : view.known.get(slot);
  if (known === undefined) throw new DecodeError('out-of-order');
  readEntityChange(reader, known, wire);
}
