import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { PAYOUT_HOLD_MS } from '../../apps/server/src/platform/coins/ledger/coinLimits.ts';
import { buyCoins, spendCoins } from '../../apps/server/src/platform/coins/ledger/moves.ts';
import { createLedger } from '../../apps/server/src/storage/ledgerQueries.ts';
import { openDatabase } from '../../apps/server/src/storage/openDatabase.ts';
import { askDatabase } from './askDatabase.ts';
import { readSite } from './readSite.ts';

interface Sale {
  buyer: string;
  creator: string;
  gameId: string;
  coins: bigint;
}

/** Sells something in a game past the room, so long ago that what the creator earned can be paid out. */
export async function sellItem({ buyer, creator, gameId, coins }: Sale): Promise<void> {
  const { db, close } = openDatabase(readSite().databaseUrl, pino({ level: 'silent' }));
  const [userId, creatorId] = [await findUserId(buyer), await findUserId(creator)];
  const at = new Date(Date.now() - PAYOUT_HOLD_MS);
  const key = randomUUID();
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

async function findUserId(username: string): Promise<string> {
  const [row] = await askDatabase(`select id from users where username = '${username}'`);
  return String(row?.['id']);
}
