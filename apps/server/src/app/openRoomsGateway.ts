import { findBundle } from '../engines/findBundle.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithClock } from '../process/clock.ts';
import type { WithLog } from '../process/createLogger.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import type { WithJobs } from '../jobs/createJobQueue.ts';
import type { WithChains } from '../chains/ChainClient.ts';
import type { WithRedis } from '../redis/connectRedis.ts';
import type { WithLive } from '../live/LiveHub.ts';
import type { WithDocuments } from '../areas/creation/documents/DocumentThreads.ts';
import type { WithEngineBundles } from '../engines/createEngineBundles.ts';
import type { WithEngineVersion } from '../engines/readEngineVersion.ts';
import { createDisabledRoomsGateway } from '../rooms-gateway/createDisabledRoomsGateway.ts';
import { createFleetGateway, joinFleet } from '../rooms-gateway/fleet/createFleetGateway.ts';
import { createRoomsGateway } from '../rooms-gateway/createRoomsGateway.ts';
import { createPlatformCalls } from './createPlatformCalls.ts';
import { postponeCalls } from './postponeCalls.ts';
import type { WithPlans } from '../areas/economy/plans/readPlans.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import type { RoomsGateway, WithRooms } from '../rooms-gateway/RoomsGateway.ts';

/** Opens rooms in a child process, or finds rooms through Redis when this process only serves the site. */
export function openRoomsGateway(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithChains &
    WithLive &
    WithDocuments &
    WithEngineVersion &
    WithRedis &
    WithEngineBundles &
    WithObjects &
    WithPlans &
    WithRooms,
  isDevelopment: boolean,
): RoomsGateway {
  const { config, log, engineVersion, bundles } = services;
  const platform = postponeCalls(createPlatformCalls(services));
  const { redis } = services;
  if (!config.roles.includes('rooms')) {
    return redis === null ? createDisabledRoomsGateway() : createFleetGateway({ redis, platform, log });
  }
  // Answers calls from rooms processes that have no parent web process. They call any web process they find.
  const fleet = redis === null ? null : joinFleet({ redis, platform, log });
  const gateway = createRoomsGateway({
    config,
    log,
    redis,
    platform,
    readSourceEngine: () =>
      isDevelopment || !findBundle(bundles.enginesDir, engineVersion) ? engineVersion : null,
    fetchEngine: async (version) => (await bundles.find(version)) !== undefined,
  });
  return {
    ...gateway,
    async close() {
      await gateway.close();
      await (await fleet)?.close();
    },
  };
}
