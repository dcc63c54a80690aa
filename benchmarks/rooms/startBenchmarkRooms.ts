import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import { ROOM_TIMEOUTS, type SeatAnswer, type SeatRequest } from '@playloom/room-contract';
import { readConfig } from '../../apps/server/src/process/config.ts';
import { type EngineManifest, getBundleFolderName } from '../../apps/server/src/engines/EngineManifest.ts';
import { CURRENT_FILE } from '../../apps/server/src/engines/findBundle.ts';
import { readEngineVersion } from '../../apps/server/src/engines/readEngineVersion.ts';
import { createRoomsGateway } from '../../apps/server/src/rooms-gateway/createRoomsGateway.ts';
import type { RoomsGateway } from '../../apps/server/src/rooms-gateway/RoomsGateway.ts';
import { createLogger } from '../../apps/server/src/process/createLogger.ts';
import { createFakePlatform } from '../../apps/server/src/rooms-process/testing/createFakePlatform.ts';
import { createFigureReader, type ReadFigure } from './serveFigures.ts';

export interface BenchmarkRoomsHost {
  readonly gateway: RoomsGateway;
  readonly origin: string;
  /** Game documents by game id. */
  readonly documents: Map<string, string>;
  readonly readFigure: ReadFigure;
  seat(gameId: string, maxPlayers: number, joinRequest: SeatRequest['wish']): Promise<ReservedSeat>;
  close(): Promise<void>;
}

type ReservedSeat = Extract<SeatAnswer, { ok: true }>;

const PEERS = join(import.meta.dirname, '../peers');
const GUEST = { userId: null, name: 'Guest', isSpectator: false, canChat: true };

/**
 * Starts the rooms process behind a minimal web server, with a fake platform that needs no database. `workerMain` is a
 * file in `peers/` that runs the room worker from the sources; it is installed like an engine bundle. `program` is the
 * file there that runs the process.
 */
export async function startBenchmarkRooms(
  workerMain: string,
  program = 'measuredRooms.ts',
): Promise<BenchmarkRoomsHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playloom-bench-rooms-'));
  const engineVersion = readEngineVersion();
  installWorker(join(dataDir, 'engines'), engineVersion, join(PEERS, workerMain));
  const dependencies = createFakePlatform(engineVersion);
  const output: string[] = [];
  // All clients run on one machine. With TRUST_PROXY they can set their network in a header, as a proxy does.
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' });
  const gateway = createRoomsGateway({
    config,
    log: createLogger('error'),
    platform: dependencies,
    readSourceEngine: () => null,
    times: ROOM_TIMEOUTS,
    program: join(PEERS, program),
    standbyAfterMs: null,
    onOutput: (text) => void output.push(text),
  });
  const server = createServer((_request, response) => response.end());
  server.on('upgrade', (request, socket, head) => gateway.forwardUpgrade(request, socket, head));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    gateway,
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: dependencies.documents,
    readFigure: createFigureReader(() => output.join('')),
    async seat(gameId, maxPlayers, joinRequest) {
      const answer = await gateway.reserveSeat({
        gameId,
        release: 1,
        engineVersion,
        maxPlayers,
        preferredRegion: '',
        wish: joinRequest,
        visitor: GUEST,
      });
      if (!answer.ok) throw new Error(`No seat in ${gameId}: ${answer.error}\n${output.join('')}`);
      return answer;
    },
    async close() {
      await gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function installWorker(enginesDir: string, version: string, workerMain: string): void {
  const about: EngineManifest = {
    version,
    protocol: PROTOCOL_VERSION,
    showsCurrent: true,
    hash: 'bench',
    styles: [],
    scripts: [],
  };
  const name = getBundleFolderName(about);
  const folder = join(enginesDir, name);
  const { resolve } = createRequire(import.meta.resolve('@playloom/scripting'));
  const wasm = resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  mkdirSync(join(folder, 'room'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'engine.json'), JSON.stringify(about));
  writeFileSync(join(folder, 'room/roomWorkerMain.js'), `await import(${JSON.stringify(workerMain)});\n`);
  cpSync(wasm, join(folder, 'room/quickjs.wasm'));
  writeFileSync(join(enginesDir, CURRENT_FILE), JSON.stringify({ [version]: name }));
}
