import { setTimeout as pause } from 'node:timers/promises';
import type { SavedData } from '@playloom/engine';
import type { SavedWrite } from '../../platform/rooms/RoomsNeeds.ts';
import type { RoomFace } from './RoomFace.ts';
import type { SavedKeeper } from './SavedKeeper.ts';

const RENEW_EVERY_MS = 10_000;
/** Another room of the same player may still be writing its last; one that crashed loses its lease after a while. */
const OPEN_TRIES = 30;
const WRITE_TRIES = 5;
const TRY_EVERY_MS = 1_000;
/** The last changes of a player are reported with the tick after the one in which it left. */
const LAST_REPORT_MS = 500;

interface Keeping {
  lease: string | null;
  /** How many connections of this player are in the room. */
  uses: number;
  /** The end of the queue: everything for one player happens in turn. */
  tail: Promise<void>;
}

export function createSavedKeeper(room: RoomFace): SavedKeeper {
  const keepings = new Map<string, Keeping>();
  const { needs } = room.context;
  const renewal = setInterval(() => {
    for (const [userId, { lease }] of keepings) {
      if (lease !== null) void renew(room, userId, lease);
    }
  }, RENEW_EVERY_MS);
  renewal.unref();
  void room.closed.promise.then(() => clearInterval(renewal));
  const queue = (keeping: Keeping, task: () => Promise<void>): void => {
    keeping.tail = keeping.tail.then(task).catch((error: unknown) => room.warn(error, 'saved data'));
  };
  return {
    open(userId) {
      const known = keepings.get(userId);
      const keeping = known ?? { lease: null, uses: 0, tail: Promise.resolve() };
      keepings.set(userId, keeping);
      keeping.uses += 1;
      queue(keeping, () => openSaved(room, userId, keeping));
    },
    openAgain() {
      for (const [userId, keeping] of keepings) {
        if (keeping.uses > 0) queue(keeping, () => openSaved(room, userId, keeping));
      }
    },
    deliver(userId) {
      const keeping = keepings.get(userId);
      if (keeping) queue(keeping, () => deliverPurchases(room, userId, keeping));
    },
    write(userId, sequence, changes, purchases) {
      const keeping = keepings.get(userId);
      if (keeping) queue(keeping, () => writeSaved(room, userId, keeping, { sequence, changes, purchases }));
    },
    close(userId) {
      const keeping = keepings.get(userId);
      if (keeping === undefined) return;
      keeping.uses -= 1;
      if (keeping.uses > 0) return;
      queue(keeping, () => pause(room.isClosing ? 0 : LAST_REPORT_MS));
      queue(keeping, async () => {
        if (keeping.uses > 0) return;
        keepings.delete(userId);
        if (keeping.lease !== null) await needs.closeSaved(keeping.lease);
      });
    },
    async settle() {
      await Promise.all([...keepings.values()].map(({ tail }) => tail));
      const open = [...keepings.values()].flatMap(({ lease }) => (lease === null ? [] : [lease]));
      keepings.clear();
      await Promise.all(open.map((lease) => needs.closeSaved(lease).catch(() => undefined)));
    },
  };
}

async function renew(room: RoomFace, userId: string, lease: string): Promise<void> {
  const isKept = await room.context.needs.renewLease(lease).catch(() => true);
  if (!isKept) room.endUser(userId, 'saved-elsewhere');
}

async function openSaved(room: RoomFace, userId: string, keeping: Keeping): Promise<void> {
  for (let turn = 0; turn < OPEN_TRIES && !room.isClosing; turn += 1) {
    const opened = await room.context.needs
      .openSaved({ gameId: room.gameId, userId, roomId: room.roomId })
      .catch(() => null);
    if (opened !== null) {
      keeping.lease = opened.lease;
      room.simulation.post({ kind: 'saved', room: room.roomId, userId, saved: opened.saved as SavedData });
      return;
    }
    await pause(TRY_EVERY_MS);
  }
  room.endUser(userId, 'saved-elsewhere');
}

/** The simulation gives each to the world once; what it has not written down yet is told again. */
async function deliverPurchases(room: RoomFace, userId: string, { lease }: Keeping): Promise<void> {
  if (lease === null) return;
  for (const { id, item } of await room.context.needs.listPurchases({ gameId: room.gameId, userId }))
    room.simulation.post({ kind: 'purchase', room: room.roomId, userId, purchase: id, item });
}

async function writeSaved(
  room: RoomFace,
  userId: string,
  { lease }: Keeping,
  write: Omit<SavedWrite, 'lease'>,
): Promise<void> {
  if (lease === null) return;
  for (let turn = 1; ; turn += 1) {
    try {
      const outcome = await room.context.needs.writeSaved({ lease, ...write });
      if (outcome === 'lease-lost') room.endUser(userId, 'saved-elsewhere');
      return;
    } catch (error) {
      if (turn === WRITE_TRIES) throw error;
      await pause(TRY_EVERY_MS);
    }
  }
}
