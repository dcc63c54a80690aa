import type {
  BanNotice,
  GameCard,
  GameLeaderboard,
  GamePage,
  Engagement,
  RoomListing,
  Relationship,
} from '@playloom/api-contract';

/** The rooms anyone can join, and how many players are in private ones. */
export interface RoomList {
  list: readonly RoomListing[];
  privatePlayers: number;
}

export interface OpenInvitation {
  hasEnded: false;
  inviter: string;
  game: string;
  isRoomOpen: boolean;
  /** `none` opens when the first person comes. */
  room: 'none' | 'open' | 'closed';
  players: number;
}

/** What the page is made of. */
export interface PlayPageData {
  game: GamePage;
  /** The ban of the visitor from this game; one from the platform is above every page. */
  ban: BanNotice | null;
  similar: GameCard[];
  rooms: RoomList;
  invitation: OpenInvitation | { hasEnded: true } | null;
  /** How it is liked; null where the visitor may not play it. */
  engagement: Engagement | null;
  /** Null where the visitor may not play it, or while it is only tested. */
  leaderboards: GameLeaderboard[] | null;
  /** What the visitor is to its maker; null while it is only tested. */
  relationship: Relationship | null;
  /** Whether the visitor has a part in making the game: then the editor is one press away. */
  canEdit: boolean;
}
