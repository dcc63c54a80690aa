import {
  type ByteWriter,
  copyBytes,
  copyWrittenBytes,
  writeUint8,
  writeNumber,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { EVENTS_PER_SNAPSHOT_MAX } from '../limits.ts';
import type { ViewEvent } from '../ServerMessage.ts';
import { SNAPSHOT_NUMBER } from '../serverMessages.ts';
import type { OwnView, PlayerView, RoomView } from '../View.ts';
import { writeEntities } from './writeEntities.ts';
import { event } from './events.ts';
import { writeOwn } from './own.ts';
import { writePlayers } from './players.ts';
import type { ClientBaseline, RoomEncoder, SharedDelta } from './RoomEncoder.ts';
import { roomField } from './roomField.ts';
import { sections } from './sections.ts';
import type { SnapshotContent } from './SnapshotContent.ts';
import { findTilesSince, logTile, writeTiles } from './tiles.ts';

/**
 * The bytes of a snapshot. Numbers are varints (seven bits a byte, low ones first), signed ones zigzag, names their
 * number in `Names`.
 *
 *   5            it is a snapshot
 *   sections     one byte, `sections.ts`: which of the following are there
 *   [names]      `first` only: the fingerprint of the names; what the client knew is forgotten
 *   ticks        since the snapshot this client was sent before
 *   [crowd]      count of places that left, each as the distance to the one before;
 *                count of places that entered, each as the distance and the whole entity
 *   [changes]    count of changed ones, each as the number of known places in between and its change;
 *                or 0, a bitmap over the places that stayed, and the changes
 *   [players]    count and ids of those who left; count, id, mask and parts of those who changed or are new
 *   [room]       mask and parts
 *   [own]        what is told, controls, mask and parts, own unit as mask and parts (exact numbers)
 *   [tiles]      count of runs: distance, length, tile
 *   [events]     count: number of the kind, parts
 *
 * A place is a small number that stands for an entity while anybody sees it. A whole entity is its id, kind, type
 * and age, and then a change from a blank one. A change is a mask (`entityLayout.ts`) and what it names:
 *
 *   position     where it is minus where its track leads, in fine units, x and y
 *   velocity     the new one minus the old; it drifts along
 *   drift        how it moves in fact minus its velocity, for what is carried or held up
 *   rotation, flags, animation and age, values of the bars everyone sees; rarer ones behind a second mask
 *
 * Between two changes both ends let the entity drift from its track (`quantise.ts`), so what moves on as before is
 * not in the bytes at all. The track is the room's, not the client's: a change since the last snapshot is the same
 * bytes for everyone who got that one. Who was skipped gets the whole track.
 */

/** Tells the encoder that a cell holds something else now; call it before `beginSnapshot` of the snapshot to tell it with. */
export function putTile(encoder: RoomEncoder, cell: number, tile: number): void {
  logTile(encoder.tiles, cell, tile, encoder.snapshot + 1);
}

/** The bytes of `writeClientSnapshot` alone. */
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
 * Writes to the end of `encoder.out` what brings a client from what it was last sent to now: first `markSlotSeen` for
 * everything it sees, then this. It must be sent, or the client be closed: the baseline counts it as known. To skip a
 * client, call neither for it.
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
  writeUint8(out, SNAPSHOT_NUMBER);
  writeUint8(out, 0);
  if (isFirst) writeVarint(out, wire.names.fingerprint);
  writeNumber(out, tick - baseline.tick);
  let flags = isFirst ? sections.first : 0;
  flags |= writeEntities(encoder, baseline);
  if (writePlayerDelta(encoder, baseline, content.players)) flags |= sections.players;
  if (writeRoomDelta(encoder, baseline, content.room)) flags |= sections.room;
  if (writeOwnDelta(encoder, baseline, content.own)) flags |= sections.own;
  const tilesFrom = findTilesSince(tiles, baseline.snapshot);
  const tilesTo = findTilesSince(tiles, encoder.snapshot);
  if (tilesFrom < tilesTo) {
    flags |= sections.tiles;
    writeTiles(out, tiles, tilesFrom, tilesTo);
  }
  if (content.events.length > 0) {
    flags |= sections.events;
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
    // Nobody gone, nobody changed.
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

/** Copies the way from one value to another, made by the first client that goes it; whether there is any. */
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
  writeOwn(out, baseline.own, now, encoder.wire);
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
      event.write(shared, sentEvents, wire);
      bytes = { start, end: shared.length };
      encoder.events.set(sentEvents, bytes);
    }
    copyBytes(out, shared, bytes.start, bytes.end);
  }
}
