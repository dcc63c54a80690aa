import { randomUUID } from 'node:crypto';
import type {
  ContinueSavedDataRequest,
  OpenedSavedData,
  OpenSavedDataRequest,
  PlatformCalls,
} from '@playloom/room-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { broadcastPartyOf } from '../../people/parties/broadcastParty.ts';
import { clearMemberRoom } from '../../people/parties/partyQueries.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { TEST_RELEASE_NUMBER_MIN } from '../../../storage/schema.ts';
import { readStoredProgress } from '../achievements/achievementQueries.ts';
import { readRoomGoals } from '../goals/readRoomGoals.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import {
  deleteLease,
  readSavedText,
  copySavedDataToWorld,
  acquireLease,
  extendLeases,
  lockLeaseOfRoom,
  updateLease,
} from './savedQueries.ts';
import { LEASE_MS } from './savedLimits.ts';

type Dependencies = WithClock & WithDatabase & WithLive;

/**
 * Opens a player's data for a room. The lease covers all maps of a world, so that players cannot spend the same values
 * in two of them. Returns null while another room holds it.
 */
export async function openSavedData(
  services: Dependencies,
  request: OpenSavedDataRequest,
): Promise<OpenedSavedData | null> {
  const { db, clock } = services;
  const { gameId, userId, roomId, release, sequence = 0 } = request;
  // In a playtest, creators unlock their achievements each time anew.
  const isTest = release !== undefined && release >= TEST_RELEASE_NUMBER_MIN;
  const game = await findGame(db, gameId);
  if (!game) throw new Error(`Saved data cannot be opened: the game ${gameId} does not exist.`);
  const ownerId = game.worldId ?? game.id;
  const opened = await db.transaction(async (tx) => {
    const now = clock.now();
    const lease = randomUUID();
    const expiresAt = addMilliseconds(now, LEASE_MS);
    const wanted = { ownerId, userId, lease, gameId, roomId, lastSequence: sequence, expiresAt };
    if (!(await acquireLease(tx, wanted, now))) return null;
    if (ownerId !== gameId) await copySavedDataToWorld(tx, { userId, from: gameId, to: ownerId });
    const achievements = isTest ? null : await readStoredProgress(tx, { userId, gameId });
    const goals = release === undefined ? null : await readRoomGoals(tx, { gameId, userId, release }, now);
    return {
      lease,
      saved: {
        game: parseSavedValues(await readSavedText(tx, { scope: 'game', ownerId: gameId, userId })),
        world: parseSavedValues(await readSavedText(tx, { scope: 'world', ownerId, userId })),
        ...(achievements && { achievements }),
        ...(goals && { goals }),
      },
    };
  });
  if (opened) await broadcastPartyOf(services, userId);
  return opened;
}

/**
 * Continues a lease for a room that came back. If the room is older than its last writes, their numbers are forgotten,
 * because it will use them again for others. What it repeats has numbers that it knows of, so it is still ignored.
 */
export async function continueSavedData(
  { db, clock }: WithClock & WithDatabase,
  { lease, userId, roomId, sequence }: ContinueSavedDataRequest,
): ReturnType<PlatformCalls['continueSaved']> {
  if (!isUuid(userId)) return 'lost';
  return db.transaction(async (tx) => {
    const held = await lockLeaseOfRoom(tx, { roomId, userId });
    if (held === null) return 'lost';
    const lastSequence = Math.min(held.lastSequence, sequence);
    await updateLease(tx, held.lease, { lastSequence, expiresAt: addMilliseconds(clock.now(), LEASE_MS) });
    return held.lease === lease && held.lastSequence === lastSequence ? 'current' : 'outdated';
  });
}

/** Renews leases and returns those that are lost. An expired lease stays valid until another room takes it. */
export async function renewLeases(
  { db, clock }: WithClock & WithDatabase,
  leases: readonly string[],
): Promise<readonly string[]> {
  const expiresAt = addMilliseconds(clock.now(), LEASE_MS);
  const renewed = new Set(await extendLeases(db, leases.filter(isUuid), expiresAt));
  return leases.filter((lease) => !renewed.has(lease));
}

/** Ends a lease, because its player has left the room. Their party sees that. */
export async function closeSavedData(services: WithDatabase & WithLive, lease: string): Promise<void> {
  const { db } = services;
  const closed = isUuid(lease) ? await deleteLease(db, lease) : null;
  if (closed === null) return;
  await clearMemberRoom(db, closed);
  await broadcastPartyOf(services, closed.userId);
}

export function parseSavedValues(text: string): { [key: string]: unknown } {
  return JSON.parse(text) as { [key: string]: unknown };
}
