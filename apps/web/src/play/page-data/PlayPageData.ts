import type {
  BanNotice,
  GameCard,
  GameLeaderboard,
  GamePage,
  Engagement,
  RoomListing,
  Relationship,
} from '@playloom/api-contract';

/** Public rooms and the number of players in private rooms. */
export interface RoomList {
  list: readonly RoomListing[];
  privatePlayers: number;
}

export interface OpenInvitation {
  hasEnded: false;
  inviter: string;
  game: string;
  isRoomOpen: boolean;
  /** State of the room. `none` means that it opens when the first player joins. */
  room: 'none' | 'open' | 'closed';
  players: number;
}

export interface PlayPageData {
  game: GamePage;
  /** The user's ban from this game. Platform bans are shown above every page. */
  ban: BanNotice | null;
  similar: GameCard[];
  rooms: RoomList;
  invitation: OpenInvitation | { hasEnded: true } | null;
  /** Likes; null if the user can't play the game. */
  engagement: Engagement | null;
  /** Null if the user can't play the game, and in a test room. */
  leaderboards: GameLeaderboard[] | null;
  /** Whether the user follows or is friends with the creator; null in a test room. */
  relationship: Relationship | null;
  /** Whether the user can edit the game; the page then links to the editor. */
  canEdit: boolean;
}
