import { availableParallelism } from 'node:os';
import { matchMaker } from '@colyseus/core';
import type { ReturningRoom, RoomsContext } from '../context/RoomsContext.ts';
import type { FreeJournal, JournalStore } from '../journal/JournalStore.ts';
import { type RecoveredRoom, readRecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { GAME_ROOM_NAME, type GameRoom } from '../room/GameRoom.ts';
import { checkMembers } from '../room/checkMembers.ts';
import { pause } from '../room/pause.ts';
import { readStartFailure } from '../simulation/startFailure.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';
import { type ClaimTurns, createClaimTurns } from './createClaimTurns.ts';

/** After this long, the pages of players have given up. The room is opened only to save what they had. */
const AGE_MAX_MS = 10 * 60_000;
/** How soon a process notices that another one is gone. */
const LOOK_EVERY_MS = 100;
/** Rooms that come back at the same time. The others may find a process that is less busy. */
const AT_ONCE_MAX = Math.max(1, availableParallelism() - 1);

/** How often a process tries to bring a room back if the game is not the cause, for example on a busy machine. */
const TRIES_MAX = 3;

/** Longer than a closing room takes at most. Other rooms wait meanwhile. */
const FORMER_ROOM_LIMIT_MS = 5_000;

/** Rooms that could not be brought back here yet, and how often that was tried. */
type Failures = Map<string, number>;

/** Brings rooms back whose process has ended, now and from now on. Returns a function that stops it. */
export function watchFreeRooms(context: RoomsContext, store: JournalStore): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false };
  const turns = createClaimTurns(context.region, () => matchMaker.stats.local.roomCount);
  const failures: Failures = new Map();
  const look = async (): Promise<void> => {
    const pauseMs = await recoverDueRooms(context, store, turns, failures).catch((error: unknown) => {
      context.log.warn({ err: error }, 'could not look for rooms without a process');
      return LOOK_EVERY_MS;
    });
    if (!state.isStopped) state.timer = setTimeout(() => void look(), pauseMs);
  };
  void look();
  return () => {
    state.isStopped = true;
    clearTimeout(state.timer);
  };
}

/** Returns how long to wait before the next look. */
async function recoverDueRooms(
  context: RoomsContext,
  store: JournalStore,
  turns: ClaimTurns,
  failures: Failures,
): Promise<number> {
  const { due, nextMs } = turns.split(await store.list());
  await recoverRooms(context, store, due, failures);
  return Math.min(nextMs, LOOK_EVERY_MS);
}

/** Brings all rooms back. Only for a process whose journals no other process can continue. */
export async function recoverOwnRooms(context: RoomsContext, store: JournalStore): Promise<void> {
  const failures: Failures = new Map();
  do await recoverRooms(context, store, await store.list(), failures);
  while (failures.size > 0);
}

/** Opens the rooms of processes that have ended, as they were, so that their players can return. */
async function recoverRooms(
  context: RoomsContext,
  store: JournalStore,
  journals: readonly FreeJournal[],
  failures: Failures,
): Promise<void> {
  if (context.isDraining) return;
  const waiting = [...journals];
  const recoverNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      if (!context.isDraining && (await store.claim(next.roomId)))
        await tryToRecover(context, store, failures, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, recoverNext));
}

async function tryToRecover(
  context: RoomsContext,
  store: JournalStore,
  failures: Failures,
  { roomId, ageMs }: { roomId: string; ageMs: number },
): Promise<void> {
  const tries = (failures.get(roomId) ?? 0) + 1;
  const options = { roomId, isOld: ageMs > AGE_MAX_MS, isLastTry: tries >= TRIES_MAX };
  context.recoveredAt = performance.now();
  if (await recoverRoom(context, store, options)) failures.delete(roomId);
  else failures.set(roomId, tries);
}

interface RecoverOptions extends Pick<ReturningRoom, 'roomId' | 'found'> {
  /** Players don't wait for it anymore. */
  readonly isOld?: boolean;
  readonly isLastTry?: boolean;
}

/**
 * Opens a room that this process has claimed. Returns false if that failed but may work later; then any process can
 * claim it again.
 */
export async function recoverRoom(
  context: RoomsContext,
  store: JournalStore,
  { roomId, found, isOld = false, isLastTry = false }: RecoverOptions,
): Promise<boolean> {
  const { log, recovered } = context;
  try {
    const records = await store.read(roomId);
    const room = records && readRecoveredRoom(roomId, records);
    const isKept = room?.base.plan.isKept === true && room.played.people.length > 0;
    if (room === null || (room.seats.length === 0 && room.effects.length === 0 && !isKept)) {
      await store.remove(roomId);
      log.info({ roomId, isReadable: room !== null }, 'a room without players does not come back');
      return true;
    }
    await waitForFormerRoom(roomId);
    recovered.set(roomId, { ...room, ...(found && { found }) });
    await matchMaker.createRoom(GAME_ROOM_NAME, describeOptions(context, room));
    // A kept room falls asleep when nobody has returned.
    if (isOld && !isKept)
      await matchMaker.remoteRoomCall<GameRoom, 'finish'>(roomId, 'finish', ['room-closed']);
    // From here on orders reach the room, so the check finds all that it missed before.
    const opened = matchMaker.getLocalRoomById(roomId) as GameRoom | undefined;
    if (opened !== undefined) void checkMembers(opened, opened.members.all());
    log.info({ roomId, tick: room.replay.tick, seats: room.seats.length }, 'a room came back');
    return true;
  } catch (error) {
    const isFinal = isLastTry || readStartFailure(error) !== null;
    log.error({ err: error, roomId, isFinal }, 'a room could not be brought back');
    await store.release(roomId);
    if (isFinal && (await store.claim(roomId))) await store.remove(roomId);
    return isFinal;
  } finally {
    recovered.delete(roomId);
  }
}

/** A room that this process has lost before ends first: a thread can't run both. Throws if that takes too long. */
async function waitForFormerRoom(roomId: string): Promise<void> {
  const former = matchMaker.getLocalRoomById(roomId) as GameRoom | undefined;
  if (former === undefined) return;
  const tooLate = pause(FORMER_ROOM_LIMIT_MS).then(() => {
    throw new Error('The room still runs here.');
  });
  await Promise.race([former.closed.promise, tooLate]);
}

function describeOptions({ region }: RoomsContext, { roomId, base }: RecoveredRoom): RoomOptions {
  const { gameId, release, maxPlayers, lobbyCode, ownerId, region: preferredRegion = region } = base.plan;
  return { gameId, release, maxPlayers, lobbyCode, ownerId, preferredRegion, recoveredId: roomId };
}
