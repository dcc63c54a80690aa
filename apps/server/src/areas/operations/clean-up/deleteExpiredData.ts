import { lt, lte } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { SIGN_UP_LIFETIME_MS } from '../../identity/accounts/signUpQueries.ts';
import { purgeTrash } from '../../creation/drafts/trash.ts';
import { discardUnusedFiles } from '../../../files/discardFile.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithObjects } from '../../../object-store/ObjectStore.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import {
  accountBrowsers,
  collaboratorLinks,
  emailChanges,
  invites,
  joinTokens,
  passwordResets,
  requestedMails,
  savedLeases,
  sessions,
  signUps,
  usedWalletProofs,
} from '../../../storage/schema.ts';
import { deleteEndedSleepingRooms } from '../../creation/sleeping-rooms/deleteSleepingRooms.ts';
import { deleteExpiredTestReleases } from '../../creation/releases/testReleaseQueries.ts';
import { MAIL_WINDOW_MS } from '../../identity/accounts/mailAllowanceQueries.ts';
import { deleteOldGoalProgress } from '../../play/goals/goalQueries.ts';
import { deleteDueAccounts } from '../account-data/deleteDueAccounts.ts';

/** Expired links are kept for a while, so that opening one can explain why it no longer works. */
const ENDED_LINK_RETENTION_MS = DAY_MS;
/** As long as the cookie with the browser's id lives. */
const BROWSER_LINK_RETENTION_MS = 400 * DAY_MS;
/** A room that lost its connection may still write with an expired lease if no other room has taken it over. */
const LOST_LEASE_RETENTION_MS = DAY_MS;

/** Deletes expired data. If a run is interrupted, the next one does the rest. */
export async function deleteExpiredData(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithFiles &
    WithObjects &
    WithPlans &
    WithLive &
    WithRooms,
): Promise<void> {
  await deleteEndedProofs(services.db, services.clock.now());
  await services.db.delete(sessions).where(lte(sessions.expiresAt, services.clock.now()));
  await deleteExpiredRoomAccess(services.db, services.clock.now());
  await deleteDueAccounts(services);
  await purgeTrash(services);
  await deleteEndedSleepingRooms(services);
  await deleteExpiredTestReleases(services.db, services.clock.now());
  await deleteOldGoalProgress(services.db, services.clock.now());
  await discardUnusedFiles(services);
}

async function deleteEndedProofs(db: Db, now: Date): Promise<void> {
  const ended = addMilliseconds(now, -ENDED_LINK_RETENTION_MS);
  await db.delete(signUps).where(lte(signUps.createdAt, addMilliseconds(now, -SIGN_UP_LIFETIME_MS)));
  await db.delete(requestedMails).where(lte(requestedMails.sentAt, addMilliseconds(now, -MAIL_WINDOW_MS)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, ended));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, ended));
  await db
    .delete(accountBrowsers)
    .where(lt(accountBrowsers.lastSeenAt, addMilliseconds(now, -BROWSER_LINK_RETENTION_MS)));
  await db.delete(usedWalletProofs).where(lte(usedWalletProofs.expiresAt, now));
}

/** Deletes expired invites, tokens for moving between maps, links for collaborators, and leases on saved data. */
async function deleteExpiredRoomAccess(db: Db, now: Date): Promise<void> {
  await db.delete(invites).where(lte(invites.expiresAt, now));
  await db.delete(joinTokens).where(lte(joinTokens.expiresAt, now));
  const endedLinks = addMilliseconds(now, -ENDED_LINK_RETENTION_MS);
  await db.delete(collaboratorLinks).where(lt(collaboratorLinks.expiresAt, endedLinks));
  await db
    .delete(savedLeases)
    .where(lte(savedLeases.expiresAt, addMilliseconds(now, -LOST_LEASE_RETENTION_MS)));
}
