import { findUnit, type Player } from '@playloom/engine';
import {
  addWrittenMessage,
  beginSnapshot,
  protocolLimits,
  recordTileChange,
  type RoomView,
  writeClientSnapshot,
} from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { canReceiveSnapshot } from '../clients/credit.ts';
import type { Room } from '../state/Room.ts';
import { describeMarkers } from './describeMarkers.ts';
import { describeOwnView } from './describeOwnView.ts';
import { describePlayerViews, describeRoomView, describeRoomViewFor } from './describeRoomView.ts';
import { describeCamera, findScreenCenter } from './findScreenCenter.ts';
import { markVisibleEntities } from './markVisibleEntities.ts';
import { fillInterestGrid } from '../buffers/InterestGrid.ts';
import { queueMissedEvents, collectClientEvents } from './collectClientEvents.ts';
import { fitScreenRectangle, computeCameraLag } from '../buffers/Rectangle.ts';
import { fillMarkerList } from '../buffers/MarkerList.ts';
import { clearVisibilityBuffers } from '../buffers/VisibilityBuffers.ts';
import { forEachTileChange } from '../buffers/SentTileChanges.ts';

/** Sends every client that keeps up what it may see. Slow clients are skipped and get more the next time. */
export function sendSnapshots(room: Room): void {
  const { world, encoder, visibility } = room;
  if (room.clients.size === 0) {
    room.events = [];
    return;
  }
  forEachTileChange(visibility.tiles, world, (cell, tile) => recordTileChange(encoder, cell, tile));
  beginSnapshot(encoder, world.tick);
  fillInterestGrid(visibility.grid, world);
  clearVisibilityBuffers(visibility, world);
  fillMarkerList(visibility.markers, world);
  visibility.players = describePlayerViews(room, visibility.players);
  visibility.room = describeRoomView(world, visibility.room);
  for (const client of room.clients.values()) {
    const player = client.player === null ? undefined : world.players.get(client.player);
    if (canReceiveSnapshot(client)) sendSnapshot(room, client, player ?? null, visibility.room);
    else queueMissedEvents(room, client, player ?? null);
  }
  room.events = [];
}

function sendSnapshot(room: Room, client: Client, player: Player | null, common: RoomView): void {
  const { world, encoder, visibility } = room;
  const camera = describeCamera(world, client, player);
  const center = findScreenCenter(world, client, player, camera);
  const unit = player === null ? null : findUnit(world, player.unit);
  const lag = computeCameraLag(world, unit?.speed ?? 0);
  const { zoom } = camera;
  fitScreenRectangle(visibility.widest, world, center, { zoom, lag, aspect: protocolLimits.ASPECT_MAX });
  fitScreenRectangle(visibility.screen, world, center, { zoom, lag, aspect: client.aspect });
  markVisibleEntities(room, player);
  const events = collectClientEvents(room, client, player, visibility.screen);
  const start = encoder.out.length;
  writeClientSnapshot(encoder, client.baseline, {
    own: describeOwnView(world, client, player, { camera, markers: describeMarkers(room, client, player) }),
    players: visibility.players,
    room: describeRoomViewFor(common, client),
    events,
  });
  addWrittenMessage(room.outbox, client.id, start);
}
