import { endpoints, type Endpoint } from '@playloom/api-contract';

/**
 * Calls that a session inside the frame of another site may make: playing, chatting and agreeing to the
 * terms. The outer page could overlay ours, so none of these calls costs anything, shows an address or a
 * secret, or cannot be undone.
 */
export const FRAMED_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.addComment,
  endpoints.blockUser,
  endpoints.countNotifications,
  endpoints.followUser,
  endpoints.joinCommunity,
  endpoints.leaveCommunity,
  endpoints.likeGame,
  endpoints.listFriends,
  endpoints.sendReport,
  endpoints.setBirthDate,
  endpoints.unblockUser,
  endpoints.unfollowUser,
  endpoints.unlikeGame,
  endpoints.updateConsent,
]);
