import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '../../../apps/server/src/process/createLogger.ts';
import { findLedgerProblems } from '../../../apps/server/src/areas/economy/coins/coinQueries.ts';
import { openDatabase } from '../../../apps/server/src/storage/openDatabase.ts';
import { runStatement } from '../../../apps/server/src/testing/runStatement.ts';
import type { BotsFigures } from '../bots/FleetBots.ts';
import type { Shop } from './openShop.ts';

export interface PurchaseFigures {
  readonly acknowledged: number;
  /** Acknowledged purchases that are not stored, or whose delivery was not saved. */
  readonly lost: number;
  /** Deliveries that were saved more than once. */
  readonly doubled: number;
  readonly ledgerProblems: number;
}

const SETTLE_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 250;

/** Compares what buyers were told with what is stored. The buyers must still be in their rooms. */
export async function checkPurchases(
  databaseUrl: string,
  shop: Shop,
  acknowledged: BotsFigures['purchases'],
): Promise<PurchaseFigures> {
  await waitForDeliveries(databaseUrl);
  let [lost, doubled] = [0, 0];
  for (const { name, userId } of shop.buyers) {
    const bought = await readBought(databaseUrl, userId);
    const hats = await waitForHats(databaseUrl, userId, bought.size);
    lost += acknowledged.filter(({ buyer, offerId }) => buyer === name && !bought.has(offerId)).length;
    lost += Math.max(0, bought.size - hats);
    doubled += Math.max(0, hats - bought.size);
  }
  const ledgerProblems = await countLedgerProblems(databaseUrl);
  return { acknowledged: acknowledged.length, lost, doubled, ledgerProblems };
}

async function countLedgerProblems(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl, createLogger('silent'));
  try {
    return (await findLedgerProblems(database.db)).length;
  } finally {
    await database.close();
  }
}

async function waitForDeliveries(databaseUrl: string): Promise<void> {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const waiting = await runStatement(
      databaseUrl,
      'select 1 from coin_offers where bought_at is not null and delivered_at is null',
    );
    if (waiting.length === 0 || Date.now() > until) return;
    await pause(LOOK_EVERY_MS);
  }
}

async function readBought(databaseUrl: string, userId: string): Promise<Set<string>> {
  const offers = await runStatement(
    databaseUrl,
    `select id from coin_offers where user_id = '${userId}' and bought_at is not null`,
  );
  return new Set(offers.map(({ id }) => String(id)));
}

/** Saves are written a moment after the delivery. */
async function waitForHats(databaseUrl: string, userId: string, wanted: number): Promise<number> {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const hats = await readHats(databaseUrl, userId);
    if (hats >= wanted || Date.now() > until) return hats;
    await pause(LOOK_EVERY_MS);
  }
}

async function readHats(databaseUrl: string, userId: string): Promise<number> {
  const [row] = await runStatement(databaseUrl, `select values from saved_data where user_id = '${userId}'`);
  return (JSON.parse(String(row?.['values'] ?? '{}')) as { hats?: number }).hats ?? 0;
}
