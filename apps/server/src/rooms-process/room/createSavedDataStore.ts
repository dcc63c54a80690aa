import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformCalls, SavedDataWrite, UndeliveredPurchase } from '@playloom/room-contract';
import type { SavedData } from '@playloom/game-format';
import { isUnknownCall } from '../../rooms-gateway/channel/createCallChannel.ts';
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
  /** Writes up to this number are dropped: the room lost the data before it came back, so another one has gone on. */
  lostUntil: number;
  /** The player has left, and only the last writes are missing. */
  isWriterGone: boolean;
  /** The last operation in the queue. All operations for one player run in order. */
  tail: Promise<void>;
  /** How many operations are in the queue. */
  waiting: number;
}

interface State {
  readonly room: RoomHandle;
  readonly entries: Map<string, SavedDataEntry>;
  /** The number of the last write that the room knows of. */
  lastSequence: number;
}

export function createSavedDataStore(room: RoomHandle): SavedDataStore {
  const entries = new Map<string, SavedDataEntry>();
  const state: State = { room, entries, lastSequence: 0 };
  const renewal = setInterval(() => {
    void renewAll(room, entries);
  }, RENEW_EVERY_MS);
  renewal.unref();
  void room.closed.promise.then(() => clearInterval(renewal));
  return {
    open(userId) {
      const entry = entries.get(userId) ?? createEntry(null);
      entry.isWriterGone = false;
      entries.set(userId, entry);
      reopen(state, userId, entry);
    },
    restore: (userId, lease, sequence) => void restore(state, userId, { lease, sequence }),
    restoreWriter(userId, lease, sequence) {
      if (!entries.has(userId)) restore(state, userId, { lease, sequence }).isWriterGone = true;
    },
    findLease: (userId) => entries.get(userId)?.lease ?? null,
    openAgain() {
      for (const [userId, entry] of entries) if (room.members.isPlaying(userId)) reopen(state, userId, entry);
    },
    deliver(userIds) {
      const ready = userIds.filter((userId) => canDeliver(entries.get(userId)));
      if (ready.length === 0) return;
      const listed = room.context.platform.listPurchases({ gameId: room.gameId, userIds: ready });
      for (const userId of ready)
        void queueTask(room, entries.get(userId)!, async () => deliverPurchases(room, userId, await listed));
    },
    async write(userId, sent) {
      state.lastSequence = Math.max(state.lastSequence, sent.sequence);
      const entry = entries.get(userId);
      if (!entry) return;
      await queueWrite(room, userId, entry, { ...sent, release: room.release });
      if (entry.isWriterGone) close(state, userId);
    },
    close: (userId) => close(state, userId),
    async settle() {
      await Promise.all([...entries.values()].map(({ tail }) => tail));
      // The next process needs the leases for what was not answered in time.
      if (room.journal.hasEnded) return;
      const open = [...entries.values()].flatMap(({ lease }) => (lease === null ? [] : [lease]));
      entries.clear();
      await Promise.all(open.map((lease) => room.context.platform.closeSaved(lease).catch(() => undefined)));
    },
  };
}

function reopen(state: State, userId: string, entry: SavedDataEntry): void {
  void queueTask(state.room, entry, () => openSaved(state.room, userId, entry, state.lastSequence));
}

function restore(
  state: State,
  userId: string,
  known: { readonly lease: string; readonly sequence: number },
): SavedDataEntry {
  state.lastSequence = Math.max(state.lastSequence, known.sequence);
  const entry = createEntry(known.lease);
  state.entries.set(userId, entry);
  void queueTask(state.room, entry, () => continueSaved(state.room, userId, entry, known));
  return entry;
}

function close({ room, entries }: State, userId: string): void {
  const entry = entries.get(userId);
  // One person may have several seats.
  if (entry === undefined || room.members.isPlaying(userId)) return;
  void queueTask(room, entry, () => pause(room.isClosing ? 0 : LAST_REPORT_MS));
  void queueTask(room, entry, async () => {
    if (room.members.isPlaying(userId)) return;
    entries.delete(userId);
    if (entry.lease !== null) await room.context.platform.closeSaved(entry.lease);
  });
}

