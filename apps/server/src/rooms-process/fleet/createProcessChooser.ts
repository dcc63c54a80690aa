import { matchMaker } from '@colyseus/core';
import { listRunningProcesses } from '../colyseus/colyseusInternals.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';
import { listDrainingProcesses } from './draining.ts';
import { listRegionProcesses } from './regions.ts';

/**
 * Room counts are published only once a second. Rooms opened since then are added, so that not all new rooms land
 * on one process.
 */
const RECENT_MS = 1_500;
const NOWHERE: readonly string[] = [];

/**
 * Picks the emptier of two random processes. This spreads rooms well even if the counts are a little outdated.
 * Processes in the region that a game prefers come first.
 */
export function createProcessChooser(
  random: () => number = Math.random,
  now: () => number = () => performance.now(),
): (roomName: string, options: Pick<RoomOptions, 'preferredRegion' | 'recoveredId'>) => Promise<string> {
  const recent: { processId: string; at: number }[] = [];
  return async (_roomName, { preferredRegion, recoveredId }) => {
    // This process has claimed the journal of the room.
    if (recoveredId !== undefined) return matchMaker.processId;
    const [counted, running, draining, near] = await Promise.all([
      matchMaker.stats.fetchAll(),
      listRunningProcesses(),
      listDrainingProcesses(),
      preferredRegion === '' ? NOWHERE : listRegionProcesses(preferredRegion),
    ]);
    const everywhere = counted.filter(
      ({ processId }) => running.includes(processId) && !draining.includes(processId),
    );
    const nearby = everywhere.filter(({ processId }) => near.includes(processId));
    const alive = nearby.length > 0 ? nearby : everywhere;
    while (recent.length > 0 && recent[0]!.at < now() - RECENT_MS) recent.shift();
    const pick = (): (typeof alive)[number] | undefined =>
      alive.splice(Math.floor(random() * alive.length), 1)[0];
    const load = ({ processId, roomCount }: (typeof alive)[number]): number =>
      roomCount + recent.filter((open) => open.processId === processId).length;
    const first = pick();
    if (first === undefined) return matchMaker.processId;
    const second = pick() ?? first;
    const { processId } = load(second) < load(first) ? second : first;
    recent.push({ processId, at: now() });
    return processId;
  };
}
