import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import { clearDraining } from './draining.ts';
import { clearRegion } from './regions.ts';

const SWEEP_EVERY_MS = 1_000;
/** Gone for two looks in a row: a connection to Redis may break for a moment. */
const LOOKS = 2;
const SWEPT_SECONDS = 600;

/**
 * Takes the rooms of dead processes off the lists: Colyseus itself only notices when somebody wants into one of
 * them, and then after seconds. Returns how to stop.
 */
export function removeDeadProcesses(log: Logger): () => void {
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
    log.warn({ processId }, 'a rooms process is gone; its rooms are taken off the lists');
    await matchMaker.stats.excludeProcess(processId);
    await matchMaker.driver.cleanup?.(processId);
    await clearRegion(processId);
    await clearDraining(processId);
    // Should it live after all, this makes it put its rooms back.
    await matchMaker.presence.setex(`swept:${processId}`, '1', SWEPT_SECONDS);
  }
}

/** Processes that are counted or have a room listed. */
async function listKnown(): Promise<Set<string>> {
  const [counted, rooms] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.query({})]);
  const known = new Set([...counted, ...rooms].map(({ processId }) => processId));
  known.delete(matchMaker.processId);
  return known;
}