function createEntry(lease: string | null): SavedDataEntry {
  return { lease, lostUntil: 0, isWriterGone: false, tail: Promise.resolve(), waiting: 0 };
}

function queueTask(room: RoomHandle, entry: SavedDataEntry, task: () => Promise<void>): Promise<void> {
  entry.waiting += 1;
  entry.tail = entry.tail
    .then(task)
    .catch((error: unknown) => room.warn(error, 'saved data'))
    .then(() => void (entry.waiting -= 1));
  return entry.tail;
}

/** Rejects if the write failed. What is in the queue behind it goes on. */
function queueWrite(
  room: RoomHandle,
  userId: string,
  entry: SavedDataEntry,
  write: Omit<SavedDataWrite, 'lease'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  void queueTask(room, entry, () => writeSaved(room, userId, entry, write).then(resolve, reject));
  return promise;
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

/**
 * Continues with data that the room had before it came back. If what it knows of the data is old, or another room has
 * taken it in the meantime, it reads the data again.
 */
async function continueSaved(
  room: RoomHandle,
  userId: string,
  entry: SavedDataEntry,
  known: { readonly lease: string; readonly sequence: number },
): Promise<void> {
  const outcome = await callUntilAnswered(
    () => askToContinue(room, userId, known),
    () => room.journal.hasEnded,
  );
  if (outcome === 'current') return;
  if (outcome === 'lost') entry.lostUntil = known.sequence;
  if (entry.isWriterGone) return;
  entry.lease = null;
  await openSaved(room, userId, entry, known.sequence);
}

async function askToContinue(
  { context: { platform }, roomId }: RoomHandle,
  userId: string,
  { lease, sequence }: { readonly lease: string; readonly sequence: number },
): ReturnType<PlatformCalls['continueSaved']> {
  try {
    return await platform.continueSaved({ lease, userId, roomId, sequence });
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    return (await platform.renewLeases([lease])).length > 0 ? 'lost' : 'current';
  }
}

async function openSaved(
  room: RoomHandle,
  userId: string,
  entry: SavedDataEntry,
  sequence: number,
): Promise<void> {
  const { context, gameId, roomId, release } = room;
  for (let turn = 0; turn < OPEN_TRIES && !room.isClosing; turn += 1) {
    const opened = await context.platform
      .openSaved({ gameId, userId, roomId, release, sequence })
      .catch(() => null);
    if (opened !== null) {
      entry.lease = opened.lease;
      void room.journal.addMembers();
      room.simulation.post({ kind: 'saved', room: roomId, userId, saved: opened.saved as SavedData });
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

/** Rejects if the room has ended before the changes were stored. Then its journal has them. */
async function writeSaved(
  room: RoomHandle,
  userId: string,
  { lease, lostUntil }: SavedDataEntry,
  write: Omit<SavedDataWrite, 'lease'>,
): Promise<void> {
  if (lease === null) return;
  if (write.sequence <= lostUntil)
    return room.warn(null, 'dropped a write of data that another room has taken');
  const outcome = await callUntilAnswered(
    () => room.context.platform.writeSaved({ lease, ...write }),
    () => room.journal.hasEnded,
  );
  if (outcome === 'lease-lost') room.endUser(userId, 'saved-elsewhere');
  else if (outcome === 'new-day') await renewGoals(room, userId);
}

/** If this fails, the next report of the player asks for it again. */
async function renewGoals(room: RoomHandle, userId: string): Promise<void> {
  const { context, gameId, release, roomId, simulation } = room;
  try {
    const goals = await context.platform.readGoals({ gameId, userId, release });
    if (goals !== null) simulation.post({ kind: 'goals', room: roomId, userId, goals });
  } catch (error) {
    room.warn(error, 'could not read goals');
  }
}
