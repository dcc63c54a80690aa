import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS, type WithClock } from '../process/clock.ts';
import type { Config, WithConfig } from '../process/config.ts';
import type { ReadinessCheck } from '../http/installReadiness.ts';
import type { Mailer } from '../mail/Mail.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import type { RedisConnections, WithRedis } from '../redis/connectRedis.ts';
import type { RoomsGateway, WithRooms } from '../rooms-gateway/RoomsGateway.ts';
import { isDatabaseReady } from '../storage/isDatabaseReady.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';

/** With less, uploads and the database may fail soon. */
const DISK_FREE_BYTES_MIN = 256 * 1024 * 1024;
const MEGABYTE = 1_000_000;
/** Mail servers limit how often one may log in. */
const MAIL_CHECK_EVERY_MS = MINUTE_MS;

type WebServices = WithConfig &
  WithClock &
  WithDatabase &
  WithObjects &
  WithRedis &
  WithRooms & { mail: Mailer };

/** Lists what a process that serves the site depends on. */
export function listWebChecks(services: WebServices): ReadinessCheck[] {
  const { config, db, redis } = services;
  return [
    {
      name: 'database',
      isRequired: true,
      async check() {
        if (!(await isDatabaseReady(db))) throw new Error('no connection');
        return config.databaseUrl === undefined ? 'embedded' : 'DATABASE_URL';
      },
    },
    createRedisCheck(redis, config),
    createRoomsCheck(() => services.rooms),
    createFilesCheck(services),
    createDiskCheck(config),
    createMailCheck(services),
  ];
}

/** Lists what a process that only runs rooms depends on. */
export function listRoomsChecks(
  services: WithConfig & WithObjects & { redis: RedisConnections; rooms: RoomsGateway },
): ReadinessCheck[] {
  const { config, redis } = services;
  return [
    // Without Redis, no web process can reach these rooms.
    { ...createRedisCheck(redis, config), isRequired: true },
    createRoomsCheck(() => services.rooms),
    // Not required: only rooms of engines that this process has not fetched yet can't open.
    createFilesCheck(services),
    createDiskCheck(config),
  ];
}

/** Not required: without Redis, a process still runs its own rooms, and `rooms` fails if it has none. */
function createRedisCheck(redis: RedisConnections | null, { redisUrl }: Config): ReadinessCheck {
  return {
    name: 'redis',
    isRequired: false,
    async check() {
      if (redis === null || redisUrl === undefined) return 'not used';
      if (!redis.isReady()) throw new Error('away');
      return new URL(redisUrl).host;
    },
  };
}

function createRoomsCheck(getRooms: () => RoomsGateway): ReadinessCheck {
  return {
    name: 'rooms',
    isRequired: true,
    async check() {
      const { isReady, detail } = await getRooms().readState();
      if (!isReady) throw new Error(detail);
      return detail;
    },
  };
}

function createDiskCheck(config: Config): ReadinessCheck {
  return {
    name: 'disk',
    isRequired: false,
    async check() {
      const { bavail, bsize } = await statfs(config.dataDir);
      const detail = `${Math.floor((bavail * bsize) / MEGABYTE)} MB free`;
      if (bavail * bsize < DISK_FREE_BYTES_MIN) throw new Error(detail);
      return detail;
    },
  };
}

function createMailCheck({ mail, clock }: WithClock & { mail: Mailer }): ReadinessCheck {
  const last: { at: number; result?: Promise<string> } = { at: 0 };
  return {
    name: 'mail',
    isRequired: false,
    check() {
      const now = clock.now().getTime();
      if (last.result === undefined || now >= last.at + MAIL_CHECK_EVERY_MS)
        Object.assign(last, { at: now, result: mail.check() });
      return last.result!;
    },
  };
}

function createFilesCheck(services: WithConfig & WithObjects): ReadinessCheck {
  return { name: 'files', isRequired: false, check: () => checkFiles(services) };
}

async function checkFiles({ config, objects }: WithConfig & WithObjects): Promise<string> {
  if (objects.location !== LOCAL) {
    // Nothing is written: orchestrators ask every few seconds, and stores charge for writing.
    await objects.measure(`${OBJECT_FOLDERS.probes}ready`);
    return objects.location;
  }
  const folder = join(config.dataDir, OBJECT_FOLDERS.files);
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  return 'DATA_DIR';
}
