import type { PlayerId } from '@playloom/game-format';

/**
 * A message from a room to one client. Snapshots are not listed here, because they are decoded directly into
 * the client's `View`.
 */
export type ServerMessage =
  | WelcomeMessage
  | { readonly kind: 'pong'; readonly time: number }
  /** The reason why the connection is closed next. `id` is stable, and `text` is shown to the player. */
  | { readonly kind: 'goodbye'; readonly id: string; readonly text: string }
  /** Asks the client to move to another map of the world, for which it has to fetch a ticket. */
  | { readonly kind: 'travel'; readonly gameSlug: string; readonly token: string }
  /**
   * Offers an item for coins. The page asks the player and confirms to the platform with the id in `offer`,
   * which is empty for guests, who can't buy.
   */
  | { readonly kind: 'offer'; readonly offer: string; readonly item: string; readonly price: number };

export interface WelcomeMessage {
  readonly kind: 'welcome';
  readonly protocol: number;
  /** Null for spectators. */
  readonly player: PlayerId | null;
  readonly tick: number;
  readonly tickRate: number;
  readonly roomName: string;
  /** The code for joining a private room; null for public rooms. */
  readonly lobbyCode: string | null;
  /**
   * The token with which a client can reclaim its reserved slot after a lost connection, for a limited time.
   */
  readonly resumeToken: string;
  readonly resumeSeconds: number;
}
