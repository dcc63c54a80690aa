import type { EntityId } from '@playloom/game-format';
import { BrokenBytes, type ByteReader, countBytesLeft, readCount, readVarint } from '../bytes/ByteReader.ts';
import type { Wire } from '../fields/Field.ts';
import { PLACES_MAX } from '../limits.ts';
import type { ClientView } from './ClientView.ts';
import { readChange, readWhole, reckonEntity } from './readEntity.ts';
import { sections } from './sections.ts';

export function readEntities(
  reader: ByteReader,
  view: ClientView,
  flags: number,
  wire: Wire,
  entered: EntityId[],
  left: EntityId[],
): void {
  let staying = view.order;
  if ((flags & sections.crowd) !== 0) {
    readLeaving(reader, view, left);
    staying = view.order.filter((place) => view.known.has(place));
    readEntering(reader, view, wire, entered);
    view.order = [...view.known.keys()].toSorted((a, b) => a - b);
  }
  if ((flags & sections.changes) !== 0) readChanges(reader, view, staying, wire);
  for (const known of view.known.values()) {
    reckonEntity(known, wire);
    view.entities.set(known.view.id, known.view);
  }
}

function readLeaving(reader: ByteReader, view: ClientView, left: EntityId[]): void {
  const count = readCount(reader, PLACES_MAX);
  let place = -1;
  for (let index = 0; index < count; index += 1) {
    place = readNext(reader, place);
    const known = view.known.get(place);
    if (known === undefined) throw new BrokenBytes('out-of-order');
    view.known.delete(place);
    view.entities.delete(known.view.id);
    left.push(known.view.id);
  }
}

function readEntering(reader: ByteReader, view: ClientView, wire: Wire, entered: EntityId[]): void {
  const count = readCount(reader, PLACES_MAX);
  let place = -1;
  for (let index = 0; index < count; index += 1) {
    place = readNext(reader, place);
    const known = readWhole(reader, wire);
    if (view.known.has(place) || view.entities.has(known.view.id)) throw new BrokenBytes('out-of-order');
    view.known.set(place, known);
    view.entities.set(known.view.id, known.view);
    entered.push(known.view.id);
  }
}

function readNext(reader: ByteReader, last: number): number {
  const place = last + 1 + readVarint(reader);
  if (place >= PLACES_MAX) throw new BrokenBytes('out-of-range');
  return place;
}

/** A count of 0 means that a bitmap follows. */
function readChanges(reader: ByteReader, view: ClientView, staying: readonly number[], wire: Wire): void {
  const count = readCount(reader, PLACES_MAX);
  if (count === 0) {
    readMarkedChanges(reader, view, staying, wire);
    return;
  }
  let last = -1;
  for (let index = 0; index < count; index += 1) {
    last += 1 + readVarint(reader);
    changePlace(reader, view, staying[last], wire);
  }
}

function readMarkedChanges(
  reader: ByteReader,
  view: ClientView,
  staying: readonly number[],
  wire: Wire,
): void {
  const bytes = (staying.length + 7) >>> 3;
  if (bytes > countBytesLeft(reader)) throw new BrokenBytes('cut-off');
  const start = reader.place;
  reader.place += bytes;
  for (let index = 0; index < bytes * 8; index += 1) {
    const isMarked = (reader.bytes[start + (index >>> 3)]! & (1 << (index & 7))) !== 0;
    if (isMarked) changePlace(reader, view, staying[index], wire);
  }
}

function changePlace(reader: ByteReader, view: ClientView, place: number | undefined, wire: Wire): void {
  const known = place === undefined ? undefined : view.known.get(place);
  if (known === undefined) throw new BrokenBytes('out-of-order');
  readChange(reader, known, wire);
}
