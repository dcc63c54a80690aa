import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '../../../apps/server/src/process/createLogger.ts';
import { findLedgerProblems } from '../../../apps/server/src/areas/economy/coins/coinQueries.ts';
import { openDatabase } from '../../../apps/server/src/storage/openDatabase.ts';
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
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const database = openDatabase(databaseUrl, createLogger('silent'));
  try {
    await waitForDeliveries(client);
    let [lost, doubled] = [0, 0];
    for (const { name, userId } of shop.buyers) {
      const bought = await readBought(client, userId);
      const hats = await waitForHats(client, userId, bought.size);
      lost += acknowledged.filter(({ buyer, offerId }) => buyer === name && !bought.has(offerId)).length;
      lost += Math.max(0, bought.size - hats);
      doubled += Math.max(0, hats - bought.size);
    }
    const ledgerProblems = (await findLedgerProblems(database.db)).length;
    return { acknowledged: acknowledged.length, lost, doubled, ledgerProblems };
  } finally {
    await client.end();
    await database.close();
  }
}

async function waitForDeliveries(client: Client): Promise<void> {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query(
      'select 1 from coin_offers where bought_at is not null and delivered_at is null',
    );
    if (rows.length === 0 || Date.now() > until) return;
    await pause(LOOK_EVERY_MS);
  }
}

async function readBought(client: Client, userId: string): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select id from coin_offers where user_id = $1 and bought_at is not null',
    [userId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Saves are written a moment after the delivery. */
async function waitForHats(client: Client, userId: string, wanted: number): Promise<number> {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const hats = await readHats(client, userId);
    if (hats >= wanted || Date.now() > until) return hats;
    await pause(LOOK_EVERY_MS);
  }
}

async function readHats(client: Client, userId: string): Promise<number> {
  const { rows } = await client.query<{ values: string }>(
    'select values from saved_data where user_id = $1',
    [userId],
  );
  return (JSON.parse(rows[0]?.values ?? '{}') as { hats?: number }).hats ?? 0;
}
