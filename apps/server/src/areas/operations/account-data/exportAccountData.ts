import { eq, getTableColumns, or } from 'drizzle-orm';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets, Secrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { exportCopyrightClaims } from '../../community/copyright/copyrightQueries.ts';
import {
  accountBrowsers,
  auditLog,
  coinAccounts,
  coinTransactions,
  coinOffers,
  coinPayouts,
  chatChannels,
  chatMessages,
  chatReads,
  collaboratorLinks,
  collaborators,
  courseProgress,
  consents,
  contactMessages,
  deviceProfiles,
  drafts,
  draftVersions,
  emailChanges,
  feedback,
  files,
  gameMembers,
  gamePlayers,
  gameModerators,
  games,
  playSessions,
  invites,
  leaderboardScores,
  newsletterSubscriptions,
  paymentOrders,
  payoutMethods,
  productEventsTable,
  recentGames,
  releaseNotes,
  releases,
  reports,
  sanctions,
  savedData,
  seenTips,
  achievementProgress,
  gameMastery,
  goalProgress,
  playerLevels,
  playerStreaks,
  seasonPoints,
  wornCosmetics,
  sessions,
  skins,
  sleepingRooms,
  subscriptions,
  testReleases,
  userBlocks,
  wallets,
  wornSkins,
  worlds,
  type UserRow,
} from '../../../storage/schema.ts';
import { decryptPayoutDestination } from '../../economy/coins/payoutMethods.ts';
import { presentUser } from '../../identity/users/presentUser.ts';
import { exportSocialData } from './exportSocialData.ts';

/**
 * Reads everything stored about a user from one snapshot, except for whole documents, which `streamDataExport` adds.
 * Hashes of passwords and tokens are left out, because they are credentials and not data.
 */
export async function exportAccountData(
  services: WithConfig & WithSecrets & WithClock & WithDatabase,
  user: UserRow,
): Promise<Record<string, unknown>> {
  const { db, clock, secrets } = services;
  const exportedAt = clock.now().toISOString();
  const account = {
    ...(await presentUser(services, user)),
    email: user.email,
    birthDate: user.birthDate,
    createdAt: user.createdAt,
    deleteAfter: user.deleteAfter,
  };
  const rows = await db.transaction((tx) => readRows(tx, secrets, user.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { exportedAt, account, arrival: user.arrival, ...rows };
}

async function readRows(tx: Db, secrets: Secrets, userId: string): Promise<Record<string, unknown>> {
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
    wallets: await tx.select().from(wallets).where(eq(wallets.userId, userId)),
    consents: await tx.select().from(consents).where(eq(consents.userId, userId)),
    newsletter: await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.userId, userId)),
    feedback: await tx.select().from(feedback).where(eq(feedback.userId, userId)),
    contactMessages: await tx.select().from(contactMessages).where(eq(contactMessages.userId, userId)),
    productEvents: await tx.select().from(productEventsTable).where(eq(productEventsTable.userId, userId)),
    browsers: await tx
      .select({ lastSeenAt: accountBrowsers.lastSeenAt })
      .from(accountBrowsers)
      .where(eq(accountBrowsers.userId, userId)),
    deviceProfiles: await tx.select().from(deviceProfiles).where(eq(deviceProfiles.userId, userId)),
    games: await tx.select().from(games).where(eq(games.creatorId, userId)),
    releases: await readReleases(tx, userId),
    ...(await readCreationData(tx, userId)),
    ...(await exportSocialData(tx, userId)),
    ...(await readPlayData(tx, userId)),
    invites: await tx.select().from(invites).where(eq(invites.inviterId, userId)),
    courseProgress: await tx.select().from(courseProgress).where(eq(courseProgress.userId, userId)),
    worlds: await tx.select().from(worlds).where(eq(worlds.ownerId, userId)),
    // The name of the moderator is left out.
    decisions: await tx
      .select({ action: auditLog.action, reason: auditLog.reason, happenedAt: auditLog.happenedAt })
      .from(auditLog)
      .where(eq(auditLog.userId, userId)),
    files: await tx.select().from(files).where(eq(files.ownerId, userId)),
    ...(await readCoins(tx, secrets, userId)),
    ...(await readMessagesData(tx, userId)),
    ...(await exportCopyrightClaims(tx, userId)),
  };
}

async function readPlayData(tx: Db, userId: string): Promise<Record<string, unknown>> {
  const { objectKey: _key, ...sleepingRoom } = getTableColumns(sleepingRooms);
  return {
    savedData: await tx.select().from(savedData).where(eq(savedData.userId, userId)),
    scores: await tx.select().from(leaderboardScores).where(eq(leaderboardScores.userId, userId)),
    achievements: await tx.select().from(achievementProgress).where(eq(achievementProgress.userId, userId)),
    gameMastery: await tx.select().from(gameMastery).where(eq(gameMastery.userId, userId)),
    streak: await tx.select().from(playerStreaks).where(eq(playerStreaks.userId, userId)),
    seasons: await tx.select().from(seasonPoints).where(eq(seasonPoints.userId, userId)),
    wornCosmetics: await tx.select().from(wornCosmetics).where(eq(wornCosmetics.userId, userId)),
    goals: await tx.select().from(goalProgress).where(eq(goalProgress.userId, userId)),
    playerLevel: await tx.select().from(playerLevels).where(eq(playerLevels.userId, userId)),
    recentGames: await tx.select().from(recentGames).where(eq(recentGames.userId, userId)),
    seenTips: await tx.select().from(seenTips).where(eq(seenTips.userId, userId)),
    memberships: await tx.select().from(gameMembers).where(eq(gameMembers.userId, userId)),
    firstPlays: await tx.select().from(gamePlayers).where(eq(gamePlayers.userId, userId)),
    plays: await tx.select().from(playSessions).where(eq(playSessions.userId, userId)),
    skins: await tx.select().from(skins).where(eq(skins.userId, userId)),
    // The state of the world belongs to the game. The key of its record is left out.
    sleepingRooms: await tx.select(sleepingRoom).from(sleepingRooms).where(eq(sleepingRooms.ownerId, userId)),
    wornSkins: await tx.select().from(wornSkins).where(eq(wornSkins.userId, userId)),
  };
}

