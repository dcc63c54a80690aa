import type { Key, PlayerId, Point, Value } from '@playloom/game-format';

/** What a client may say to its room. Every one is bounded; what does not decode closes that client only. */
export type ClientMessage =
  /** First on a new connection; `ticket` was fetched over the API and works once. */
  | { readonly kind: 'hello'; readonly protocol: number; readonly ticket: string }
  /** First on a connection that replaces a lost one. */
  | { readonly kind: 'resume'; readonly protocol: number; readonly token: string }
  /** The map is drawn: the player's unit may enter. Until then the client watches. */
  | { readonly kind: 'ready' }
  /** What is held from `tick` on, until the next one. Sent when it changes. */
  | {
      readonly kind: 'controls';
      readonly tick: number;
      readonly keys: readonly Key[];
      readonly mouseX: number;
      readonly mouseY: number;
      readonly stick: Point | null;
    }
  | { readonly kind: 'chat'; readonly text: string; readonly isTeamOnly: boolean }
  /** By its place in `PHRASES`: for those who may not say anything else. */
  | { readonly kind: 'phrase'; readonly phrase: number }
  /** Whether what members say elsewhere is wanted here too. */
  | { readonly kind: 'hear-community'; readonly isOn: boolean }
  | { readonly kind: 'emote'; readonly emote: number }
  | { readonly kind: 'panel'; readonly panel: string; readonly event: string; readonly value: Value }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'close-dialogue' }
  | { readonly kind: 'buy'; readonly offer: string }
  | { readonly kind: 'close-shop' }
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'select-slot'; readonly slot: number }
  | { readonly kind: 'swap-slots'; readonly a: number; readonly b: number }
  | { readonly kind: 'drop-slot'; readonly slot: number }
  /** Those who only watch follow this player. */
  | { readonly kind: 'watch'; readonly player: PlayerId }
  /** Sends somebody away, by those who may. */
  | { readonly kind: 'kick'; readonly player: PlayerId }
  /** Lets the people in the room decide whether somebody has to go. */
  | { readonly kind: 'call-vote'; readonly player: PlayerId }
  /** `vote` is the number of the vote it belongs to: a late answer does not count for the next one. */
  | { readonly kind: 'vote'; readonly vote: number; readonly isYes: boolean }
  /** `time` comes back as it is, so that the client can measure the way there and back. */
  | { readonly kind: 'ping'; readonly time: number }
  /** Goes for good: no place is kept. */
  | { readonly kind: 'leave' };
