import type { Chain } from '@playloom/api-contract';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { usedWalletProofs, users, wallets, type UserRow } from '../../../storage/schema.ts';

export type WalletRow = InferSelectModel<typeof wallets>;

export interface WalletRef {
  chain: Chain;
  address: string;
}

export async function listWalletsOf(db: Db, userId: string): Promise<WalletRow[]> {
  return db.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(wallets.linkedAt, wallets.id);
}

/** Finds a wallet with its owner, who stays locked until the transaction ends. */
export async function lockWallet(
  tx: Db,
  { chain, address }: WalletRef,
): Promise<{ wallet: WalletRow; user: UserRow } | null> {
  const [found] = await tx
    .select({ wallet: wallets, user: users })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(and(eq(wallets.chain, chain), eq(wallets.address, address)))
    .for('share', { of: users });
  return found ?? null;
}

/**
 * Marks a proof as used. Returns false if it was used before. If it is used twice at once, the first to commit
 * wins.
 */
export async function markWalletProofUsed(tx: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const used = await tx
    .insert(usedWalletProofs)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedWalletProofs.hash });
  return used.length > 0;
}

/** Returns false if the wallet already belongs to an account. */
export async function insertWallet(tx: Db, wallet: typeof wallets.$inferInsert): Promise<boolean> {
  const added = await tx.insert(wallets).values(wallet).onConflictDoNothing().returning({ id: wallets.id });
  return added.length > 0;
}

export async function addWalletIssuer(tx: Db, { id, issuers }: WalletRow, issuer: string): Promise<void> {
  await tx
    .update(wallets)
    .set({ issuers: [...issuers, issuer] })
    .where(eq(wallets.id, id));
}

export async function deleteWallet(tx: Db, id: string): Promise<void> {
  await tx.delete(wallets).where(eq(wallets.id, id));
}
