import {
  type ByteWriter,
  copyBytes,
  copyWrittenBytes,
  writeUint8,
  writeNumber,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { EVENTS_PER_SNAPSHOT_MAX } from '../wire/limits.ts';
import type { ViewEvent } from '../view/ViewEvent.ts';
import { SNAPSHOT_TYPE_BYTE } from '../messages/serverMessages.ts';
import type { OwnView, PlayerView, RoomView } from '../view/View.ts';
import { writeEntities } from './writeEntities.ts';
import { viewEventField } from './events.ts';
import { writeOwnView } from './own.ts';
import { writePlayers } from './players.ts';
import type { ClientBaseline, RoomEncoder, SharedDelta } from './RoomEncoder.ts';
import { roomField } from './roomField.ts';
import { snapshotSections } from './snapshotSections.ts';
import type { SnapshotContent } from './SnapshotContent.ts';
import { findFirstTileChangeAfter, logTileChange, writeTiles } from './tiles.ts';

/**
 * The format of a snapshot. Numbers are varints (seven bits per byte, low bits first), signed ones in zigzag
 * encoding; names are sent as their number in `Names`.
 *
 *   5            marks a snapshot
 *   sections     one byte, `sections.ts`: which of the following are present
 *   [names]      `first` only: the fingerprint of the names; the client clears its view
 *   ticks        since the last snapshot sent to this client
 *   [crowd]      count of slots that left, each as the distance to the previous one;
 *                count of slots that entered, each as the distance and the full entity
 *   [changes]    count of changed slots, each as the number of known slots in between and its change;
 *                or 0, a bitmap over the slots that stayed, and the changes
 *   [players]    count and ids of players who left; count, id, mask and parts of new or changed players
 *   [room]       mask and parts
 *   [own]        which parts follow, controls, mask and parts, own unit as mask and parts (exact numbers, those of
 *                its motion as the distance from an expected one, `nearNumbers.ts`)
 *   [tiles]      count of runs: distance, length, tile
 *   [events]     count: number of the kind, parts
 *
 * A slot is a small number that identifies an entity while any client sees it. A full entity is its id, kind, type
 * and age, followed by a change from a blank one. A change is a mask (`entityLayout.ts`) and the parts it lists:
 *
 *   velocity     the new one minus the old one, as displayed; it is also the default drift. The bits of position and
 *                drift say when it changed (`turnBits`)
 *   position     the correction of its position on the track (`toCorrection`), x and y
 *   drift        its actual motion minus its velocity, in fine units, for entities that are carried or blocked
 *   rotation, flags, animation and age, values of the bars everyone sees; rarer parts behind a second mask
 *
 * Between two changes both ends extrapolate the entity along its track (`quantize.ts`), so steady motion takes no
 * bytes at all. The track belongs to the room, not to the client: a change since the last snapshot has the same
 * bytes for all clients that got that snapshot. A skipped client gets the full track.
 */

/**
 * Records the new content of a cell. Call it before the `beginSnapshot` of the snapshot that should include
 * it.
 */
export function recordTileChange(encoder: RoomEncoder, cell: number, tile: number): void {
  logTileChange(encoder.tiles, cell, tile, encoder.snapshot + 1);
}

/** Returns just the bytes of `writeClientSnapshot`. */
export function encodeClientSnapshot(
  encoder: RoomEncoder,
  baseline: ClientBaseline,
  content: SnapshotContent,
): Uint8Array {
  encoder.out.length = 0;
  writeClientSnapshot(encoder, baseline, content);
  return copyWrittenBytes(encoder.out);
}

/**
 * Appends all changes since the client's last snapshot to `encoder.out`. First call `markSlotSeen` for
 * everything the client sees. The bytes must be sent or the client closed, because the baseline assumes that
 * they arrive. To skip a client, call neither function for it.
 */
export function writeClientSnapshot(
  encoder: RoomEncoder,
  baseline: ClientBaseline,
  content: SnapshotContent,
): void {
  const { out, wire, tick, tiles } = encoder;
  const isFirst = baseline.snapshot === 0;
  wire.tick = tick;
  wire.tickBefore = baseline.tick;
  const start = out.length;
  writeUint8(out, SNAPSHOT_TYPE_BYTE);
  writeUint8(out, 0);
  if (isFirst) writeVarint(out, wire.names.fingerprint);
  writeNumber(out, tick - baseline.tick);
  let flags = isFirst ? snapshotSections.first : 0;
  flags |= writeEntities(encoder, baseline);
  if (writePlayerDelta(encoder, baseline, content.players)) flags |= snapshotSections.players;
  if (writeRoomDelta(encoder, baseline, content.room)) flags |= snapshotSections.room;
  if (writeOwnDelta(encoder, baseline, content.own)) flags |= snapshotSections.own;
  const tilesFrom = findFirstTileChangeAfter(tiles, baseline.snapshot);
  const tilesTo = findFirstTileChangeAfter(tiles, encoder.snapshot);
  if (tilesFrom < tilesTo) {
    flags |= snapshotSections.tiles;
    writeTiles(out, tiles, tilesFrom, tilesTo);
  }
  if (content.events.length > 0) {
    flags |= snapshotSections.events;
    writeEvents(encoder, content.events);
  }
  out.bytes[start + 1] = flags;
  baseline.snapshot = encoder.snapshot;
  baseline.tick = tick;
}

function writePlayerDelta(
  encoder: RoomEncoder,
  baseline: ClientBaseline,
  now: readonly PlayerView[],
): boolean {
  const before = baseline.players;
  if (before === now) return false;
  baseline.players = now;
  return shareDelta(encoder, encoder.playerDeltas, before, now, (writer) => {
    const start = writer.length;
    writePlayers(writer, before, now, encoder.wire);
    // Write nothing if no player left and none changed.
    if (writer.length === start + 2 && writer.bytes[start] === 0) writer.length = start;
  });
}

function writeRoomDelta(encoder: RoomEncoder, baseline: ClientBaseline, now: RoomView): boolean {
  const before = baseline.room;
  if (before === now) return false;
  baseline.room = now;
  return shareDelta(encoder, encoder.roomDeltas, before, now, (writer) => {
    if (!roomField.isSame(before, now, encoder.wire)) roomField.writeDelta(writer, before, now, encoder.wire);
  });
}

/**
 * Appends the delta from one value to another, which is encoded only for the first client that needs it.
 * Returns false if the delta is empty.
 */
function shareDelta<Value>(
  encoder: RoomEncoder,
  deltas: SharedDelta<Value>[],
  before: Value,
  now: Value,
  write: (writer: ByteWriter) => void,
): boolean {
  const { shared, out } = encoder;
  let delta = deltas.find((known) => known.before === before && known.now === now);
  if (delta === undefined) {
    const start = shared.length;
    write(shared);
    delta = { before, now, start, end: shared.length };
    deltas.push(delta);
  }
  copyBytes(out, shared, delta.start, delta.end);
  return delta.end > delta.start;
}

function writeOwnDelta(encoder: RoomEncoder, baseline: ClientBaseline, now: OwnView): boolean {
  const { out } = encoder;
  const start = out.length;
  writeOwnView(out, baseline.own, now, encoder.wire);
  baseline.own = now;
  if (out.length > start + 1 || out.bytes[start] !== 0) return true;
  out.length = start;
  return false;
}

function writeEvents(encoder: RoomEncoder, events: readonly ViewEvent[]): void {
  const { shared, out, wire } = encoder;
  const length = Math.min(events.length, EVENTS_PER_SNAPSHOT_MAX);
  writeVarint(out, length);
  for (let index = 0; index < length; index += 1) {
    const sentEvents = events[index]!;
    let bytes = encoder.events.get(sentEvents);
    if (bytes === undefined) {
      const start = shared.length;
      viewEventField.write(shared, sentEvents, wire);
      bytes = { start, end: shared.length };
      encoder.events.set(sentEvents, bytes);
    }
    copyBytes(out, shared, bytes.start, bytes.end);
  }
}
