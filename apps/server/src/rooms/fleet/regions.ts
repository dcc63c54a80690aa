import { matchMaker } from '@colyseus/core';

const REGIONS = 'playloom:regions';

/** From now on every process knows where this one is. */
export async function tellRegion(region: string): Promise<void> {
  if (region !== '') await matchMaker.presence.hset(REGIONS, matchMaker.processId, region);
}

export async function forgetRegion(processId: string): Promise<void> {
  await matchMaker.presence.hdel(REGIONS, processId);
}

/** Processes that live in a region. Whoever listens on its channel lives. */
export async function listProcessesIn(region: string): Promise<string[]> {
  const [regions, listening] = await Promise.all([
    matchMaker.presence.hgetall(REGIONS),
    matchMaker.presence.channels('p:*'),
  ]);
  return Object.entries(regions ?? {})
    .filter(([processId, home]) => home === region && listening.includes(`p:${processId}`))
    .map(([processId]) => processId);
}
