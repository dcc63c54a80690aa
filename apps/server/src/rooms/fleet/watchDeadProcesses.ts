import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import { clearDraining } from './draining.ts';
import { clearRegion } from './regions.ts';

const SWEEP_EVERY_MS = 1_000;
/**
 * A process is dead if it is missing in this many checks in a row. One is not enough, because a connection to
 * Redis may break for a moment.
 */
const LOOKS = 2;
const SWEPT_SECONDS = 600;

/**
 * Removes the rooms of dead processes from the lists. Colyseus notices them only when a player tries to join one,
 * which then takes seconds. Returns a function that stops the checks.
 */
export function watchDeadProcesses(log: Logger): () => void {
  const missing = new Map<string, number>();
  const timer = setInterval(() => {
    void sweep(missing, log).catch((error: unknown) => log.warn({ err: error }, 'sweeping'));
  }, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

async function sweep(missing: Map<string, number>, log: Logger): Promise<void> {
  const [known, listening] = await Promise.all([listKnown(), matchMaker.presence.channels('p:*')]);
  const alive = new Set(listening.map((channel) => channel.slice(2)));
  for (const processId of known) {
    const looks = alive.has(processId) ? 0 : (missing.get(processId) ?? 0) + 1;
    missing.set(processId, looks);
    if (looks < LOOKS) continue;
    missing.delete(processId);
    log.warn({ processId }, 'a rooms process is gone; its rooms were removed from the lists');
    await matchMaker.stats.excludeProcess(processId);
    await matchMaker.driver.cleanup?.(processId);
    await clearRegion(processId);
    await clearDraining(processId);
    // If the process is running after all, this key makes Colyseus list its rooms again.
    await matchMaker.presence.setex(`swept:${processId}`, '1', SWEPT_SECONDS);
  }
}

/** Lists the processes that have published a room count or a room. */
async function listKnown(): Promise<Set<string>> {
  const [counted, rooms] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.query({})]);
  const known = new Set([...counted, ...rooms].map(({ processId }) => processId));
  known.delete(matchMaker.processId);
  return known;
}
