import { join } from 'node:path';
import { findBundle } from '../../engines/findBundle.ts';
import type { Services } from '../../services.ts';
import { createClosedRoomsDoor } from './createClosedRoomsDoor.ts';
import { createRoomsDoor } from './createRoomsDoor.ts';
import { createRoomsNeeds } from './createRoomsNeeds.ts';
import type { RoomsDoor } from './RoomsDoor.ts';

/** Rooms below this process or, when it only serves the site, wherever Redis knows of some. */
export function openRoomsDoor(services: Services, isDevelopment: boolean): RoomsDoor {
  const { config, log, engineVersion } = services;
  if (!config.roles.includes('rooms')) return createClosedRoomsDoor();
  return createRoomsDoor({
    config,
    log,
    needs: createRoomsNeeds(services),
    readSourceEngine: () =>
      isDevelopment || !findBundle(join(config.dataDir, 'engines'), engineVersion) ? engineVersion : null,
  });
}
