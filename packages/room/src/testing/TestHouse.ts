import { type Entity, markEntity } from '@playloom/engine';
import type { Key, Point } from '@playloom/game-format';
import { type ClientMessage, forEachSend } from '@playloom/protocol';
import { admit } from '../clients/admit.ts';
import { receive } from '../receive/receive.ts';
import { takeReports } from '../report.ts';
import type { Room } from '../Room.ts';
import { stepRoom } from '../step/stepRoom.ts';
import type { Visitor } from '../Visitor.ts';
import type { ClientId } from '../worker/RoomCommand.ts';
import type { RoomReport } from '../worker/RoomReport.ts';
import { createTestClient, hearBytes, type TestClient, write, writeControls } from './createTestClient.ts';

/** A room with its clients: what it sends arrives, what it reports is kept. */
export interface TestHouse {
  readonly room: Room;
  readonly clients: Map<ClientId, TestClient>;
  readonly reports: RoomReport[];
  /** Clients whose bytes lie in their socket. */
  readonly stuck: Map<ClientId, Uint8Array[]>;
}

const nobody: Visitor = {
  userId: null,
  name: 'Guest',
  isSpectator: false,
  canChat: true,
  saved: { game: {}, world: {} },
};

export function createTestHouse(room: Room): TestHouse {
  return { room, clients: new Map(), reports: [], stuck: new Map() };
}

/** Lets someone in; a player is in the world after the next tick. */
export function enter(house: TestHouse, id: ClientId, visitor: Partial<Visitor> = {}): TestClient {
  const client = createTestClient(id, house.room.plan.names);
  house.clients.set(id, client);
  admit(house.room, id, { ...nobody, name: `Guest ${id}`, ...visitor }, `token-${id}`);
  deliver(house, takeReports(house.room));
  if (visitor.isSpectator !== true) say(house, id, { kind: 'ready' });
  return client;
}

export function say(house: TestHouse, id: ClientId, message: ClientMessage): void {
  send(house, id, write(message));
}

export function send(house: TestHouse, id: ClientId, bytes: Uint8Array): void {
  receive(house.room, id, bytes);
  deliver(house, takeReports(house.room));
}

export function hold(house: TestHouse, id: ClientId, keys: readonly Key[], mouse?: Point): void {
  send(house, id, writeControls(house.room.world.tick + 1, keys, mouse));
}

export function step(house: TestHouse, ticks = 1): void {
  for (let done = 0; done < ticks; done += 1) deliver(house, stepRoom(house.room));
}

/** As a rule would. */
export function change<Changed extends Entity>(
  { room }: TestHouse,
  entity: Changed,
  changes: Partial<Changed>,
): void {
  Object.assign(entity, changes);
  markEntity(room.world, entity);
}

/** Steps until everyone who keeps up has heard of the world as it is now. */
export function stepToSnapshot(house: TestHouse): void {
  do step(house);
  while (house.room.world.tick % house.room.snapshotTicks !== 0);
}

export function deliver(house: TestHouse, reports: readonly RoomReport[]): void {
  for (const report of reports) {
    if (report.kind !== 'sends') {
      house.reports.push(report);
      continue;
    }
    forEachSend(report, (id, start, end) => {
      const bytes = report.bytes.subarray(start, end);
      const stuck = house.stuck.get(id);
      if (stuck !== undefined) stuck.push(bytes);
      else hearBytes(house.clients.get(id)!, bytes);
    });
  }
}

export function reportsOf<Kind extends RoomReport['kind']>(
  house: TestHouse,
  kind: Kind,
): Extract<RoomReport, { kind: Kind }>[] {
  return house.reports.filter(
    (report): report is Extract<RoomReport, { kind: Kind }> => report.kind === kind,
  );
}
