import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import { listRunningProcesses, removeProcess } from '../colyseus/colyseusInternals.ts';
import { clearDraining } from './draining.ts';
import { clearRegion } from './regions.ts';

const SWEEP_EVERY_MS = 1_000;
/**
 * A process is dead if it is missing in this many checks in a row. One is not enough, because a connection to
 * Redis may break for a moment.
 */
const LOOKS = 2;

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
  const [known, running] = await Promise.all([listKnown(), listRunningProcesses()]);
  for (const processId of known) {
    const looks = running.includes(processId) ? 0 : (missing.get(processId) ?? 0) + 1;
    missing.set(processId, looks);
    if (looks < LOOKS) continue;
    missing.delete(processId);
    log.warn({ processId }, 'a rooms process is gone; its rooms were removed from the lists');
    await clearRegion(processId);
    await clearDraining(processId);
    await removeProcess(processId);
  }
}

/** Lists the processes that have published a room count or a room. */
async function listKnown(): Promise<Set<string>> {
  const [counted, rooms] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.query({})]);
  const known = new Set([...counted, ...rooms].map(({ processId }) => processId));
  known.delete(matchMaker.processId);
  return known;
}
