import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { RedisConnections } from '../../redis/connectRedis.ts';
import { listRunningProcesses, removeProcess } from '../colyseus/colyseusInternals.ts';
import { clearDraining } from './draining.ts';
import { announceOwner, clearOwner } from './owners.ts';
import { announceRegion, clearRegion } from './regions.ts';
import { clearSocketCounts } from './shareSocketCounts.ts';

const SWEEP_EVERY_MS = 1_000;
/**
 * A process is dead if it is missing in this many checks in a row. One is not enough, because a connection to
 * Redis may break for a moment.
 */
const LOOKS = 2;
/** After Redis was away, processes that are missing may still be connecting again. */
const RETURN_MS = 5_000;

interface WatchOptions {
  readonly redis: RedisConnections;
  readonly log: Logger;
  readonly region: string;
  readonly ownerId: string;
  /** Called when this process itself is missing in Redis, because Redis came back without its data. */
  announce(): Promise<void>;
}

/**
 * Removes the rooms of dead processes from the lists. Colyseus notices them only when a player tries to join one,
 * which then takes seconds. Returns a function that stops the checks.
 */
export function watchDeadProcesses(options: WatchOptions): () => void {
  const { redis, log, announce } = options;
  const missing = new Map<string, number>();
  const state = { patientUntil: 0 };
  const run = (task: () => Promise<void>): void =>
    void task().catch((error: unknown) => log.warn({ err: error }, 'could not update the list of processes'));
  redis.onBack(() => {
    state.patientUntil = performance.now() + RETURN_MS;
    missing.clear();
    run(announce);
  });
  const timer = setInterval(() => {
    if (redis.isReady()) run(() => sweep(missing, options, performance.now() < state.patientUntil));
  }, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

async function sweep(
  missing: Map<string, number>,
  { log, region, ownerId, announce }: WatchOptions,
  isPatient: boolean,
): Promise<void> {
  const [known, running] = await Promise.all([listKnown(), listRunningProcesses()]);
  if (!known.delete(matchMaker.processId)) await announce();
  // Another process may have removed them, if it took this one for dead.
  await announceRegion(region);
  await announceOwner(ownerId);
  if (isPatient) return;
  for (const processId of known) {
    const looks = running.includes(processId) ? 0 : (missing.get(processId) ?? 0) + 1;
    missing.set(processId, looks);
    if (looks < LOOKS) continue;
    missing.delete(processId);
    log.warn({ processId }, 'a rooms process is gone; its rooms were removed from the lists');
    await clearRegion(processId);
    await clearOwner(processId);
    await clearDraining(processId);
    await clearSocketCounts(processId);
    await removeProcess(processId);
  }
}

/** Lists the processes that have published a room count or a room. */
async function listKnown(): Promise<Set<string>> {
  const [counted, rooms] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.query({})]);
  return new Set([...counted, ...rooms].map(({ processId }) => processId));
}
