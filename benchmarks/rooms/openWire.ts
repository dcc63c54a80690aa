import { setTimeout as pause } from 'node:timers/promises';
import type { Differences } from './Differences.ts';
import { startCallableProcess } from './startCallableProcess.ts';
import { WIRE_CLIENTS_METHODS, type WireClients } from './WireClients.ts';
import type { WireServer } from './WireServer.ts';

/** A server with its clients connected. It is paused except while it is measured. */
interface OpenedWire {
  readonly name: string;
  /** Runs the server for a while and measures it. */
  measure(seconds: number): Promise<WireFigures>;
  compare(): Promise<Differences>;
  close(): Promise<void>;
}

export interface WireFigures {
  /** CPU time to send one snapshot to all clients, in milliseconds. */
  readonly cpuPerSnapshot: number;
  readonly bytesPerSnapshot: number;
  readonly snapshotsPerSecond: number;
}

/** Number of clients that connect at a time. Small, because tickets expire soon. */
const SEATS_AT_ONCE = 20;
/** Time to catch up after a pause, before measuring begins. */
const SETTLE_MS = 400;

export async function openWire(
  kind: 'playloom' | 'state-view',
  server: WireServer,
  players: number,
): Promise<OpenedWire> {
  const clients = startCallableProcess<WireClients>(
    'wireClients.ts',
    [kind, String(players)],
    WIRE_CLIENTS_METHODS,
  );
  for (let seated = 0; seated < players; seated += SEATS_AT_ONCE) {
    await clients.join(await server.seat(Math.min(SEATS_AT_ONCE, players - seated)));
  }
  server.pause();
  return {
    name: server.name,
    async measure(seconds) {
      server.resume();
      await pause(SETTLE_MS);
      const [cpu, counts, startedAt] = [await server.readCpu(), await clients.count(), performance.now()];
      await pause(seconds * 1000);
      const [cpuAfter, countsAfter] = [await server.readCpu(), await clients.count()];
      const elapsed = (performance.now() - startedAt) / 1000;
      server.pause();
      const snapshots = (countsAfter.frames - counts.frames) / players;
      return {
        cpuPerSnapshot: (cpuAfter - cpu) / snapshots,
        bytesPerSnapshot: (countsAfter.bytes - counts.bytes) / snapshots / players,
        snapshotsPerSecond: snapshots / elapsed,
      };
    },
    async compare() {
      server.resume();
      await pause(SETTLE_MS);
      const reference = await server.readReference();
      await pause(SETTLE_MS);
      return clients.compare(reference);
    },
    async close() {
      server.resume();
      await clients.close();
      await server.close();
    },
  };
}
