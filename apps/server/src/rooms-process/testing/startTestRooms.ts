import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type JoiningPlayer,
  ROOM_TIMEOUTS,
  type RoomTimeouts,
  type SeatAnswer,
  type SeatRequest,
} from '@playloom/room-contract';
import { readConfig } from '../../process/config.ts';
import { installEngine } from '../../engines/installEngine.ts';
import { readEngineVersion } from '../../engines/readEngineVersion.ts';
import { createRoomsGateway } from '../../rooms-gateway/createRoomsGateway.ts';
import type { RoomsGateway } from '../../rooms-gateway/RoomsGateway.ts';
import { createLogger } from '../../process/createLogger.ts';
import { createFakePlatform, type FakePlatform } from './createFakePlatform.ts';

export interface TestRooms {
  readonly gateway: RoomsGateway;
  readonly platform: FakePlatform;
  readonly origin: string;
  readonly dataDir: string;
  readonly logLines: Record<string, unknown>[];
  /** The output of the rooms process. */
  output(): string;
  /** Requests a seat. By default, in any room of a starter game, for a guest. */
  seat(options?: SeatOptions): Promise<SeatAnswer>;
  /** Stops the server and keeps its folder. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export type SeatOptions = Partial<Omit<SeatRequest, 'visitor'>> & { visitor?: Partial<JoiningPlayer> };

interface TestRoomsOptions {
  /** A built engine bundle; without one, rooms run from the sources, which takes longer. */
  engineFolder?: string;
  /** Brings an engine into the folder when a room needs it. None is installed then. */
  fetchEngine?: (version: string, enginesDir: string) => Promise<boolean>;
  times?: Partial<RoomTimeouts>;
  /** File in this folder to run instead of the real rooms process. */
  program?: string;
  /** How long the rooms process runs before the next one is made ready. Without it, there is no standby. */
  standbyAfterMs?: number | null;
  /** The server that ran before this one, whose folder and platform are used. It must be closed with `stop`. */
  before?: TestRooms;
}

const GUEST: JoiningPlayer = { userId: null, name: 'Guest', isSpectator: false, canChat: true };

/** Starts a real rooms process under a minimal web server with a fake platform. */
export async function startTestRooms({
  engineFolder,
  fetchEngine,
  times = {},
  program,
  standbyAfterMs = null,
  before,
}: TestRoomsOptions = {}): Promise<TestRooms> {
  const dataDir = before?.dataDir ?? mkdtempSync(join(tmpdir(), 'playloom-rooms-'));
  const engineVersion = readEngineVersion();
  const platform = before?.platform ?? createFakePlatform(engineVersion);
  const logLines: Record<string, unknown>[] = [];
  const output: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const log = createLogger('warn', { write: (line) => void logLines.push(JSON.parse(line)) });
  if (engineFolder) await installEngine(engineFolder, join(dataDir, 'engines'), log);
  const gateway = createRoomsGateway({
    config,
    log,
    platform,
    readSourceEngine: () => (engineFolder || fetchEngine ? null : engineVersion),
    fetchEngine: async (version) => (await fetchEngine?.(version, join(dataDir, 'engines'))) ?? false,
    times: { ...ROOM_TIMEOUTS, ...times },
    onOutput: (text) => void output.push(text),
    standbyAfterMs,
    ...(program ? { program } : {}),
  });
  const server = createServer((_request, response) => response.end('ok'));
  server.on('upgrade', (request, socket, head) => gateway.forwardUpgrade(request, socket, head));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    await gateway.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    gateway,
    platform,
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDir,
    logLines,
    output: () => output.join(''),
    seat: ({ visitor, ...more } = {}) =>
      gateway.reserveSeat({
        gameId: 'arena',
        release: 1,
        engineVersion,
        maxPlayers: 8,
        preferredRegion: '',
        wish: { kind: 'any' },
        ...more,
        visitor: { ...GUEST, ...visitor },
      }),
    stop,
    async close() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
