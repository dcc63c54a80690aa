import type { Key, PlayerId, Point, Value } from '@playloom/game-format';

/**
 * A message from a client to its room. All messages have size limits. If one can't be decoded, only the
 * connection of that client is closed.
 */
export type ClientMessage =
  /** The first message on a new connection. The `ticket` comes from the API and works once. */
  | { readonly kind: 'hello'; readonly protocol: number; readonly ticket: string }
  /** The first message on a connection that replaces a lost one. */
  | { readonly kind: 'resume'; readonly protocol: number; readonly token: string }
  /** The client has drawn the map, so the player's unit may enter. Until then the client only watches. */
  | { readonly kind: 'ready' }
  /**
   * The aspect ratio of the part of the world that the client shows, whatever the direction of its camera. Until a room
   * knows it, it expects the widest.
   */
  | { readonly kind: 'screen'; readonly aspect: number }
  /** The controls held from `tick` on, until the next message. Sent when they change. */
  | {
      readonly kind: 'controls';
      readonly tick: number;
      readonly keys: readonly Key[];
      readonly mouseX: number;
      readonly mouseY: number;
      readonly stick: Point | null;
    }
  | { readonly kind: 'chat'; readonly text: string; readonly isTeamOnly: boolean }
  /** A quick phrase, by its index in `PHRASES`, for players who may not chat freely. */
  | { readonly kind: 'phrase'; readonly phrase: number }
  /** Sets whether messages from the game's community are also shown in this room. */
  | { readonly kind: 'hear-community'; readonly isOn: boolean }
  | { readonly kind: 'emote'; readonly emote: number }
  | { readonly kind: 'panel'; readonly panel: string; readonly event: string; readonly value: Value }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'close-dialogue' }
  | { readonly kind: 'buy'; readonly offer: string }
  | { readonly kind: 'close-shop' }
  /** Votes for the next match by the index of an option. */
  | { readonly kind: 'match-vote'; readonly option: number }
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'select-slot'; readonly slot: number }
  | { readonly kind: 'swap-slots'; readonly a: number; readonly b: number }
  | { readonly kind: 'drop-slot'; readonly slot: number }
  /** Makes a spectator follow this player. */
  | { readonly kind: 'watch'; readonly player: PlayerId }
  /** Kicks a player; only for moderators. */
  | { readonly kind: 'kick'; readonly player: PlayerId }
  /** Starts a vote in the room on kicking a player. */
  | { readonly kind: 'call-vote'; readonly player: PlayerId }
  /** Answers a kick vote. `vote` is its number, so that a late answer isn't counted for the next vote. */
  | { readonly kind: 'vote'; readonly vote: number; readonly isYes: boolean }
  /** `time` is echoed back so that the client can measure the round trip. */
  | { readonly kind: 'ping'; readonly time: number }
  /** Leaves the room for good, without a reserved slot. */
  | { readonly kind: 'leave' };
