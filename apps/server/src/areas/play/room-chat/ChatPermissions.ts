import type { ChatChannel } from '@playloom/api-contract';
import type { ChannelRow, UserRow } from '../../../storage/schema.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import type { GameAccess } from '../../creation/games/policy.ts';

/** The role of a user in a channel and their permissions there. */
export interface ChatPermissions {
  channel: ChannelRow;
  /** Null in direct messages and in the chat of a party. */
  game: PublishedGame | null;
  /** The other user of a direct message. */
  other: UserRow | null;
  user: UserRow | null;
  /** Why the user cannot read the channel; null when they can. */
  refusal: Exclude<GameAccess, 'open'> | 'banned' | 'stranger' | null;
  voice: ChatChannel['voice'];
  hurdle: ChatChannel['hurdle'];
  isMember: boolean;
  isModerator: boolean;
  /** Whether links, addresses and phone numbers are masked in the messages that this user reads. */
  isUnderAge: boolean;
}
