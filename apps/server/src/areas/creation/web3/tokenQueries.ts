import { eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { utilityTokens } from '../../../storage/schema.ts';

export type UtilityTokenRow = InferSelectModel<typeof utilityTokens>;

/** The owner of a token: a game or a world. */
export type UtilityTokenOwner = { gameId: string } | { worldId: string };

export async function findUtilityToken(db: Db, owner: UtilityTokenOwner): Promise<UtilityTokenRow | null> {
  const [row] = await db.select().from(utilityTokens).where(isOf(owner));
  return row ?? null;
}

export async function storeUtilityToken(
  tx: Db,
  owner: UtilityTokenOwner,
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
export async function lockUtilityToken(tx: Db, owner: UtilityTokenOwner): Promise<UtilityTokenRow | null> {
  const [row] = await tx.select().from(utilityTokens).where(isOf(owner)).for('update');
  return row ?? null;
}

export async function deleteUtilityToken(tx: Db, owner: UtilityTokenOwner): Promise<void> {
  await tx.delete(utilityTokens).where(isOf(owner));
}

function isOf(owner: UtilityTokenOwner): SQL {
  return 'gameId' in owner
    ? eq(utilityTokens.gameId, owner.gameId)
    : eq(utilityTokens.worldId, owner.worldId);
}
