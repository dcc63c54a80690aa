import { setTimeout as pause } from 'node:timers/promises';
import type { SavedDataWrite, UndeliveredPurchase } from '@playloom/room-contract';
import type { SavedData } from '@playloom/game-format';
import { callUntilAnswered } from './callUntilAnswered.ts';
import type { RoomHandle } from './RoomHandle.ts';
import type { SavedDataStore } from './SavedDataStore.ts';

const RENEW_EVERY_MS = 10_000;
/**
 * Another room may still be writing the same player's data. If that room crashed, its lease expires within these
 * tries.
 */
const OPEN_TRIES = 30;
const TRY_EVERY_MS = 1_000;
/** Wait for the player's last changes, which the simulation reports one tick after they left. */
const LAST_REPORT_MS = 500;

interface SavedDataEntry {
  lease: string | null;
  /** The last operation in the queue. All operations for one player run in order. */
  tail: Promise<void>;
  /** How many operations are in the queue. */
  waiting: number;
}

export function createSavedDataStore(room: RoomHandle): SavedDataStore {
  const entries = new Map<string, SavedDataEntry>();
  const { platform } = room.context;
  const renewal = setInterval(() => {
    void renewAll(room, entries);
  }, RENEW_EVERY_MS);
  renewal.unref();
  void room.closed.promise.then(() => clearInterval(renewal));
  const queue = (entry: SavedDataEntry, task: () => Promise<void>) => queueTask(room, entry, task);
  return {
    open(userId) {
      const known = entries.get(userId);
      const entry = known ?? createEntry(null);
      entries.set(userId, entry);
      void queue(entry, () => openSaved(room, userId, entry));
    },
    restore(userId, lease) {
      const entry = createEntry(lease);
      entries.set(userId, entry);
      void queue(entry, () => continueLease(room, userId, entry, lease));
    },
    findLease: (userId) => entries.get(userId)?.lease ?? null,
    openAgain() {
      for (const [userId, entry] of entries) {
        if (room.members.isPlaying(userId)) void queue(entry, () => openSaved(room, userId, entry));
      }
    },
    deliver(userIds) {
      const ready = userIds.filter((userId) => canDeliver(entries.get(userId)));
      if (ready.length === 0) return;
      const listed = platform.listPurchases({ gameId: room.gameId, userIds: ready });
      for (const userId of ready)
        void queue(entries.get(userId)!, async () => deliverPurchases(room, userId, await listed));
    },
    async write(userId, sent) {
      const entry = entries.get(userId);
      if (entry)
        await queue(entry, () => writeSaved(room, userId, entry, { ...sent, release: room.release }));
    },
    close(userId) {
      const entry = entries.get(userId);
      // One person may have several seats.
      if (entry === undefined || room.members.isPlaying(userId)) return;
      void queue(entry, () => pause(room.isClosing ? 0 : LAST_REPORT_MS));
      void queue(entry, async () => {
        if (room.members.isPlaying(userId)) return;
        entries.delete(userId);
        if (entry.lease !== null) await platform.closeSaved(entry.lease);
      });
    },
    async settle() {
      await Promise.all([...entries.values()].map(({ tail }) => tail));
      const open = [...entries.values()].flatMap(({ lease }) => (lease === null ? [] : [lease]));
      entries.clear();
      await Promise.all(open.map((lease) => platform.closeSaved(lease).catch(() => undefined)));
    },
  };
}

function createEntry(lease: string | null): SavedDataEntry {
  return { lease, tail: Promise.resolve(), waiting: 0 };
}

function queueTask(room: RoomHandle, entry: SavedDataEntry, task: () => Promise<void>): Promise<void> {
  entry.waiting += 1;
  entry.tail = entry.tail
    .then(task)
    .catch((error: unknown) => room.warn(error, 'saved data'))
    .then(() => void (entry.waiting -= 1));
  return entry.tail;
}

function canDeliver(entry: SavedDataEntry | undefined): boolean {
  return entry !== undefined && entry.lease !== null && entry.waiting === 0;
}

async function renewAll(room: RoomHandle, entries: ReadonlyMap<string, SavedDataEntry>): Promise<void> {
  const leases = [...entries.values()].flatMap(({ lease }) => (lease === null ? [] : [lease]));
  if (leases.length === 0) return;
  const lost = new Set(await room.context.platform.renewLeases(leases).catch(() => []));
  for (const [userId, { lease, waiting }] of entries) {
    // Opening the data again replaces the lease of this room, which is then not lost to another one.
    if (waiting === 0 && lease !== null && lost.has(lease)) room.endUser(userId, 'saved-elsewhere');
  }
}

/** If another room has taken the data in the meantime, the player can't continue here. */
async function continueLease(
  room: RoomHandle,
  userId: string,
  entry: SavedDataEntry,
  lease: string,
): Promise<void> {
  const lost = await room.context.platform.renewLeases([lease]).catch(() => []);
  if (lost.length === 0) return;
  entry.lease = null;
  await openSaved(room, userId, entry);
}

async function openSaved(room: RoomHandle, userId: string, entry: SavedDataEntry): Promise<void> {
  for (let turn = 0; turn < OPEN_TRIES && !room.isClosing; turn += 1) {
    const opened = await room.context.platform
      .openSaved({ gameId: room.gameId, userId, roomId: room.roomId, release: room.release })
      .catch(() => null);
    if (opened !== null) {
      entry.lease = opened.lease;
      void room.journal.addMembers();
      room.simulation.post({ kind: 'saved', room: room.roomId, userId, saved: opened.saved as SavedData });
      return;
    }
    await pause(TRY_EVERY_MS);
  }
  room.endUser(userId, 'saved-elsewhere');
}

/** The simulation applies each purchase once. Purchases that it has not saved yet are delivered again. */
function deliverPurchases(room: RoomHandle, userId: string, purchases: readonly UndeliveredPurchase[]): void {
  for (const { id, item, userId: buyerId } of purchases) {
    if (buyerId !== userId) continue;
    room.simulation.post({ kind: 'purchase', room: room.roomId, userId, purchase: id, item });
    room.offers.close(userId, id);
  }
}

async function writeSaved(
  room: RoomHandle,
  userId: string,
  { lease }: SavedDataEntry,
  write: Omit<SavedDataWrite, 'lease'>,
): Promise<void> {
  if (lease === null) return;
  const outcome = await callUntilAnswered(() => room.context.platform.writeSaved({ lease, ...write }));
  if (outcome === 'lease-lost') room.endUser(userId, 'saved-elsewhere');
  else if (outcome === 'new-day') await renewGoals(room, userId);
}

/** If this fails, the next report of the player asks for it again. */
async function renewGoals(
  { context, gameId, release, roomId, simulation }: RoomHandle,
  userId: string,
): Promise<void> {
  const goals = await context.platform.readGoals({ gameId, userId, release });
  if (goals !== null) simulation.post({ kind: 'goals', room: roomId, userId, goals });
}
