import { formatCoinCount } from '@playloom/api-contract';
import type {
  Endpoints,
  Payout,
  PayoutDestination,
  PayoutState,
  EndpointQuery,
} from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { NotFound } from '../../../http/errors.ts';
import { PayoutAlreadyDecided, PayoutDestinationUnknown } from '../../economy/coins/payoutErrors.ts';
import { composePayoutMail } from './composePayoutMail.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { findLedgerTransactionById } from '../../economy/ledger/ledgerQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { selectPayouts } from './operatorQueries.ts';
import { coinPayouts, users, type UserRow } from '../../../storage/schema.ts';
import { settlePayout } from '../../economy/ledger/moves.ts';
import { reverseLedgerTransaction } from '../../economy/ledger/reverseLedgerTransaction.ts';
import { decryptPayoutDestination } from '../../economy/coins/payoutMethods.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { mailUser } from '../../identity/users/mailUser.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

export async function listPayouts(
  { db }: WithDatabase,
  { state, page }: EndpointQuery<Endpoints['listPayouts']>,
): Promise<{ payouts: Payout[]; hasMore: boolean }> {
  const { shown, hasMore } = slicePage(await selectPayouts(db, state, getPaging(page)));
  const payouts = shown.map(({ payout, username, email }) => ({
    id: payout.moveId,
    user: payout.userId && username ? { id: payout.userId, username, email: email ?? '' } : null,
    amount: payout.amount.toString(),
    state: payout.state,
    isSandbox: payout.isSandbox,
    decision: payout.decision,
    hasDestination: payout.destination !== null,
    requestedAt: payout.requestedAt.toISOString(),
    decidedAt: payout.decidedAt?.toISOString() ?? null,
  }));
  return { payouts, hasMore };
}

interface PayoutAction {
  actor: UserRow;
  id: string;
}

/** Returns the full destination of a payout. Only operators can see it, and each view is recorded. */
export async function revealPayoutDestination(
  { db, clock, secrets }: WithSecrets & WithClock & WithDatabase,
  { actor, id }: PayoutAction,
): Promise<PayoutDestination> {
  return db.transaction(async (tx) => {
    const [payout] = await tx.select().from(coinPayouts).where(eq(coinPayouts.moveId, id));
    if (!payout) throw NotFound();
    const { userId } = payout;
    const destination = userId && decryptPayoutDestination(secrets, userId, payout.destination);
    if (!destination) throw PayoutDestinationUnknown();
    await recordAction(tx, {
      actorId: actor.id,
      action: 'payout.show',
      userId,
      reason: 'Viewed to make the payout',
      details: { payout: id },
      now: clock.now(),
    });
    return destination;
  });
}

/** Settles the reserved coins of a payout after its money was sent outside the platform. */
export async function markPayoutPaid(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive,
  act: PayoutAction,
  reference: string,
): Promise<void> {
  await runLedgerTransaction(services, async (ledger, tx) => {
    const { amount } = await decide(services, tx, act, 'paid', reference);
    return settlePayout(ledger, { key: `paid:${act.id}`, amount, at: services.clock.now(), reference });
  });
}

export async function rejectPayout(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive,
  act: PayoutAction,
  reason: string,
): Promise<void> {
  await runLedgerTransaction(services, async (ledger, tx) => {
    await decide(services, tx, act, 'returned', reason);
    const move = await findLedgerTransactionById(tx, act.id);
    if (!move) throw NotFound();
    return reverseLedgerTransaction(ledger, {
      key: `returned:${act.id}`,
      move,
      reason,
      at: services.clock.now(),
    });
  });
}

/** Changes the state of an open payout. Throws if another operator has decided it in the meantime. */
async function decide(
  services: WithConfig & WithClock & WithJobs,
  tx: Db,
  { actor, id }: PayoutAction,
  state: Exclude<PayoutState, 'requested'>,
  decision: string,
): Promise<typeof coinPayouts.$inferSelect> {
  const isThis = eq(coinPayouts.moveId, id);
  const [payout] = await tx.select().from(coinPayouts).where(isThis).for('update');
  if (!payout) throw NotFound();
  if (payout.state !== 'requested') throw PayoutAlreadyDecided();
  const now = services.clock.now();
  await tx.update(coinPayouts).set({ state, decision, decidedAt: now }).where(isThis);
  const { userId, isSandbox } = payout;
  const coins = Number(payout.amount);
  await recordAction(tx, {
    actorId: actor.id,
    action: state === 'paid' ? 'payout.pay' : 'payout.return',
    userId,
    reason: decision,
    details: { payout: id, coins, isSandbox },
    now,
  });
  if (userId !== null)
    await notifyPayoutDecision(services, tx, userId, { id, coins, state, decision, isSandbox });
  return payout;
}

interface Decided {
  id: string;
  coins: number;
  state: Exclude<PayoutState, 'requested'>;
  decision: string;
  isSandbox: boolean;
}

async function notifyPayoutDecision(
  services: WithConfig & WithJobs,
  tx: Db,
  userId: string,
  decided: Decided,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { id, coins, state, decision } = decided;
  await mailUser(services.jobs, tx, user, (to) => composePayoutMail(services.config, { ...decided, to }));
  await queueNotification(services, tx, {
    userIds: [userId],
    kind: 'coins',
    text:
      state === 'paid'
        ? `Your payout of ${formatCoinCount(coins)} was ${decided.isSandbox ? 'a test. No money was sent' : 'paid'}.`
        : `Your payout of ${formatCoinCount(coins)} was rejected: ${decision}`,
    href: `/user/${user.username}/coins/summary/`,
    key: `payout:${id}`,
  });
}
