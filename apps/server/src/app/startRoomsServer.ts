import { join } from 'node:path';
import fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../process/config.ts';
import { findBundle } from '../engines/findBundle.ts';
import { BUILT_ENGINE_FOLDER, installEngine } from '../engines/installEngine.ts';
import { installUpgradeRouter } from '../http/upgradeTable.ts';
import { GUEST_ROOMS_PATH } from '../areas/play/joining/joinExportedGame.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createRoomsGateway } from '../rooms-gateway/createRoomsGateway.ts';
import { connectRedis } from '../redis/connectRedis.ts';
import { installReadiness } from '../http/installReadiness.ts';
import { listRoomsChecks } from './readinessChecks.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';
import type { RunningServer } from './startServer.ts';

/** Starts only the rooms role, on a machine of a fleet that just runs games. Calls the platform through Redis. */
export async function startRoomsServer(config: Config, log: Logger): Promise<RunningServer> {
  if (config.redisUrl === undefined || config.roomsPublicUrl === undefined) {
    throw new StartFailure(
      'A process with ROLES=rooms needs REDIS_URL, so that other processes can find it, and ROOMS_PUBLIC_URL, so that browsers can reach it.',
      exitCodes.badConfiguration,
    );
  }
  const redis = connectRedis(config.redisUrl, log);
  const enginesDir = join(config.dataDir, 'engines');
  await installEngine(BUILT_ENGINE_FOLDER, enginesDir, log);
  const engineVersion = readEngineVersion();
  const gateway = createRoomsGateway({
    config,
    log,
    platform: null,
    readSourceEngine: () => (findBundle(enginesDir, engineVersion) ? null : engineVersion),
  });
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  installReadiness(app, config, listRoomsChecks(config, redis, gateway));
  const upgrades = installUpgradeRouter(app, config);
  upgrades.add({ prefix: '/rooms/', handle: gateway.forwardUpgrade });
  upgrades.add({ prefix: GUEST_ROOMS_PATH, isForAnySite: true, handle: gateway.forwardUpgrade });
  gateway.start?.();
  await app.listen({ port: config.port, host: config.host });
  return {
    address: config.roomsPublicUrl,
    drain: async () => gateway.drain?.(),
    async close() {
      await app.close();
      await gateway.close();
      redis.close();
    },
  };
}
