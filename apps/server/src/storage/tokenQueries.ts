import { eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { utilityTokens } from './schema.ts';

export type TokenRow = InferSelectModel<typeof utilityTokens>;

/** The owner of a token: a game or a world. */
export type TokenOwner = { gameId: string } | { worldId: string };

export async function findToken(db: Db, owner: TokenOwner): Promise<TokenRow | null> {
  const [row] = await db.select().from(utilityTokens).where(isOf(owner));
  return row ?? null;
}

export async function setToken(
  tx: Db,
  owner: TokenOwner,
  token: Omit<typeof utilityTokens.$inferInsert, 'id' | 'gameId' | 'worldId'>,
): Promise<void> {
  await tx
    .insert(utilityTokens)
    .values({ ...owner, ...token })
    .onConflictDoUpdate({
      target: 'gameId' in owner ? utilityTokens.gameId : utilityTokens.worldId,
      set: token,
    });
}

/**
 * Locks a token until the transaction ends, so that the later of two changes sees, and can delete, the icon of the
 * earlier one.
 */
export async function lockToken(tx: Db, owner: TokenOwner): Promise<TokenRow | null> {
  const [row] = await tx.select().from(utilityTokens).where(isOf(owner)).for('update');
  return row ?? null;
}

export async function deleteToken(tx: Db, owner: TokenOwner): Promise<void> {
  await tx.delete(utilityTokens).where(isOf(owner));
}

function isOf(owner: TokenOwner): SQL {
  return 'gameId' in owner
    ? eq(utilityTokens.gameId, owner.gameId)
    : eq(utilityTokens.worldId, owner.worldId);
}
