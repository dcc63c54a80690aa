import type { ChatChannel } from '@playloom/api-contract';
import type { ChannelRow } from '../../storage/chatQueries.ts';
import type { PublishedGame } from '../../storage/gameQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import type { GameAccess } from '../games/policy.ts';

/** What somebody is and may do in a channel. */
export interface ChatPermissions {
  channel: ChannelRow;
  /** Null between two people. */
  game: PublishedGame | null;
  /** The other of two. */
  other: UserRow | null;
  user: UserRow | null;
  /** Why they may not even read; null when they may. */
  refusal: Exclude<GameAccess, 'open'> | 'banned' | 'stranger' | null;
  voice: ChatChannel['voice'];
  hurdle: ChatChannel['hurdle'];
  isMember: boolean;
  isModerator: boolean;
  /** Reads the text in which links, addresses and numbers are masked. */
  isUnderAge: boolean;
}
