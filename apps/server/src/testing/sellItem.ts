import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { PAYOUT_HOLD_MS } from '../areas/economy/ledger/coinLimits.ts';
import { buyCoins, spendCoins } from '../areas/economy/ledger/moves.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { runStatement } from './runStatement.ts';
import { createLedger } from './createLedger.ts';

interface Sale {
  buyer: string;
  creator: string;
  gameId: string;
  coins: bigint;
}

/** Sells an item in a game without a room, with a date so long ago that the earnings can be paid out. */
export async function sellItem(databaseUrl: string, { buyer, creator, gameId, coins }: Sale): Promise<void> {
  const userId = await findUserId(databaseUrl, buyer);
  const creatorId = await findUserId(databaseUrl, creator);
  const at = new Date(Date.now() - PAYOUT_HOLD_MS);
  const key = randomUUID();
  const { db, close } = openDatabase(databaseUrl, pino({ level: 'silent' }));
  try {
    await createLedger(db).transact(async (ledger) => {
      await buyCoins(ledger, { key: `pack ${key}`, amount: coins, at, userId, pack: 'Vault' });
      const sale = { userId, creatorId, gameId, item: 'Hat' };
      await spendCoins(ledger, { key: `sale ${key}`, amount: coins, at, ...sale });
    });
  } finally {
    await close();
  }
}

async function findUserId(databaseUrl: string, username: string): Promise<string> {
  const [row] = await runStatement(databaseUrl, `select id from users where username = '${username}'`);
  return String(row?.['id']);
}
