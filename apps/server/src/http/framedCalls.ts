import { endpoints, type Endpoint } from '@playloom/api-contract';

/**
 * What a session inside another site's frame may call of all that needs one: to play, to be among others, to agree
 * to the terms. That page's owner decides what lies over ours, so nothing here costs anything, shows an address or a
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
