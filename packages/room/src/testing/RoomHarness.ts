import { type Entity, markEntity } from '@playloom/engine';
import type { Key, Point } from '@playloom/game-format';
import { type ClientMessage, forEachOutboxMessage } from '@playloom/protocol';
import type { ClientId, RoomMember, RoomReport } from '@playloom/room-contract';
import { admitClient } from '../clients/admitClient.ts';
import { receiveClientBytes } from '../receive/receiveClientBytes.ts';
import { drainRoomReports } from '../connections/drainRoomReports.ts';
import type { Room } from '../state/Room.ts';
import { stepRoom } from '../run/stepRoom.ts';
import {
  createTestClient,
  receiveServerBytes,
  type TestClient,
  encodeTestMessage,
  encodeControls,
} from './createTestClient.ts';

/** A room with test clients. Its messages are delivered to them, and its reports are collected. */
export interface RoomHarness {
  readonly room: Room;
  readonly clients: Map<ClientId, TestClient>;
  readonly reports: RoomReport[];
  /** Clients that read nothing, with the bytes that wait in their sockets. */
  readonly stuck: Map<ClientId, Uint8Array[]>;
}

const guest: RoomMember = {
  userId: null,
  name: 'Guest',
  isSpectator: false,
  canChat: true,
  saved: { game: {}, world: {} },
};

export function createRoomHarness(room: Room): RoomHarness {
  return { room, clients: new Map(), reports: [], stuck: new Map() };
}

/** Admits a client; a player is in the world after the next tick. */
export function enterRoom(harness: RoomHarness, id: ClientId, member: Partial<RoomMember> = {}): TestClient {
  const client = createTestClient(id, harness.room.plan.names);
  harness.clients.set(id, client);
  admitClient(harness.room, id, { ...guest, name: `Guest ${id}`, ...member }, `token-${id}`);
  deliverReports(harness, drainRoomReports(harness.room));
  if (member.isSpectator !== true) sendClientMessage(harness, id, { kind: 'ready' });
  return client;
}

export function sendClientMessage(harness: RoomHarness, id: ClientId, message: ClientMessage): void {
  sendClientBytes(harness, id, encodeTestMessage(message));
}

export function sendClientBytes(harness: RoomHarness, id: ClientId, bytes: Uint8Array): void {
  receiveClientBytes(harness.room, id, bytes);
  deliverReports(harness, drainRoomReports(harness.room));
}

export function holdClientKeys(
  harness: RoomHarness,
  id: ClientId,
  keys: readonly Key[],
  mouse?: Point,
): void {
  sendClientBytes(harness, id, encodeControls(harness.room.world.tick + 1, keys, mouse));
}

export function stepHarness(harness: RoomHarness, ticks = 1): void {
  for (let done = 0; done < ticks; done += 1) deliverReports(harness, stepRoom(harness.room));
}

/** Changes an entity the way a rule does. */
export function changeEntity<Changed extends Entity>(
  { room }: RoomHarness,
  entity: Changed,
  changes: Partial<Changed>,
): void {
  Object.assign(entity, changes);
  markEntity(room.world, entity);
}

/** Steps until all clients that keep up have the current state of the world. */
export function stepToNextSnapshot(harness: RoomHarness): void {
  do stepHarness(harness);
  while (harness.room.world.tick % harness.room.snapshotTicks !== 0);
}

export function deliverReports(harness: RoomHarness, reports: readonly RoomReport[]): void {
  for (const report of reports) {
    if (report.kind !== 'sends') {
      harness.reports.push(report);
      continue;
    }
    forEachOutboxMessage(report, (id, start, end) => {
      const bytes = report.bytes.subarray(start, end);
      const stuck = harness.stuck.get(id);
      if (stuck !== undefined) stuck.push(bytes);
      else receiveServerBytes(harness.clients.get(id)!, bytes);
    });
  }
}

export function listReportsOfKind<Kind extends RoomReport['kind']>(
  harness: RoomHarness,
  kind: Kind,
): Extract<RoomReport, { kind: Kind }>[] {
  return harness.reports.filter(
    (report): report is Extract<RoomReport, { kind: Kind }> => report.kind === kind,
  );
}
