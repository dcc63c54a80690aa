import { setTimeout as pause } from 'node:timers/promises';
import type { DrainProgress } from '@playloom/room-contract';
import type { MovingRoom, RoomsContext } from '../context/RoomsContext.ts';

/**
 * How long another process may take to prepare a room. The room goes on meanwhile, and comes back a little later in any
 * process if it was not prepared.
 */
const MOVE_LIMIT_MS = 10_000;
/** How soon rooms follow that have just opened, or that another process has just handed over to this one. */
const LOOK_EVERY_MS = 50;

/** The part of a room that is needed to hand it over. */
export interface DrainedRoom extends MovingRoom {
  /** Whether it can go on in another process and is not on its way yet. */
  readonly canMove: boolean;
  /** Whether it is on its way. */
  readonly isSuspended: boolean;
  countConnected(): number;
  handOver(url: string | null): Promise<void>;
}

interface Destination {
  /** The next address of the room; null if no process takes it. */
  readonly url: string | null;
  /** Whether there was no answer in time. */
  readonly isLate: boolean;
}

const NOWHERE: Destination = { url: null, isLate: false };

type DrainContext = Pick<RoomsContext, 'moveRoom' | 'log'>;

export interface RoomDrain {
  /** Hands over all rooms from now on. Calling it again changes nothing. */
  start(): void;
  readProgress(): DrainProgress;
}

/** Hands the rooms of this process over to other processes, because this one is about to stop. */
export function createRoomDrain(
  context: DrainContext,
  rooms: ReadonlyMap<string, DrainedRoom>,
  moveLimitMs: number = MOVE_LIMIT_MS,
): RoomDrain {
  const state = { hasStarted: false };
  return {
    start() {
      if (!state.hasStarted) void handOverAll(context, rooms, moveLimitMs);
      state.hasStarted = true;
    },
    readProgress() {
      const all = [...rooms.values()];
      const isMoving = (room: DrainedRoom): boolean => room.canMove || room.isSuspended;
      return {
        moving: all.filter(isMoving).length,
        staying: all.reduce((sum, room) => sum + (isMoving(room) ? 0 : room.countConnected()), 0),
      };
    },
  };
}

/**
 * One room after another: the others go on while the next process loads a game, and players wait only for the last step.
 * Goes on until the process ends, because a room may have been opening when it began.
 */
async function handOverAll(
  context: DrainContext,
  rooms: ReadonlyMap<string, DrainedRoom>,
  moveLimitMs: number,
): Promise<never> {
  // Other rooms must not wait for a process that hangs.
  let isAnswered = true;
  for (;;) {
    for (const room of rooms.values()) {
      if (!room.canMove) continue;
      const { url, isLate } = isAnswered ? await prepareMove(context, room, moveLimitMs) : NOWHERE;
      if (isLate) isAnswered = false;
      const handedOver = room
        .handOver(url)
        .catch((error: unknown) =>
          context.log.warn({ err: error, roomId: room.roomId }, 'could not hand over a room'),
        );
      // Rooms that wait for no particular process leave at the same time.
      if (url !== null) await handedOver;
    }
    await pause(LOOK_EVERY_MS, undefined, { ref: false });
  }
}

/** Asks another process to prepare a room. */
async function prepareMove(
  { moveRoom, log }: DrainContext,
  { roomId, gameId, release }: DrainedRoom,
  moveLimitMs: number,
): Promise<Destination> {
  const limit = new AbortController();
  const late = pause(moveLimitMs, { url: null, isLate: true }, { signal: limit.signal }).catch(() => NOWHERE);
  const prepared = moveRoom({ roomId, gameId, release })
    .then((url) => ({ url, isLate: false }))
    .catch((error: unknown) => {
      log.warn({ roomId, reason: String(error) }, 'could not prepare the move of a room');
      return NOWHERE;
    });
  const destination = await Promise.race([prepared, late]);
  limit.abort();
  if (destination.isLate)
    log.warn(
      { roomId, moveLimitMs },
      'another process did not take a room in time; it comes back in any process',
    );
  return destination;
}
