import { matchMaker } from '@colyseus/core';
import { listRunningProcesses } from '../colyseus/colyseusInternals.ts';
import { listDrainingProcesses } from './draining.ts';

const REGIONS = 'playloom:regions';

/** Publishes the region of this process to all others. */
export async function announceRegion(region: string): Promise<void> {
  if (region !== '') await matchMaker.presence.hset(REGIONS, matchMaker.processId, region);
}

export async function clearRegion(processId: string): Promise<void> {
  await matchMaker.presence.hdel(REGIONS, processId);
}

/** Lists the running processes in a region. */
export async function listRegionProcesses(region: string): Promise<string[]> {
  const [regions, running, draining] = await Promise.all([
    matchMaker.presence.hgetall(REGIONS),
    listRunningProcesses(),
    listDrainingProcesses(),
  ]);
  const isOpen = (processId: string): boolean => running.includes(processId) && !draining.includes(processId);
  return Object.entries(regions ?? {})
    .filter(([processId, home]) => home === region && isOpen(processId))
    .map(([processId]) => processId);
}
