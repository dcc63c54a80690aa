import { join } from 'node:path';
import { findBundle } from '../../engines/findBundle.ts';
import type { Services } from '../../services.ts';
import { createClosedRoomsDoor } from './createClosedRoomsDoor.ts';
import { createFleetDoor, joinFleet } from './fleet/createFleetDoor.ts';
import { createRoomsDoor } from './createRoomsDoor.ts';
import { createRoomsNeeds } from './createRoomsNeeds.ts';
import type { RoomsDoor } from './RoomsDoor.ts';

/** Rooms below this process or, when it only serves the site, wherever Redis knows of some. */
export function openRoomsDoor(services: Services, isDevelopment: boolean): RoomsDoor {
  const { config, log, engineVersion } = services;
  const needs = createRoomsNeeds(services);
  const { redisUrl } = config;
  if (!config.roles.includes('rooms')) {
    return redisUrl === undefined ? createClosedRoomsDoor() : createFleetDoor({ redisUrl, needs, log });
  }
  // Rooms processes without a parent like this one ask any web process they find.
  const fleet = redisUrl === undefined ? null : joinFleet({ redisUrl, needs, log });
  fleet?.catch((error: unknown) => log.error({ err: error }, 'Redis cannot be reached'));
  const door = createRoomsDoor({
    config,
    log,
    needs,
    readSourceEngine: () =>
      isDevelopment || !findBundle(join(config.dataDir, 'engines'), engineVersion) ? engineVersion : null,
  });
  return {
    ...door,
    async close() {
      await door.close();
      (await fleet?.catch(() => undefined))?.close();
    },
  };
}
