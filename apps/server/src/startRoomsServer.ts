import { join } from 'node:path';
import fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { findBundle } from './engines/findBundle.ts';
import { BUILT_ENGINE, installEngine } from './engines/installEngine.ts';
import { installUpgradeTable } from './http/upgradeTable.ts';
import { GUEST_ROOMS } from './platform/exports/joinExported.ts';
import { readEngineVersion } from './platform/games/readEngineVersion.ts';
import { createRoomsDoor } from './platform/rooms/createRoomsDoor.ts';
import { exitCodes } from './process/exitCodes.ts';
import { StartFailure } from './process/StartFailure.ts';
import type { RunningServer } from './startServer.ts';

/** The rooms role alone: a machine of a fleet that only runs games. It asks the platform through Redis. */
export async function startRoomsServer(config: Config, log: Logger): Promise<RunningServer> {
  if (config.redisUrl === undefined || config.roomsPublicUrl === undefined) {
    throw new StartFailure(
      'A process with ROLES=rooms needs REDIS_URL, to be found, and ROOMS_PUBLIC_URL, where browsers reach it.',
      exitCodes.badConfiguration,
    );
  }
  const enginesDir = join(config.dataDir, 'engines');
  await installEngine(BUILT_ENGINE, enginesDir, log);
  const engineVersion = readEngineVersion();
  const door = createRoomsDoor({
    config,
    log,
    needs: null,
    readSourceEngine: () => (findBundle(enginesDir, engineVersion) ? null : engineVersion),
  });
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  const upgrades = installUpgradeTable(app, config);
  upgrades.add({ prefix: '/rooms/', handle: door.handOver });
  upgrades.add({ prefix: GUEST_ROOMS, isForAnySite: true, handle: door.handOver });
  door.start?.();
  await app.listen({ port: config.port, host: config.host });
  return {
    address: config.roomsPublicUrl,
    drain: async () => door.drain?.(),
    async close() {
      await app.close();
      await door.close();
    },
  };
}
