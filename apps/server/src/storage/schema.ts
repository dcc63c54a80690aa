export { achievementProgress, gameMastery, playerLevels } from './schema/achievements.ts';
export { goalProgress } from './schema/goals.ts';
export { seasonNames, seasonPoints, wornCosmetics } from './schema/seasons.ts';
export { playerStreaks } from './schema/streaks.ts';
export { agreementVersions } from './schema/agreements.ts';
export { gameDayChanges, gameDays, gamePlayers, playSessions } from './schema/dashboard.ts';
export { paymentEvents, paymentOrders, subscriptions } from './schema/payments.ts';
export {
  coinAccounts,
  coinEntries,
  coinTransactions,
  coinOffers,
  coinPayouts,
  ledgerAudits,
  payoutMethods,
} from './schema/coins.ts';
export {
  chatChannels,
  chatMessages,
  chatReads,
  gameModerators,
  reports,
  sanctions,
  userBlocks,
  type ReportedMessage,
  type ChannelRow,
} from './schema/chat.ts';
export { copyrightClaims } from './schema/copyright.ts';
export { courseProgress } from './schema/course.ts';
export {
  collaboratorLinks,
  collaborators,
  draftFiles,
  drafts,
  draftVersions,
  releaseNotes,
  testReleases,
} from './schema/drafts.ts';
export {
  gameMembers,
  gamePlays,
  games,
  gameVisits,
  releaseFiles,
  releases,
  TEST_RELEASE_NUMBER_MIN,
  worlds,
  type GameFacts,
  type RoomFacts,
  type GameRow,
} from './schema/games.ts';
export { forumImages, forumPosts, forumRevisions, forumSubscriptions, forumTopics } from './schema/forum.ts';
export { auditLog, recoveryCodes, siteNotices, twoFactors } from './schema/operators.ts';
export { notifications, pushSubscriptions } from './schema/notifications.ts';
export { libraryFiles } from './schema/library.ts';
export {
  invites,
  joinTokens,
  leaderboardScores,
  recentGames,
  roomProblems,
  savedData,
  savedLeases,
  seenTips,
} from './schema/playing.ts';
export { parties, partyMembers, partyRemovals } from './schema/parties.ts';
export { sleepingRooms } from './schema/sleepingRooms.ts';
export { comments, follows, friendshipsTable, gameLikes } from './schema/social.ts';
export { emailChanges, mailPurposes, passwordResets, requestedMails, signUps } from './schema/proofs.ts';
export { gameSkins, skinRewards, skins, wornSkins } from './schema/skins.ts';
export {
  contactMessages,
  feedback,
  fileLocation,
  files,
  newsletterSubscriptions,
  productEventsTable,
  siteSecrets,
} from './schema/site.ts';
export {
  accountBrowsers,
  consents,
  deviceProfiles,
  sessions,
  users,
  type Arrival,
  type UserRow,
} from './schema/users.ts';
export { usedWalletProofs, wallets } from './schema/wallets.ts';
export { utilityTokens } from './schema/web3.ts';
