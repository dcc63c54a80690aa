import { describe, expect, it } from 'vitest';
import { createNames } from '@playloom/protocol';
import { createTestClient, hearBytes, type TestClient, write } from '../testing/createTestClient.ts';
import { createTestGame, type GameChanges, writeTestDocument } from '../testing/createTestRoom.ts';
import { createTestWorker, type TestWorker } from '../testing/TestWorker.ts';
import type { OpenRoom } from './RoomCommand.ts';
import type { RoomReport } from './RoomReport.ts';

const visitor = { userId: null, name: 'Anna', isSpectator: false, canChat: true, saved: null };

function open(room: string, changes: GameChanges = {}, more: Partial<OpenRoom> = {}): OpenRoom {
  return {
    kind: 'open',
    room,
    roomName: room,
    lobbyCode: null,
    document: JSON.stringify(writeTestDocument(changes)),
    seed: 1,
    keyframe: null,
    scriptsOff: null,
    sequence: 0,
    seats: [],
    ...more,
  };
}

function of<Kind extends RoomReport['kind']>(worker: TestWorker, kind: Kind, room?: string) {
  return worker.reports.filter(
    (report): report is Extract<RoomReport, { kind: Kind }> =>
      report.kind === kind && (room === undefined || report.room === room),
  );
}

function hearAll(worker: TestWorker, client: TestClient): void {
  for (const { sends } of of(worker, 'sends')) {
    for (const [id, bytes] of sends) if (id === client.id) hearBytes(client, bytes);
  }
}

describe('a worker of rooms', () => {
  it('opens a room, keeps what comes meanwhile, and plays its ticks in time', async () => {
    const worker = createTestWorker();
    worker.command(open('a'));
    worker.command({ kind: 'admit', room: 'a', client: 5, visitor, resumeToken: 't' });
    worker.command({ kind: 'message', room: 'a', client: 5, bytes: write({ kind: 'ready' }) });
    await worker.waitFor('opened');
    worker.advance(2000);
    const client = createTestClient(5, createNames(createTestGame()));
    hearAll(worker, client);
    expect(client.welcome).toMatchObject({ player: 1, resumeToken: 't' });
    expect(client.view.tick).toBe(80);
    expect(client.view.own.unit).not.toBeNull();
    expect(of(worker, 'heartbeat')).toHaveLength(2);
    expect(of(worker, 'heartbeat')[1]).toMatchObject({
      room: 'a',
      players: 1,
      bots: 0,
      spectators: 0,
      latenessMs: 0,
    });
  });
});
