import { readFile } from 'node:fs/promises';
import { CSRF_HEADER } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoomsProcessStats } from '@playloom/room-contract';
import { addStaff } from '../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { createDisabledRoomsGateway } from './createDisabledRoomsGateway.ts';

const FIGURES: RoomsProcessStats = {
  rooms: 3,
  players: 17,
  bots: 5,
  spectators: 2,
  sockets: 19,
  workers: 4,
  latenessMs: { median: 0.5, p99: 7, max: 21 },
  offences: { flood: 6 },
  restarts: 1,
  journalBytes: 1234,
  cpuSeconds: 12.5,
  residentBytes: 100_000_000,
  ticks: 4_000,
  lateTicks: 12,
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    rooms: {
      ...createDisabledRoomsGateway(),
      readFigures: async () => FIGURES,
      readTape: async (roomId) => (roomId === 'room-1' ? new TextEncoder().encode('a tape') : null),
    },
  });
});
afterAll(() => server.close());

it('shows players, rooms and the lateness of ticks in the metrics', async () => {
  const text = await (await server.client.fetch('/metrics')).text();
  for (const line of [
    'playloom_room_rooms 3',
    'playloom_room_players 17',
    'playloom_room_cpu_seconds 12.5',
    'playloom_room_resident_bytes 100000000',
    'playloom_room_tick_lateness_ms{quantile="0.99"} 7',
    'playloom_room_offences{reason="flood"} 6',
  ]) {
    expect(text).toContain(line);
  }
});

it('[OP-02:part] shows the lateness of ticks in the console only while rooms are running', async () => {
  const { client } = await addStaff(server, 'operator');
  const readLateness = async () => {
    const { parts } = (await client.api.readHealth()).data;
    const figures = parts.find(({ name }) => name === 'Rooms')?.figures ?? [];
    return figures.find(({ name }) => name === 'Tick lateness (p99)')?.value;
  };
  expect(await readLateness()).toBe('7.0 ms');
  const { readFigures } = server.services.rooms;
  server.services.rooms.readFigures = async () => ({ ...FIGURES, rooms: 0 });
  expect(await readLateness()).toBe('No rooms are running');
  if (readFigures) server.services.rooms.readFigures = readFigures;
});

it('works with a rooms process that does not answer', async () => {
  const { readFigures } = server.services.rooms;
  server.services.rooms.readFigures = () => Promise.reject(new Error('gone'));
  expect((await server.client.fetch('/metrics')).status).toBe(200);
  if (readFigures) server.services.rooms.readFigures = readFigures;
});

it('stores a recording for the operator, and for no one else', async () => {
  const ask = (roomId: string, headers: Record<string, string> = {}) =>
    server.app.server.inject({
      method: 'POST',
      url: `/operator/tapes/${roomId}`,
      headers: { [CSRF_HEADER]: '1', ...headers },
    });
  const answer = await ask('room-1');
  expect(answer.statusCode).toBe(200);
  expect(await readFile(answer.body.trim(), 'utf8')).toBe('a tape');
  expect((await ask('room-2')).statusCode).toBe(404);
  expect((await ask('room-1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await ask('room-1', { origin: 'http://localhost:3000' })).statusCode).toBe(403);
});
