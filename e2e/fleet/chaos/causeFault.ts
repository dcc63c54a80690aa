import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../../../apps/server/src/testing/pollUntil.ts';
import type { SupervisedServer } from '../parts/superviseServer.ts';
import type { Fleet } from '../parts/startFleet.ts';
import type { Fault } from './planFaults.ts';

/** How long Redis, PostgreSQL, and the object store are away. */
const AWAY_MS = 1_000;
const PAUSE_MS = 3_000;
/** Shorter and longer than the lease of a rooms server. */
const ROOMS_PAUSE_MS = { short: 1_500, long: 3_500 };
/** Until then, everybody has noticed that something is gone. */
const NOTICE_MS = 500;
/** How long a fleet may take until it is ready again. Joins are measured by bots. */
const READY_LIMIT_MS = 120_000;

/** Breaks a part of the fleet. Resolves when everything is ready again, with a description. */
export async function causeFault(fleet: Fleet, fault: Fault): Promise<string> {
  const { web, rooms } = fleet;
  const describe = await breakPart(fleet, fault, {
    web: web[Math.floor(fault.choice * web.length)]!,
    rooms: rooms[Math.floor(fault.choice * rooms.length)]!,
  });
  await pause(NOTICE_MS);
  await fleet.ready();
  for (const server of [...web, ...rooms]) await waitUntilReady(server);
  return describe;
}

async function breakPart(
  fleet: Fleet,
  { kind, isMild }: Fault,
  chosen: { web: Fleet['web'][number]; rooms: Fleet['rooms'][number] },
): Promise<string> {
  switch (kind) {
    case 'rooms':
      if (isMild) chosen.rooms.killChildren();
      else chosen.rooms.kill();
      return `killed ${isMild ? 'the rooms process of ' : ''}${chosen.rooms.name}`;
    case 'web':
      chosen.web.kill();
      return `killed ${chosen.web.name}`;
    case 'redis':
      await fleet.redis.kill({ withData: isMild });
      await pause(AWAY_MS);
      await fleet.redis.restart();
      return `killed Redis ${isMild ? 'with' : 'without'} its data`;
    case 'postgres':
      fleet.database.kill();
      await pause(AWAY_MS);
      await fleet.database.restart();
      return 'killed PostgreSQL';
    case 'files':
      fleet.files.kill();
      await pause(AWAY_MS);
      fleet.files.restart();
      return 'killed the object store';
    case 'pause-rooms':
      await pausePart(chosen.rooms, isMild ? ROOMS_PAUSE_MS.short : ROOMS_PAUSE_MS.long);
      return `paused ${chosen.rooms.name} for ${isMild ? 'less' : 'more'} than its lease`;
    case 'pause-web':
      await pausePart(chosen.web);
      return `paused ${chosen.web.name}`;
    case 'pause-redis':
      await pausePart(fleet.redis);
      return 'paused Redis';
    case 'pause-postgres':
      await pausePart(fleet.database);
      return 'paused PostgreSQL';
    case 'deploy':
      for (const server of [...fleet.web, ...fleet.rooms]) {
        await server.replace();
        await waitUntilReady(server);
      }
      return 'replaced all servers';
  }
}

interface PausedPart {
  pause(): void;
  resume(): void;
}

async function pausePart(part: PausedPart, ms = PAUSE_MS): Promise<void> {
  part.pause();
  try {
    await pause(ms);
  } finally {
    part.resume();
  }
}

async function waitUntilReady({ url, name, restorePriority }: SupervisedServer): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    return response?.ok === true;
  };
  await pollUntil(isReady, () => `${name} is not ready`, READY_LIMIT_MS);
  restorePriority();
}
