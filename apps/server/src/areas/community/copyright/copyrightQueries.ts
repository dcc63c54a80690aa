import {
  aliasedTable,
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type InferSelectModel,
} from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import type { Paging } from '../../../http/paging.ts';
import { copyrightClaims, games, users } from '../../../storage/schema.ts';

export type CopyrightClaimRow = InferSelectModel<typeof copyrightClaims>;
export type ListedClaim = Awaited<ReturnType<typeof selectClaims>>[number];

const gameSummary = { slug: games.slug, title: games.title };

/** Includes hidden games, so that a second claim about one is not lost. */
export async function findClaimableGame(db: Db, slug: string) {
  const [game] = await db
    .select({ id: games.id, ...gameSummary })
    .from(games)
    .where(and(eq(games.slug, slug), isNotNull(games.liveRelease), isNull(games.trashedAt)));
  return game ?? null;
}

export async function insertClaim(tx: Db, row: typeof copyrightClaims.$inferInsert): Promise<number> {
  const [added] = await tx.insert(copyrightClaims).values(row).returning({ number: copyrightClaims.number });
  return added!.number;
}

/** Locks a claim, so that the second of two simultaneous decisions waits and sees the first. */
export async function lockClaim(tx: Db, id: string): Promise<CopyrightClaimRow | null> {
  const [claim] = await tx.select().from(copyrightClaims).where(eq(copyrightClaims.id, id)).for('update');
  return claim ?? null;
}

export async function updateClaim(
  tx: Db,
  id: string,
  change: Partial<typeof copyrightClaims.$inferInsert>,
): Promise<void> {
  await tx.update(copyrightClaims).set(change).where(eq(copyrightClaims.id, id));
}

/** Finds a claim about a game that this user currently owns. */
export async function findClaimOfOwner(db: Db, id: string, ownerId: string) {
  const [found] = await db
    .select({ claim: copyrightClaims, game: gameSummary })
    .from(copyrightClaims)
    .innerJoin(games, eq(games.id, copyrightClaims.gameId))
    .where(and(eq(copyrightClaims.id, id), eq(games.creatorId, ownerId)));
  return found ?? null;
}

/** Whether another claim keeps the game hidden. If so, that claim is marked as the one that hid the game. */
export async function transferHidingToOtherClaim(tx: Db, claimId: string, gameId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: copyrightClaims.id })
    .from(copyrightClaims)
    .where(
      and(
        eq(copyrightClaims.gameId, gameId),
        ne(copyrightClaims.id, claimId),
        inArray(copyrightClaims.state, ['content_removed', 'counter_notice']),
      ),
    )
    .limit(1);
  if (other) await updateClaim(tx, other.id, { didHideGame: true });
  return other !== undefined;
}

const creators = aliasedTable(users, 'creators');

/** Selects claims in this state. Pending claims are ordered oldest first, others newest first. */
export async function selectClaims(db: Db, state: CopyrightClaimRow['state'], { limit, offset }: Paging) {
  const isWaiting = state === 'open' || state === 'counter_notice';
  return db
    .select({
      claim: copyrightClaims,
      game: gameSummary,
      creator: { id: creators.id, username: creators.username },
      account: { id: users.id, username: users.username },
    })
    .from(copyrightClaims)
    .leftJoin(games, eq(games.id, copyrightClaims.gameId))
    .leftJoin(creators, eq(creators.id, games.creatorId))
    .leftJoin(users, eq(users.id, copyrightClaims.claimantId))
    .where(eq(copyrightClaims.state, state))
    .orderBy(isWaiting ? copyrightClaims.createdAt : desc(copyrightClaims.decidedAt), copyrightClaims.number)
    .limit(limit)
    .offset(offset);
}

/** Name to show if the account that sent the claim is deleted. */
const DELETED_CLAIMANT = 'Deleted account';

const NO_COUNTER_CONTACT = {
  counterName: null,
  counterEmail: null,
  counterAddress: null,
  counterStatement: null,
  counterSignature: null,
};

/**
 * Deletes the open claims of a deleted account. Decided claims stay, because they hid a game whose creator may
 * still respond, but lose their contact data.
 */
export async function anonymizeCopyrightClaims(tx: Db, userId: string): Promise<void> {
  const isClaimant = eq(copyrightClaims.claimantId, userId);
  await tx.delete(copyrightClaims).where(and(isClaimant, eq(copyrightClaims.state, 'open')));
  await tx
    .update(copyrightClaims)
    .set({ name: DELETED_CLAIMANT, email: '', address: '', signature: '' })
    .where(isClaimant);
  await tx.update(copyrightClaims).set(NO_COUNTER_CONTACT).where(eq(copyrightClaims.counterUserId, userId));
}

/** Exports the user's claims and counter-notices, without the other party's data. */
export async function exportCopyrightClaims(tx: Db, userId: string): Promise<Record<string, unknown>> {
  const { id, number, state, createdAt, decision, decidedAt, content } = copyrightClaims;
  const { name, email, address, work, workLink, signature } = copyrightClaims;
  const { counterName, counterEmail, counterAddress, counterStatement, counterSignature, counterAt } =
    copyrightClaims;
  return {
    copyrightClaims: await tx
      .select({
        id,
        number,
        state,
        createdAt,
        decision,
        decidedAt,
        content,
        name,
        email,
        address,
        work,
        workLink,
        signature,
      })
      .from(copyrightClaims)
      .where(eq(copyrightClaims.claimantId, userId)),
    counterNotices: await tx
      .select({
        number,
        counterName,
        counterEmail,
        counterAddress,
        counterStatement,
        counterSignature,
        counterAt,
      })
      .from(copyrightClaims)
      .where(eq(copyrightClaims.counterUserId, userId)),
  };
}
