import { statfs } from 'node:fs/promises';
import type { Health } from '@playloom/api-contract';
import type { RoomsProcessStats } from '@playloom/room-contract';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import { countJobs } from '../../../jobs/jobQueries.ts';
import { readDatabaseStatistics } from './operatorQueries.ts';

type Part = Health['parts'][number];

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
/** Shares of free disk space. Below the first one an operator has to act soon. */
const FREE_WARNING = 0.1;
const FREE_BAD = 0.03;

/**
 * Checks all parts of the server. A part that fails is shown as bad with the reason, and the others are still shown.
 */
export async function readHealth(
  services: WithConfig & WithDatabase & WithRooms & WithEngineVersion,
): Promise<Health> {
  const parts = [readDatabase, readRooms, readQueues, readDisk, readProcess].map(async (read) => {
    try {
      return await read(services);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { name: NAMES.get(read) ?? '', state: 'bad', figures: [figure('Problem', why)] } satisfies Part;
    }
  });
  return { parts: await Promise.all(parts) };
}

function figure(name: string, value: string | number) {
  return { name, value: String(value) };
}

function inUnits(bytes: number): string {
  return bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;
}

async function readDatabase({ db, config }: WithConfig & WithDatabase): Promise<Part> {
  const { version, bytes, connections, migrations } = await readDatabaseStatistics(db);
  return {
    name: 'Database',
    state: 'good',
    figures: [
      figure('PostgreSQL', `${version}${config.databaseUrl === undefined ? ', embedded' : ''}`),
      figure('Size', inUnits(bytes)),
      figure('Connections', connections),
      figure('Migrations', migrations),
    ],
  };
}

async function readRooms({ rooms }: WithRooms): Promise<Part> {
  const figures = await rooms.readFigures?.();
  if (!figures) {
    const players = [...(await rooms.countPlayers()).values()].reduce((sum, count) => sum + count, 0);
    return {
      name: 'Rooms',
      state: 'good',
      figures: [figure('Rooms in this process', 'none'), figure('Players', players)],
    };
  }
  return {
    name: 'Rooms',
    state: 'good',
    figures: [
      figure('Rooms', figures.rooms),
      figure('Players', figures.players),
      figure('Bots', figures.bots),
      figure('Sockets', figures.sockets),
      figure('Workers', figures.workers),
      figure('Tick lateness (p99)', describeLateness(figures)),
      figure('Restarted rooms', figures.restarts),
    ],
  };
}

/** Without rooms, the samples are of rooms that have closed and say nothing about the process now. */
function describeLateness({ rooms, latenessMs }: RoomsProcessStats): string {
  return rooms === 0 ? 'No rooms are running' : `${latenessMs.p99.toFixed(1)} ms`;
}

async function readQueues({ db }: WithDatabase): Promise<Part> {
  const queues = await countJobs(db);
  const sum = (pick: (queue: (typeof queues)[number]) => number) =>
    queues.reduce((total, queue) => total + pick(queue), 0);
  const failed = sum((queue) => queue.failed);
  return {
    name: 'Jobs',
    state: failed > 0 ? 'warning' : 'good',
    figures: [
      figure(
        'Waiting',
        sum((queue) => queue.waiting),
      ),
      figure(
        'Running',
        sum((queue) => queue.active),
      ),
      figure('Failed', failed),
    ],
  };
}

async function readDisk({ config }: WithConfig): Promise<Part> {
  const { bsize, blocks, bavail } = await statfs(config.dataDir);
  const share = bavail / blocks;
  return {
    name: 'Disk',
    state: share < FREE_BAD ? 'bad' : share < FREE_WARNING ? 'warning' : 'good',
    figures: [
      figure('Free', `${inUnits(bavail * bsize)} (${Math.round(share * 100)}%)`),
      figure('Total', inUnits(blocks * bsize)),
    ],
  };
}

async function readProcess({ engineVersion, config }: WithConfig & WithEngineVersion): Promise<Part> {
  return {
    name: 'Process',
    state: 'good',
    figures: [
      figure('Engine', engineVersion),
      figure('Node', process.versions.node),
      figure('Roles', config.roles.join(', ')),
      figure('Uptime', `${Math.round(process.uptime() / 60)} min`),
      figure('Memory', inUnits(process.memoryUsage().rss)),
    ],
  };
}

const NAMES = new Map<unknown, string>([
  [readDatabase, 'Database'],
  [readRooms, 'Rooms'],
  [readQueues, 'Jobs'],
  [readDisk, 'Disk'],
  [readProcess, 'Process'],
]);
