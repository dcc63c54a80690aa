import { matchMaker } from '@colyseus/core';
import { listRunningProcesses } from '../colyseus/colyseusInternals.ts';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { listDrainingProcesses } from '../fleet/draining.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import { listAllRooms, type ListedRoom } from './listRooms.ts';

/** Longer than the counts of other processes take to arrive, and than a move usually takes. */
const BALANCE_EVERY_MS = 5_000;
/**
 * Moving a room makes its players wait for a moment, so a small difference is not worth it. But if a process dies, those
 * of its last room wait for all others.
 */
const DIFFERENCE_MIN = 2;
const DIFFERENCE_SHARE_MIN = 1 / 4;
const MOVE_LIMIT_MS = 20_000;
/** After a process has ended, its rooms come back first, and their players don't wait again at once. */
const RECOVERY_MS = 15_000;
/** A room that could not be taken is left alone for this long, because each try loads its game. */
const REFUSED_MS = 60_000;

/** Rooms that could not be taken, and until when they are left alone. */
type Refusals = Map<string, number>;

/**
 * Takes rooms from the process with the most, one after another, until both have about as many. Without it, the last
 * process that was replaced in a deploy would have none, and one that dies might have all. Returns a function that
 * stops it.
 */
export function balanceRooms(context: RoomsContext, ownerId: string): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false };
  const refusals: Refusals = new Map();
  const look = async (): Promise<void> => {
    await takeOneRoom(context, ownerId, refusals).catch((error: unknown) =>
      context.log.warn({ err: error }, 'could not take a room from a busy process'),
    );
    schedule();
  };
  const schedule = (): void => {
    if (!state.isStopped) state.timer = setTimeout(() => void look(), BALANCE_EVERY_MS).unref();
  };
  schedule();
  return () => {
    state.isStopped = true;
    clearTimeout(state.timer);
  };
}

async function takeOneRoom(context: RoomsContext, ownerId: string, refusals: Refusals): Promise<void> {
  // Without a spare thread, opening a room takes long, and its players would wait.
  if (context.isDraining || !context.threads.hasSpare()) return;
  if (performance.now() - context.recoveredAt < RECOVERY_MS) return;
  for (const [roomId, until] of refusals) if (performance.now() >= until) refusals.delete(roomId);
  const [rooms, running, draining] = await Promise.all([
    listAllRooms({}),
    listRunningProcesses(),
    listDrainingProcesses(),
  ]);
  const others = running.filter((id) => id !== matchMaker.processId && !draining.includes(id));
  const wanted = rooms.filter(({ roomId }) => !refusals.has(roomId));
  const room = chooseRoomToTake(wanted, { own: matchMaker.processId, others, region: context.region });
  if (room === null) return;
  refusals.set(room.roomId, performance.now() + REFUSED_MS);
  const isTaken = await matchMaker.remoteRoomCall<GameRoom, 'moveTo'>(
    room.roomId,
    'moveTo',
    [ownerId],
    MOVE_LIMIT_MS,
  );
  if (!isTaken) return;
  refusals.delete(room.roomId);
  context.log.info({ roomId: room.roomId, from: room.processId }, 'took a room from a busy process');
}

interface Processes {
  readonly own: string;
  readonly others: readonly string[];
  readonly region: string;
}

/** Returns a room of the process that has the most in this region, or null if this one has about as many. */
export function chooseRoomToTake(
  rooms: readonly ListedRoom[],
  { own, others, region }: Processes,
  random: () => number = Math.random,
): ListedRoom | null {
  const listRoomsOf = (id: string): ListedRoom[] =>
    rooms.filter(({ processId, metadata }) => processId === id && metadata.region === region);
  const busiest = others
    .map(listRoomsOf)
    .reduce((most, next) => (next.length > most.length ? next : most), []);
  const difference = busiest.length - listRoomsOf(own).length;
  if (difference < Math.max(DIFFERENCE_MIN, busiest.length * DIFFERENCE_SHARE_MIN)) return null;
  // Rooms without players end soon, and have nobody to continue for.
  const played = busiest.filter(({ metadata }) => metadata.players > 0);
  return played[Math.floor(random() * played.length)] ?? null;
}
