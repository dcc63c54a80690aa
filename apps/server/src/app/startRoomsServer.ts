import fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../process/config.ts';
import { createMutableLog } from '../process/createMutableLog.ts';
import type { Teardown } from '../process/createTeardown.ts';
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

interface RoomsServerOptions {
  config: Config;
  log: Logger;
  /** Gets a step for everything that is started, also if the start fails. */
  teardown: Teardown;
}

/** Starts only the rooms role, on a machine of a fleet that just runs games. Calls the platform through Redis. */
export async function startRoomsServer(options: RoomsServerOptions): Promise<RunningServer> {
  const { config, teardown } = options;
  const { log, mute } = createMutableLog(options.log);
  if (config.redisUrl === undefined || config.roomsPublicUrl === undefined) {
    throw new StartFailure(
      'A process with ROLES=rooms needs REDIS_URL, so that other processes can find it, and ROOMS_PUBLIC_URL, so that browsers can reach it.',
      exitCodes.badConfiguration,
    );
  }
  const redis = connectRedis(config.redisUrl, log);
  teardown.add('the connections to Redis', redis.close);
  teardown.add('the log', mute);
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
  teardown.add('rooms', gateway.close);
  const app = fastify({ forceCloseConnections: true });
  teardown.add('requests', () => app.close());
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  const checks = listRoomsChecks({ config, redis, rooms: gateway, objects });
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
    drain: async () => (await gateway.drain?.()) ?? { moving: 0, staying: 0 },
  };
}
