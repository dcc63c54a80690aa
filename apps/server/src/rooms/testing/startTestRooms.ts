import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { installEngine } from '../../engines/installEngine.ts';
import { readEngineVersion } from '../../platform/games/readEngineVersion.ts';
import { ROOM_TIMES, type RoomTimes } from '../../platform/rooms/channel/ChildMessage.ts';
import { createRoomsDoor } from '../../platform/rooms/createRoomsDoor.ts';
import type { RoomsDoor, SeatAnswer, SeatRequest } from '../../platform/rooms/RoomsDoor.ts';
import type { Visitor } from '../../platform/rooms/Visitor.ts';
import { createLogger } from '../../process/createLogger.ts';
import { createFakeNeeds, type FakeNeeds } from './createFakeNeeds.ts';

export interface TestRooms {
  readonly door: RoomsDoor;
  readonly needs: FakeNeeds;
  readonly origin: string;
  readonly dataDir: string;
  readonly logLines: Record<string, unknown>[];
  /** What the rooms process printed. */
  output(): string;
  /** Any room of a starter game, for a guest, unless said otherwise. */
  seat(wish?: SeatWish): Promise<SeatAnswer>;
  close(): Promise<void>;
}

export type SeatWish = Partial<Omit<SeatRequest, 'visitor'>> & { visitor?: Partial<Visitor> };

export interface TestRoomsOptions {
  /** A built bundle of the engine; without one, rooms run from the sources, which takes longer. */
  engineFolder?: string;
  times?: Partial<RoomTimes>;
  /** Instead of the real rooms process: a file of this folder. */
  program?: string;
}

const GUEST: Visitor = { userId: null, name: 'Guest', isSpectator: false, canChat: true };

/** A real rooms process below a bare web server, and a platform that is made up. */
export async function startTestRooms({
  engineFolder,
  times = {},
  program,
}: TestRoomsOptions = {}): Promise<TestRooms> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playloom-rooms-'));
  const engineVersion = readEngineVersion();
  const needs = createFakeNeeds(engineVersion);
  const logLines: Record<string, unknown>[] = [];
  const output: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const log = createLogger('warn', { write: (line) => void logLines.push(JSON.parse(line)) });
  if (engineFolder) await installEngine(engineFolder, join(dataDir, 'engines'), log);
  const door = createRoomsDoor({
    config,
    log,
    needs,
    readSourceEngine: () => (engineFolder ? null : engineVersion),
    times: { ...ROOM_TIMES, ...times },
    onOutput: (text) => void output.push(text),
    ...(program ? { program } : {}),
  });
  const server = createServer((_request, response) => response.end('ok'));
  server.on('upgrade', (request, socket, head) => door.handOver(request, socket, head));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    door,
    needs,
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDir,
    logLines,
    output: () => output.join(''),
    seat: ({ visitor, ...wish } = {}) =>
      door.reserveSeat({
        gameId: 'arena',
        release: 1,
        engineVersion,
        maxPlayers: 8,
        preferredRegion: '',
        wish: { kind: 'any' },
        ...wish,
        visitor: { ...GUEST, ...visitor },
      }),
    async close() {
      await door.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
