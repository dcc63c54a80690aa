import fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../process/config.ts';
import { findBundle } from '../engines/findBundle.ts';
import { BUILT_ENGINE_FOLDER, installEngine } from '../engines/installEngine.ts';
import { openEngineBundles } from '../engines/openEngineBundles.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { installUpgradeRouter } from '../http/upgradeTable.ts';
import { GUEST_ROOMS_PATH } from '../areas/play/joining/guestRooms.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createRoomsGateway } from '../rooms-gateway/createRoomsGateway.ts';
import { registerRoomMetrics } from '../rooms-gateway/registerRoomMetrics.ts';
import { connectRedis } from '../redis/connectRedis.ts';
import { createMetricsRegistry } from '../http/createMetrics.ts';
import { installMetrics } from '../http/installMetrics.ts';
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
  const objects = openObjectStore(config);
  if (config.filesUrl !== undefined) await checkObjectStore(objects, { writes: false });
  const bundles = openEngineBundles(config, objects);
  await installEngine(BUILT_ENGINE_FOLDER, bundles.enginesDir, log);
  const engineVersion = readEngineVersion();
  const gateway = createRoomsGateway({
    config,
    log,
    redis,
    platform: null,
    readSourceEngine: () => (findBundle(bundles.enginesDir, engineVersion) ? null : engineVersion),
    fetchEngine: async (version) => (await bundles.find(version)) !== undefined,
  });
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  const checks = listRoomsChecks(config, redis, gateway);
  installReadiness(app, config, checks);
  const registry = createMetricsRegistry();
  registerRoomMetrics(registry, () => gateway);
  installMetrics(app, config, registry, checks);
  const upgrades = installUpgradeRouter(app, config);
  upgrades.add({ prefix: '/rooms/', handle: gateway.forwardUpgrade });
  upgrades.add({ prefix: GUEST_ROOMS_PATH, isForAnySite: true, handle: gateway.forwardUpgrade });
  await gateway.start?.();
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
