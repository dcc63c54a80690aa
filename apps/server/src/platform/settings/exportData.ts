import { eq, getTableColumns } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import {
  consents,
  contactMessages,
  deviceProfiles,
  emailChanges,
  feedback,
  files,
  gameMembers,
  games,
  invites,
  leaderboardScores,
  newsletterSubscriptions,
  productEvents,
  releases,
  savedData,
  sessions,
  worlds,
} from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { presentUser } from '../users/presentUser.ts';

/** Everything stored about a user, as of one moment. Hashes of passwords and tokens stay: they are keys, not data. */
export async function exportData(
  { db, clock, config }: Services,
  user: UserRow,
): Promise<Record<string, unknown>> {
  const exportedAt = clock.now().toISOString();
  const account = {
    ...presentUser(user, config),
    email: user.email,
    createdAt: user.createdAt,
    deleteAfter: user.deleteAfter,
  };
  const rows = await db.transaction((tx) => readRows(tx, user.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { exportedAt, account, arrival: user.arrival, ...rows };
}

async function readRows(tx: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    sessions: await tx
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    emailChanges: await tx
      .select({
        email: emailChanges.email,
        expiresAt: emailChanges.expiresAt,
        usedAt: emailChanges.usedAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    consents: await tx.select().from(consents).where(eq(consents.userId, userId)),
    newsletter: await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.userId, userId)),
    feedback: await tx.select().from(feedback).where(eq(feedback.userId, userId)),
    contactMessages: await tx.select().from(contactMessages).where(eq(contactMessages.userId, userId)),
    productEvents: await tx.select().from(productEvents).where(eq(productEvents.userId, userId)),
    deviceProfiles: await tx.select().from(deviceProfiles).where(eq(deviceProfiles.userId, userId)),
    games: await tx.select().from(games).where(eq(games.creatorId, userId)),
    releases: await readReleases(tx, userId),
    savedData: await tx.select().from(savedData).where(eq(savedData.userId, userId)),
    scores: await tx.select().from(leaderboardScores).where(eq(leaderboardScores.userId, userId)),
    invites: await tx.select().from(invites).where(eq(invites.inviterId, userId)),
    memberships: await tx.select().from(gameMembers).where(eq(gameMembers.userId, userId)),
    worlds: await tx.select().from(worlds).where(eq(worlds.ownerId, userId)),
    files: await tx.select().from(files).where(eq(files.ownerId, userId)),
  };
}

/** The documents as they were published; what browsers get of them is made from these. */
async function readReleases(tx: Db, userId: string) {
  const { projection: _projection, ...columns } = getTableColumns(releases);
  return tx
    .select(columns)
    .from(releases)
    .innerJoin(games, eq(games.id, releases.gameId))
    .where(eq(games.creatorId, userId));
}
