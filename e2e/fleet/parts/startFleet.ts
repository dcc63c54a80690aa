import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../../apps/server/src/process/findFreePort.ts';
import { createTempFolder } from '../../../apps/server/src/testing/createTempFolder.ts';
import { startRedis, type TestRedis } from '../../../apps/server/src/testing/startRedis.ts';
import { createRestarter } from './createRestarter.ts';
import { describeEnd } from './describeEnd.ts';
import { startBalancer } from './startBalancer.ts';
import { startDatabase, type FleetDatabase } from './startDatabase.ts';
import { type FileStore, startFileStore } from './startFileStore.ts';
import { superviseServer, type ServerPlan, type SupervisedServer } from './superviseServer.ts';

/** A whole fleet on this machine. */
export interface Fleet {
  /** The address of the balancer, which is the address of the site. */
  readonly url: string;
  readonly logs: string;
  readonly web: readonly SupervisedServer[];
  readonly rooms: readonly SupervisedServer[];
  readonly redis: TestRedis;
  readonly database: FleetDatabase;
  readonly files: FileStore;
  /** Another server needs it, and the address of the file store, to become part of the fleet. */
  readonly secretKey: string;
  /** Waits until all servers are ready. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export interface FleetPlan {
  readonly web: number;
  readonly rooms: number;
  /** The port of the site; 0 picks a free one. */
  readonly port: number;
  /** Null to delete them with everything else. */
  readonly logs: string | null;
  readonly isMeasured: ServerPlan['isMeasured'];
  readonly onLogLine?: ServerPlan['onLogLine'];
  /** Prints which part has ended and is started again, and why. */
  readonly print: (line: string) => void;
}

type StopPart = () => Promise<void>;

/** Starts all parts. The folder with their data is deleted when the fleet stops. */
export async function startFleet(plan: FleetPlan): Promise<Fleet> {
  const stops: StopPart[] = [];
  // A part that fails to stop, or was killed by hand, must not leave the others running.
  const stop = async (): Promise<void> => {
    const problems: unknown[] = [];
    for (const stopPart of stops.splice(0).toReversed())
      await stopPart().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw new AggregateError(problems, 'Some parts of the fleet did not stop.');
  };
  try {
    return { ...(await startParts(plan, stops)), stop };
  } catch (error) {
    // Otherwise the parts that have started would go on without the others.
    await stop();
    throw error;
  }
}

/** Starts all parts, each with a function that stops it. */
async function startParts(plan: FleetPlan, stops: StopPart[]): Promise<Omit<Fleet, 'stop'>> {
  const folder = await createTempFolder('fleet');
  stops.push(() => folder.remove());
  const restarter = createRestarter(plan.print);
  const database = await startDatabase(join(folder.path, 'database'), () =>
    restarter.restart('PostgreSQL', 'ended', database),
  );
  stops.push(() => database.stop());
  const redis = await startRedis((how) => restarter.restart('Redis', describeEnd(how), redis));
  stops.push(() => redis.stop(), restarter.finish);
  const files = await startFileStore();
  stops.push(() => files.stop());
  const webPorts = await findPorts(plan.web);
  const balancer = await startBalancer(plan.port, webPorts);
  stops.push(() => balancer.stop());
  const { port } = new URL(balancer.url);
  const shared = {
    PUBLIC_URL: balancer.url,
    UI_ORIGIN: `http://ui.localhost:${port}`,
    REDIS_URL: redis.url,
    FILES_URL: files.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    // Bots come from one machine, and purchases of bots are not slowed down.
    RATE_LIMIT_SCALE: '100000',
    DRAIN_SECONDS: '30',
  };
  const logs = plan.logs ?? join(folder.path, 'logs');
  await mkdir(logs, { recursive: true });
  const start = superviseIn(folder.path, logs, plan);
  const secretKey = randomBytes(32).toString('base64');
  const webEnv = { ...shared, DATABASE_URL: database.url, SECRET_KEY: secretKey };
  const web: SupervisedServer[] = [];
  stops.push(() => stopAll(web));
  for (const [index, webPort] of webPorts.entries()) {
    web.push(await start(`web-${index + 1}`, webPort, { ...webEnv, ROLES: 'web' }));
    // The first one creates the tables.
    if (index === 0) await web[0]!.ready();
  }
  const rooms: SupervisedServer[] = [];
  stops.push(() => stopAll(rooms));
  for (const [index, roomsPort] of (await findPorts(plan.rooms)).entries()) {
    const ownUrl = `http://localhost:${roomsPort}`;
    rooms.push(
      await start(`rooms-${index + 1}`, roomsPort, { ...shared, ROLES: 'rooms', ROOMS_PUBLIC_URL: ownUrl }),
    );
  }
  const servers = [...web, ...rooms];
  return {
    url: balancer.url,
    logs,
    web,
    rooms,
    redis,
    database,
    files,
    secretKey,
    ready: async () => void (await Promise.all(servers.map((server) => server.ready()))),
  };
}

async function stopAll(servers: readonly SupervisedServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

function superviseIn(folder: string, logs: string, { print, isMeasured, onLogLine }: FleetPlan) {
  return async (name: string, port: number, env: Record<string, string>): Promise<SupervisedServer> => {
    const dataDir = join(folder, name);
    await mkdir(dataDir);
    return superviseServer({
      name,
      url: `http://localhost:${port}`,
      env: { ...env, PORT: String(port), DATA_DIR: dataDir },
      logFile: join(logs, `${name}.log`),
      print,
      isMeasured,
      ...(onLogLine && { onLogLine }),
    });
  };
}

async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort('127.0.0.1'));
  return [...ports];
}