/** Reads the user's coins. Amounts are text, as everywhere in JSON. Idempotency keys are left out. */
async function readCoins(tx: Db, secrets: Secrets, userId: string): Promise<Record<string, unknown>> {
  const { key: _key, requestHash: _hash, ...move } = getTableColumns(coinTransactions);
  const isOwn = or(eq(coinTransactions.fromUserId, userId), eq(coinTransactions.toUserId, userId));
  const inText = <Row extends object>(row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
    );
  const accounts = await tx.select().from(coinAccounts).where(eq(coinAccounts.userId, userId));
  const moves = await tx.select(move).from(coinTransactions).where(isOwn);
  const payouts = await tx.select().from(coinPayouts).where(eq(coinPayouts.userId, userId));
  const methods = await tx.select().from(payoutMethods).where(eq(payoutMethods.userId, userId));
  const open = <Row extends { destination: string | null }>(row: Row) => ({
    ...row,
    destination: decryptPayoutDestination(secrets, userId, row.destination),
  });
  const offers = await tx.select().from(coinOffers).where(eq(coinOffers.userId, userId));
  const orders = await tx.select().from(paymentOrders).where(eq(paymentOrders.userId, userId));
  return {
    coinAccounts: accounts.map(inText),
    coinMoves: moves.map(inText),
    coinPayouts: payouts.map(open).map(inText),
    payoutMethods: methods.map(open),
    paymentOrders: orders.map(inText),
    coinOffers: offers.map(inText),
    subscription: await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  };
}

/** Reads the user's messages, their recipients and moderation decisions. Messages of others are left out. */
async function readMessagesData(tx: Db, userId: string): Promise<Record<string, unknown>> {
  const { context: _context, resolvedBy: _by, ...report } = getTableColumns(reports);
  const { byUserId: _moderator, ...sanction } = getTableColumns(sanctions);
  const isDirect = or(eq(chatChannels.firstUserId, userId), eq(chatChannels.secondUserId, userId));
  return {
    directChannels: await tx.select().from(chatChannels).where(isDirect),
    messages: await tx.select().from(chatMessages).where(eq(chatMessages.authorId, userId)),
    readMarks: await tx.select().from(chatReads).where(eq(chatReads.userId, userId)),
    blocks: await tx.select().from(userBlocks).where(eq(userBlocks.userId, userId)),
    moderatedGames: await tx.select().from(gameModerators).where(eq(gameModerators.userId, userId)),
    reports: await tx.select(report).from(reports).where(eq(reports.reporterId, userId)),
    sanctions: await tx.select(sanction).from(sanctions).where(eq(sanctions.userId, userId)),
  };
}

/** Reads the user's creations: drafts as documents, versions, releases and collaborators. */
async function readCreationData(tx: Db, userId: string): Promise<Record<string, unknown>> {
  const isOwn = eq(games.creatorId, userId);
  const { gameId, editedAt } = getTableColumns(drafts);
  const { createdBy: _maker, document: _document, ...version } = getTableColumns(draftVersions);
  const { createdBy: _writer, ...note } = getTableColumns(releaseNotes);
  const { tokenHash: _link, ...link } = getTableColumns(collaboratorLinks);
  const { tokenHash: _test, ...test } = getTableColumns(testReleases);
  const own = await tx
    .select({ gameId, editedAt })
    .from(drafts)
    .innerJoin(games, eq(games.id, drafts.gameId))
    .where(isOwn);
  return {
    drafts: own,
    draftVersions: await tx
      .select(version)
      .from(draftVersions)
      .innerJoin(games, eq(games.id, draftVersions.gameId))
      .where(isOwn),
    releaseNotes: await tx
      .select(note)
      .from(releaseNotes)
      .innerJoin(games, eq(games.id, releaseNotes.gameId))
      .where(isOwn),
    collaborations: await tx.select().from(collaborators).where(eq(collaborators.userId, userId)),
    collaboratorLinks: await tx
      .select(link)
      .from(collaboratorLinks)
      .where(eq(collaboratorLinks.createdBy, userId)),
    testReleases: await tx.select(test).from(testReleases).where(eq(testReleases.createdBy, userId)),
  };
}

/** Reads releases without the client projections, which are derived from the documents. */
async function readReleases(tx: Db, userId: string) {
  const { projection: _projection, document: _document, ...columns } = getTableColumns(releases);
  return tx
    .select(columns)
    .from(releases)
    .innerJoin(games, eq(games.id, releases.gameId))
    .where(eq(games.creatorId, userId));
}
