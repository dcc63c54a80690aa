import type { GameCard, GamePage, RoomListing } from '@playloom/api-contract';

export interface OpenInvitation {
  hasEnded: false;
  inviter: string;
  game: string;
  isRoomOpen: boolean;
}

/** What the page is made of. */
export interface PlayPageData {
  game: GamePage;
  similar: GameCard[];
  rooms: RoomListing[];
  invitation: OpenInvitation | { hasEnded: true } | null;
  /** Whether the visitor has a part in making the game: then the editor is one press away. */
  isMaker: boolean;
}
