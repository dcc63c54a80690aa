import { matchMaker } from '@colyseus/core';
import type { KeyedCounter } from '../sockets/createKeyedCounter.ts';
import { SHARED_SOCKETS_MIN } from '../sockets/limits.ts';
import { listRunningProcesses } from '../colyseus/colyseusInternals.ts';

const SOCKETS = 'playloom:sockets';
const SHARE_EVERY_MS = 1_000;

type Counts = Readonly<Record<string, number>>;

/**
 * Tells all rooms processes once a second which networks have many sockets here, so that their limit counts all
 * processes. While Redis is away, each process counts only its own. Returns a function that stops.
 */
export function shareSocketCounts(networks: KeyedCounter): () => void {
  const timer = setInterval(() => {
    void exchange(networks).catch(() => networks.setElsewhere(new Map()));
  }, SHARE_EVERY_MS);
  return () => clearInterval(timer);
}

export async function clearSocketCounts(processId: string): Promise<void> {
  await matchMaker.presence.hdel(SOCKETS, processId);
}

async function exchange(networks: KeyedCounter): Promise<void> {
  const { presence, processId } = matchMaker;
  const own = networks.list(SHARED_SOCKETS_MIN);
  if (own.length > 0) await presence.hset(SOCKETS, processId, JSON.stringify(Object.fromEntries(own)));
  else await clearSocketCounts(processId);
  const [all, running] = await Promise.all([presence.hgetall(SOCKETS), listRunningProcesses()]);
  const elsewhere = new Map<string, number>();
  for (const [id, text] of Object.entries(all)) {
    if (id === processId || !running.includes(id)) continue;
    for (const [network, count] of Object.entries(JSON.parse(text) as Counts))
      elsewhere.set(network, (elsewhere.get(network) ?? 0) + count);
  }
  networks.setElsewhere(elsewhere);
}
