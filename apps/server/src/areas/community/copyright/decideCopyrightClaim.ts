import type { AuditAction, CopyrightDecision, CopyrightState } from '@playloom/api-contract';
import { deleteSleepingRoomsOf } from '../../creation/sleeping-rooms/deleteSleepingRooms.ts';
import { eq } from 'drizzle-orm';
import { ClaimAlreadyDecided, ClaimNotFound } from './copyrightErrors.ts';
import { composeClaimantMail } from './composeClaimantMail.ts';
import { composeClaimedGameMail } from './composeClaimedGameMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import {
  lockClaim,
  transferHidingToOtherClaim,
  updateClaim,
  type CopyrightClaimRow,
} from './copyrightQueries.ts';
import { type GameRow, games, users } from '../../../storage/schema.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import type { AccountAction } from '../../identity/audit/recordAction.ts';
import { setGameHidden } from '../moderation/setGameHidden.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';
import { mailUser } from '../../identity/users/mailUser.ts';

interface Step {
  from: readonly CopyrightState[];
  to: CopyrightState;
  action: AuditAction;
}

/**
 * The states that each decision leads from and to. An operator can also restore without a counter-notice, when a claim
 * is withdrawn.
 */
const STEPS: Record<CopyrightDecision, Step> = {
  remove: { from: ['open'], to: 'content_removed', action: 'copyright.remove' },
  reject: { from: ['open'], to: 'rejected', action: 'copyright.reject' },
  restore: { from: ['content_removed', 'counter_notice'], to: 'restored', action: 'copyright.restore' },
  keep: { from: ['counter_notice'], to: 'content_removed', action: 'copyright.keep' },
};

/**
 * Updates the claim, the visibility of the game and the audit log, and sends the notification and mails, in one
 * transaction.
 */
export async function decideCopyrightClaim(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithRooms,
  act: AccountAction,
  decision: CopyrightDecision,
): Promise<void> {
  const { from, to, action } = STEPS[decision];
  const { actor, id, reason } = act;
  const now = services.clock.now();
  const hiddenGameId = await services.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, id);
    if (!claim) throw ClaimNotFound();
    if (!from.includes(claim.state)) throw ClaimAlreadyDecided();
    const game = await findGameOf(tx, claim);
    const didHideGame = await applyToGame(services, tx, { act, decision, claim });
    await updateClaim(tx, id, { state: to, decision: reason, decidedAt: now, didHideGame });
    await recordAction(tx, {
      actorId: actor.id,
      action,
      userId: game?.creatorId ?? null,
      ...(game ? { gameId: game.id } : {}),
      reason,
      details: { claim: claim.number },
      now,
    });
    await mailClaimant(services, tx, { claim, game, decision, reason });
    if (game && decision !== 'reject') await notifyCreator(services, tx, { claim, game, decision, reason });
    return decision === 'remove' && didHideGame ? claim.gameId : null;
  });
  if (hiddenGameId === null) return;
  await deleteSleepingRoomsOf(services.db, hiddenGameId);
  await services.rooms.closeRooms(hiddenGameId);
}

async function findGameOf(tx: Db, { gameId }: CopyrightClaimRow): Promise<GameRow | null> {
  if (gameId === null) return null;
  const [game] = await tx.select().from(games).where(eq(games.id, gameId));
  return game ?? null;
}

/** Hides the game or shows it again. Returns whether it is hidden afterwards because of this claim. */
async function applyToGame(
  services: WithClock,
  tx: Db,
  { act, decision, claim }: { act: AccountAction; decision: CopyrightDecision; claim: CopyrightClaimRow },
): Promise<boolean> {
  const { gameId, number, didHideGame } = claim;
  if (gameId === null) return false;
  const hiding = { actor: act.actor, id: gameId, reason: `Copyright claim ${number}: ${act.reason}` };
  if (decision === 'remove') return (await setGameHidden(services, tx, hiding, true)) !== null;
  if (decision === 'restore' && didHideGame) {
    // If another claim still removes the game, that claim becomes the reason it is hidden.
    if (!(await transferHidingToOtherClaim(tx, claim.id, gameId)))
      await setGameHidden(services, tx, hiding, false);
    return false;
  }
  return didHideGame;
}

interface Decided {
  claim: CopyrightClaimRow;
  decision: CopyrightDecision;
  reason: string;
}

async function mailClaimant(
  { config, jobs }: WithConfig & WithJobs,
  tx: Db,
  { claim, game, decision, reason }: Decided & { game: GameRow | null },
): Promise<void> {
  const { email, number, content } = claim;
  // The claimant's account is deleted, and its email with it.
  if (email === '') return;
  const title = game?.title ?? content;
  await jobs.send(
    tx,
    'mail',
    composeClaimantMail(config, { to: email, number, title, update: decision, reason }),
  );
}

async function notifyCreator(
  services: WithConfig & WithJobs,
  tx: Db,
  { claim, game, decision, reason }: Decided & { game: GameRow },
): Promise<void> {
  if (decision === 'reject') return;
  const { id, number, name } = claim;
  const { title, creatorId } = game;
  const path = `/copyright/${id}/counter-notice`;
  const texts = {
    remove: `${title} was removed after a copyright claim. You can send a counter-notice.`,
    restore: `${title} was restored. Copyright claim ${number} is closed.`,
    keep: `${title} stays removed after copyright claim ${number}.`,
  };
  await queueNotification(services, tx, {
    userIds: [creatorId],
    kind: 'moderation',
    text: texts[decision],
    href: path,
    key: `copyright ${id} ${decision}`,
  });
  const [creator] = await tx.select({ email: users.email }).from(users).where(eq(users.id, creatorId));
  if (!creator) return;
  const link = `${services.config.publicUrl}${path}`;
  await mailUser(services.jobs, tx, creator, (to) =>
    composeClaimedGameMail(services.config, { to, number, title, claimant: name, decision, reason, link }),
  );
}
