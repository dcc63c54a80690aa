import { and, eq } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { copyrightClaims } from './schema.ts';

/** Shown as the name when the account that sent the claim is deleted. */
const DELETED_CLAIMANT = 'Deleted account';

const NO_COUNTER_CONTACT = {
  counterName: null,
  counterEmail: null,
  counterAddress: null,
  counterStatement: null,
  counterSignature: null,
};

/**
 * Claims that are still open go with the account. Decided claims stay because a game was hidden on their
 * account and its creator may still answer, but without contact data.
 */
export async function forgetCopyrightClaims(tx: Db, userId: string): Promise<void> {
  const isClaimant = eq(copyrightClaims.claimantId, userId);
  await tx.delete(copyrightClaims).where(and(isClaimant, eq(copyrightClaims.state, 'open')));
  await tx
    .update(copyrightClaims)
    .set({ name: DELETED_CLAIMANT, email: '', address: '', signature: '' })
    .where(isClaimant);
  await tx.update(copyrightClaims).set(NO_COUNTER_CONTACT).where(eq(copyrightClaims.counterUserId, userId));
}

/** Claims that the user sent, and counter-notices; the other side's data is not theirs. */
export async function exportCopyright(tx: Db, userId: string): Promise<Record<string, unknown>> {
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
