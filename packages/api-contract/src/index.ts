export { COMMUNITY_PREFIX } from './communityPrefix.ts';
export { readErrorBody } from './readErrorBody.ts';
export { describeInputIssue } from './describeInputIssue.ts';
export { passwordSchema, usernameSchema, type SignUpStartResponse } from './accounts.ts';
export { BLANK_STARTER } from './blankStarter.ts';
export type {
  AchievementSummary,
  GameAchievement,
  GameProgress,
  Level,
  PlayerGame,
  PlayerGames,
  PlayerProgress,
  UnlockedAchievement,
} from './achievements.ts';
export type { GameGoals, PlayerGoal, TodayGoals } from './goals.ts';
export type { Streak } from './streaks.ts';
export type { Cosmetic, EmblemLook, FrameLook, WornCosmetics } from './cosmetics.ts';
export type { PlayedSeason, Season, SeasonPage } from './seasons.ts';
export type { Agreement } from './agreements.ts';
export type { Dashboard, DashboardDay, DashboardProblem, DashboardTotals } from './dashboard.ts';
export {
  coinTransactionKinds,
  coinPackSchema,
  type CoinTransaction,
  type CoinTransactionKind,
  type CoinPack,
  type CoinReceipt,
  type CoinSummary,
} from './coins.ts';
export type { CopyrightClaim, CopyrightNotice, CopyrightParty } from './copyright.ts';
export type { CourseProgress } from './course.ts';
export type { Collaborator, CreatorGame, DraftRole, Release, Version } from './drafts.ts';
export {
  draftCloseReasons,
  parseDraftMark,
  parseDraftNotice,
  serializeDraftMessage,
  type DraftCloseReason,
  type DraftNotice,
  type DraftRefusalReason,
} from './draftSocket.ts';
export { gameCategories, genres } from './gameCategories.ts';
export { ApiError } from './ApiError.ts';
export type { ChatChannel, ChatMessage, ChatServerMessage } from './chat.ts';
export { CHAT_PRESET_TEXTS, type ChatPresetId } from './chatPresetIds.ts';
export { createApiClient, type ApiClient } from './createApiClient.ts';
export {
  defineEndpoint,
  type EndpointBody,
  type Endpoint,
  type EndpointParams,
  type EndpointQuery,
  type EndpointResponse,
} from './endpoint.ts';
export { endpoints, type Endpoints } from './endpoints.ts';
export type { ExportedGame, ExportedMap, ExportConnection } from './ExportedGame.ts';
export { errorSchema, type ErrorBody } from './envelope.ts';
export {
  forumCategorySchema,
  type ForumCategory,
  type ForumPost,
  type ForumCategorySummary,
  type ForumTopic,
  type ForumWritePermission,
  type PostSearchResult,
  type PostRevision,
  type TopicCard,
  type TopicList,
} from './forum.ts';
export { type GameCard, type GameLeaderboard, type GamePage, type RoomListing } from './games.ts';
export type { LibraryAssetSummary } from './library.ts';
export { getLibraryAssetPath, libraryImageSizes, type LibraryName } from './libraryImageSizes.ts';
export {
  LIVE_SESSION_ENDED,
  LIVE_SOCKET_PATH,
  liveClientMessageSchema,
  type LiveServerMessage,
  type LiveClientMessage,
} from './live.ts';
export { notificationKinds, type Notification, type NotificationKind } from './notifications.ts';
export { type BanNotice, type GameSanction, type ReportReason, type ReportSubject } from './moderation.ts';
export type {
  AccountRow,
  AccountView,
  AuditEntry,
  FailedJob,
  Health,
  InboxMessage,
  OperatorGame,
  ReportView,
} from './operator.ts';
export type { SiteStatus } from './status.ts';
export type { Party, PartyGame, PartyInvitation, PartyMember } from './parties.ts';
export { type Payout, type PayoutState } from './operatorCoins.ts';
export { payoutDestinationSchema, type PayoutDestination, type PayoutMethod } from './payoutMethods.ts';
export type { Comment, Friend, FriendList, Friendship, Engagement, Relationship } from './social.ts';
export * as apiLimits from './limits.ts';
export type { PageHandler, PageRequest, PortalKey, PublicConfig } from './pageHandler.ts';
export { EXPORT_PORTAL, type PortalFeatures, getPortalFeatures } from './features.ts';
export { formatCoinCount } from './formatCoinCount.ts';
export { escapeHtml } from './escapeHtml.ts';
export { formatNumber } from './formatNumber.ts';
export { findPortal } from './findPortal.ts';
export { EMBEDDED_PAGE_HEADER_VALUE, CSRF_HEADER } from './requestHeader.ts';
export { TEST_LINK_PREFIX } from './testLink.ts';
export { type AccountSettings, type SessionInfo, type Wallet } from './settings.ts';
export {
  agreementTypes,
  auditActions,
  chains,
  copyrightStates,
  feedbackTitles,
  feedbackTypes,
  productEvents,
  roles,
  tiers,
  tokenChains,
  tokenTypes,
  type AgreementType,
  type AuditAction,
  type Chain,
  type CopyrightDecision,
  type CopyrightState,
  type FeedbackType,
  type MessageKind,
  type ProductEventName,
  type Role,
  type TierCode,
  type TokenChain,
  type TokenType,
} from './names.ts';
export type { SavedGame, PlayerSaveSummary } from './saved.ts';
export type { Skin, SkinCharacter, SkinGame } from './skins.ts';
export { pricingPlanSchema, type PricingPlan, type ProductEvent } from './site.ts';
export type { OwnUtilityToken, UtilityToken, Web3Settings } from './web3.ts';
export type { GameWorld, WorldMap } from './worlds.ts';
export { type MinimalUser, type PersonSummary, type PublicUser, type User } from './user.ts';
