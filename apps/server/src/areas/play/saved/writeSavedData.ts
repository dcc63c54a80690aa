import { limits, type SavedChange, type SavedScope } from '@playloom/game-format';
import type { SavedDataWrite } from '@playloom/room-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import {
  lockLease,
  readSavedText,
  updateLease,
  writeSavedText,
  type LeaseRow,
  type SavedDataKey,
} from './savedQueries.ts';
import { storeProgress } from '../progress/storeProgress.ts';
import { markPurchasesDelivered } from '../../economy/coins/offers.ts';
import { applySavedChange, parseSavedChange, type SavedValues } from './savedChanges.ts';
import { CHANGES_PER_WRITE_MAX, LEASE_MS } from './savedLimits.ts';
import { parseSavedValues } from './savedLeases.ts';

const SCOPES: readonly SavedScope[] = ['game', 'world'];

export interface WriteOutcome {
  /** After `new-day`, the room reads the goals of the player again. */
  answer: 'written' | 'lease-lost' | 'new-day';
  /** Changes that could not be saved, to report to the creator. The others are saved. */
  refused: { key: string; problem: 'saved-change-not-allowed' | 'saved-data-full' }[];
  lease: LeaseRow | null;
}

/**
 * Writes a batch of changes in one transaction. A sequence that was already written changes nothing, so a room can
 * resend a batch when it does not know whether it arrived. Batches come in order.
 */
export async function writeSavedData(
  { db, clock }: WithClock & WithDatabase,
  { lease, sequence, changes, purchases = [], progress, release }: SavedDataWrite,
): Promise<WriteOutcome> {
  const lost: WriteOutcome = { answer: 'lease-lost', refused: [], lease: null };
  if (!isUuid(lease)) return lost;
  return db.transaction(async (tx) => {
    const held = await lockLease(tx, lease);
    if (!held) return lost;
    if (sequence <= held.lastSequence) return { answer: 'written', refused: [], lease: held };
    const now = clock.now();
    const refused: WriteOutcome['refused'] = [];
    const wanted = changes.slice(0, CHANGES_PER_WRITE_MAX).flatMap((sent) => {
      const change = parseSavedChange(sent);
      if (!change) refused.push({ key: describeKey(sent), problem: 'saved-change-not-allowed' });
      return change ?? [];
    });
    for (const scope of SCOPES) {
      const ofScope = wanted.filter((change) => change.scope === scope);
      if (ofScope.length > 0)
        refused.push(...(await writeScope(tx, getSavedLocation(held, scope), ofScope, now)));
    }
    // Runs in the same transaction as the changes, so that the effects of a purchase are saved exactly once.
    if (purchases.length > 0) await markPurchasesDelivered(tx, held, purchases, now);
    const isNewDay =
      progress !== undefined &&
      release !== undefined &&
      (await storeProgress(tx, pickPlayer(held), { release, progress }, now)).isNewDay;
    await updateLease(tx, lease, { lastSequence: sequence, expiresAt: addMilliseconds(now, LEASE_MS) });
    return { answer: isNewDay ? 'new-day' : 'written', refused, lease: held };
  });
}

function pickPlayer({ userId, gameId }: LeaseRow) {
  return { userId, gameId };
}

function getSavedLocation({ gameId, ownerId, userId }: LeaseRow, scope: SavedScope): SavedDataKey {
  return { scope, ownerId: scope === 'game' ? gameId : ownerId, userId };
}

async function writeScope(
  tx: Db,
  location: SavedDataKey,
  changes: SavedChange[],
  now: Date,
): Promise<WriteOutcome['refused']> {
  let values: SavedValues = new Map(Object.entries(parseSavedValues(await readSavedText(tx, location))));
  let size = [...values].reduce((sum, [key, value]) => sum + measureEntry(key, value), 0);
  const refused: WriteOutcome['refused'] = [];
  for (const change of changes) {
    const { key } = change;
    const after = applySavedChange(values, change);
    const sizeAfter = size - entrySize(values, key) + (after ? entrySize(after, key) : Infinity);
    // If the data is already over the limit, changes that make it smaller are still accepted.
    if (after === null || (sizeAfter > limits.SAVED_TEXT_LENGTH_MAX && sizeAfter > size))
      refused.push({ key, problem: 'saved-data-full' });
    else [values, size] = [after, sizeAfter];
  }
  await writeSavedText(tx, location, JSON.stringify(Object.fromEntries(values)), now);
  return refused;
}

function entrySize(values: SavedValues, key: string): number {
  return values.has(key) ? measureEntry(key, values.get(key)) : 0;
}

/** The length of an entry in the JSON text, with its colon and comma. */
function measureEntry(key: string, value: unknown): number {
  return JSON.stringify(key).length + JSON.stringify(value).length + 2;
}

function describeKey(sent: unknown): string {
  const key = typeof sent === 'object' && sent !== null ? (sent as { key?: unknown }).key : undefined;
  return typeof key === 'string' ? key : '';
}
