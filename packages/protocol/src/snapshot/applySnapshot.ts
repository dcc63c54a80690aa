import type { EntityId, Result } from '@playloom/game-format';
import { fail } from '@playloom/game-format/basics';
import {
  DecodeError,
  type ByteReader,
  requireEndOfBytes,
  readUint8,
  readCount,
  readNumber,
  readVarint,
} from '../bytes/ByteReader.ts';
import { decodeSafely } from '../bytes/decodeSafely.ts';
import type { WireContext } from '../fields/Field.ts';
import { EVENTS_PER_SNAPSHOT_MAX } from '../wire/limits.ts';
import type { WireNames } from '../wire/WireNames.ts';
import { SNAPSHOT_TYPE_BYTE } from '../messages/serverMessages.ts';
import type { ViewEvent } from '../view/ViewEvent.ts';
import { type ClientView, clearClientView } from './ClientView.ts';
import { viewEventField } from './events.ts';
import { carryOwnView, readOwnView } from './own.ts';
import { readPlayers } from './players.ts';
import { readEntities } from './readEntities.ts';
import { roomField } from './roomField.ts';
import { snapshotSections } from './snapshotSections.ts';
import { readTiles } from './tiles.ts';

const TICK_MAX = 0xffff_ffff;

/**
 * The events of a snapshot, and the entities that entered or left the view. An entity that was replaced by
 * another with the same id is in both lists.
 */
export interface SnapshotChanges {
  readonly events: readonly ViewEvent[];
  readonly entered: readonly EntityId[];
  readonly left: readonly EntityId[];
}

/**
 * Advances the view to the snapshot's tick. After a failure the view no longer matches the room, and only a
 * first snapshot can be applied: the client has to reconnect.
 */
export function applySnapshot(
  view: ClientView,
  names: WireNames,
  bytes: Uint8Array,
): Result<SnapshotChanges, string> {
  if (bytes[0] !== SNAPSHOT_TYPE_BYTE) return fail('unknown-message');
  return decodeSafely(bytes, (reader) => {
    reader.offset = 1;
    const flags = readUint8(reader);
    const left: EntityId[] = [];
    if ((flags & snapshotSections.first) !== 0) {
      if (readVarint(reader) !== names.fingerprint) throw new DecodeError('other-game');
      clearClientView(view, left);
    }
    if (view.isBroken) throw new DecodeError('out-of-order');
    view.isBroken = true;
    const wire = startTick(reader, view, names);
    const entered: EntityId[] = [];
    readEntities(reader, view, flags, wire, entered, left);
    if ((flags & snapshotSections.players) !== 0) readPlayers(reader, view.players, wire);
    if ((flags & snapshotSections.room) !== 0) view.room = roomField.readDelta(reader, view.room, wire);
    view.own =
      (flags & snapshotSections.own) !== 0
        ? readOwnView(reader, view.own, wire)
        : carryOwnView(view.own, wire);
    if ((flags & snapshotSections.tiles) !== 0) readTiles(reader, view.tiles, names.cellCount);
    const events = (flags & snapshotSections.events) !== 0 ? readEvents(reader, wire) : [];
    requireEndOfBytes(reader);
    view.isBroken = false;
    return { events, entered, left };
  });
}

function startTick(reader: ByteReader, view: ClientView, names: WireNames): WireContext {
  const tickBefore = Math.max(view.tick, 0);
  const tick = tickBefore + readNumber(reader);
  if (!Number.isInteger(tick) || tick < tickBefore || tick > TICK_MAX) throw new DecodeError('out-of-range');
  view.tick = tick;
  return { names, tick, tickBefore };
}

function readEvents(reader: ByteReader, wire: WireContext): readonly ViewEvent[] {
  const length = readCount(reader, EVENTS_PER_SNAPSHOT_MAX);
  const events: ViewEvent[] = [];
  for (let index = 0; index < length; index += 1) events.push(viewEventField.read(reader, wire));
  return events;
}
