import { findUnit, type Player } from '@playloom/engine';
import { addressBytes, beginSnapshot, putTile, type RoomView, writeSnapshot } from '@playloom/protocol';
import type { Client } from '../clients/Client.ts';
import { hasCredit } from '../clients/credit.ts';
import type { Room } from '../Room.ts';
import { describeOwn } from './describeOwn.ts';
import { describePlayers, describeRoom, describeRoomFor } from './describeRoom.ts';
import { describeCamera, findCenter } from './findCenter.ts';
import { findVisible } from './findVisible.ts';
import { fillInterestGrid } from './InterestGrid.ts';
import { keepEvents, pickEvents } from './pickEvents.ts';
import { fitScreen, measureLag } from './Rectangle.ts';
import { clearSight } from './Sight.ts';
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
  clearSight(sight, world);
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
  fitScreen(sight.screen, world, center, camera.zoom, measureLag(world, unit?.speed ?? 0));
  findVisible(room, player, sight.screen);
  const events = pickEvents(room, client, player, sight.screen);
  const start = encoder.out.length;
  writeSnapshot(encoder, client.baseline, {
    own: describeOwn(world, client, player, camera),
    players: sight.players,
    room: describeRoomFor(common, client),
    events,
  });
  addressBytes(room.outbox, client.id, start);
}
