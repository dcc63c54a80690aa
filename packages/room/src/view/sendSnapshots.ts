import { findUnit, type Player } from '@playloom/engine';
import {
  addressBytes,
  beginSnapshot,
  putEntity,
  putTile,
  type RoomView,
  writeSnapshot,
} from '@playloom/protocol';
import type { Client } from '../clients/Client.ts';
import { hasCredit } from '../clients/credit.ts';
import type { Room } from '../Room.ts';
import { describeFacts } from './describeFacts.ts';
import { describeOwn } from './describeOwn.ts';
import { describePlayers, describeRoom, describeRoomFor } from './describeRoom.ts';
import { describeCamera, findCenter } from './findCenter.ts';
import { findVisible, levelOf, type Viewer } from './findVisible.ts';
import { fillInterestGrid } from './InterestGrid.ts';
import { keepEvents, pickEvents } from './pickEvents.ts';
import { findScreen, measureLag } from './Rectangle.ts';
import { fitSight } from './Sight.ts';
import { forEachTileChange } from './TileWatch.ts';

/** Tells every client that keeps up what it may know. Those who do not are skipped, and told more the next time. */
export function sendSnapshots(room: Room): void {
  const { world, encoder, sight } = room;
  if (room.clients.size === 0) {
    room.events = [];
    return;
  }
  forEachTileChange(sight.tiles, world, (cell, tile) => putTile(encoder, cell, tile));
  beginSnapshot(encoder, world.tick);
  fillInterestGrid(sight.grid, world);
  fitSight(sight, world.entities.capacity);
  sight.players = describePlayers(room, sight.players);
  sight.room = describeRoom(world, sight.room);
  for (const client of room.clients.values()) {
    const player = client.player === null ? undefined : world.players.get(client.player);
    if (hasCredit(client)) sendSnapshot(room, client, player ?? null, sight.room);
    else keepEvents(room, client, player ?? null);
  }
  room.events = [];
}

function sendSnapshot(room: Room, client: Client, player: Player | null, common: RoomView): void {
  const { world, encoder, sight } = room;
  const camera = describeCamera(world, client, player);
  const center = findCenter(world, client, player, camera);
  const unit = player === null ? null : findUnit(world, player.unit);
  const screen = findScreen(world, center, camera.zoom, measureLag(world, unit?.speed ?? 0));
  findVisible(sight.grid, world, player, screen);
  const events = pickEvents(room, client, player, screen);
  const visibleCount = placeVisible(room, player);
  const start = encoder.out.length;
  writeSnapshot(encoder, client.baseline, {
    visible: sight.visible,
    visibleCount,
    levels: sight.levels,
    own: describeOwn(world, client, player, camera),
    players: sight.players,
    room: describeRoomFor(common, client),
    events,
  });
  addressBytes(room.outbox, client.id, start);
}

/** Gives the encoder everything the client sees, each once for all clients. How many places there are. */
function placeVisible(room: Room, viewer: Viewer): number {
  const { world, encoder, sight } = room;
  const { snapshot } = encoder;
  const { placedIn, placeOf, visible, levels } = sight;
  const { seen, seenCount } = sight.grid;
  const hasLevels = room.plan.names.privateAttributes.size > 0;
  let count = 0;
  for (let index = 0; index < seenCount; index += 1) {
    const slot = seen[index]!;
    if (placedIn[slot] !== snapshot) placeEntity(room, slot);
    const place = placeOf[slot]!;
    // More than anyone can see at once: the rest stays out of sight.
    if (place < 0) continue;
    visible[count] = place;
    if (hasLevels) levels[count] = levelOf(viewer, world.entities.records[slot]!);
    count += 1;
  }
  return count;
}

function placeEntity({ world, encoder, sight }: Room, slot: number): void {
  const { x, y, rotation, vx, vy, scale } = world.entities.motion;
  const facts = describeFacts(sight.facts, world, world.entities.records[slot]!);
  sight.placedIn[slot] = encoder.snapshot;
  sight.placeOf[slot] = putEntity(
    encoder,
    facts,
    x[slot]!,
    y[slot]!,
    rotation[slot]!,
    vx[slot]!,
    vy[slot]!,
    scale[slot]!,
  );
}
