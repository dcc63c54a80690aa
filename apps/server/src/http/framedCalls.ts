import { endpoints, type Endpoint } from '@playloom/api-contract';

/**
 * Calls allowed for a session inside a frame on another site: playing, chatting and agreeing to the terms. The
 * outer page could trick users into clicks by covering ours, so no call here costs money, reveals contact data or
 * a secret, or is irreversible.
 */
export const FRAME_ALLOWED_ENDPOINTS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.addComment,
  endpoints.blockUser,
  endpoints.countNotifications,
  endpoints.followUser,
  endpoints.joinCommunity,
  endpoints.leaveCommunity,
  endpoints.likeGame,
  endpoints.listAchievements,
  endpoints.listFriends,
  endpoints.sendReport,
  endpoints.setBirthDate,
  endpoints.storeTipsSeen,
  endpoints.unblockUser,
  endpoints.unfollowUser,
  endpoints.unlikeGame,
  endpoints.updateConsent,
]);
