import type { EntityId, Key, PlayerId, Point, Value } from '@playloom/game-format';

/** Who plays. As with entities: fields may be assigned, what they hold is replaced, never changed in place. */
export interface Player {
  readonly id: PlayerId;
  name: string;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  /** Null for bots and guests. */
  readonly userId: string | null;
  readonly joinedAt: number;
  team: string | null;
  score: number;
  /** The unit it steers. */
  unit: EntityId | null;
  /** The tick at which it gets a unit again; 0 when nothing brings one. */
  respawnAt: number;
  controls: HeldControls;
  variables: { readonly [variable: string]: Value };
  saved: SavedData;
  /** Whether saved data has come; what is saved before waits for it. */
  hasSavedData: boolean;
  dialogue: { readonly dialogue: string; readonly node: string; readonly partner: EntityId | null } | null;
  shop: { readonly shop: string; readonly partner: EntityId | null } | null;
  /** How often it bought an offer, by `shop/offer`. */
  bought: { readonly [offer: string]: number };
  panels: readonly string[];
  question: string | null;
  camera: PlayerCamera;
  bot: BotMind | null;
}

/** What a player holds down now. Touch and gamepads are mapped onto it by the client. */
export interface HeldControls {
  readonly keys: readonly Key[];
  /** Where the mouse or finger points, in tiles. */
  readonly mouseX: number;
  readonly mouseY: number;
  /** A stick, -1 to 1; null leaves walking to the keys. */
  readonly stick: Point | null;
}

export interface SavedData {
  readonly game: { readonly [key: string]: Value };
  readonly world: { readonly [key: string]: Value };
}

export interface PlayerCamera {
  readonly target: EntityId | null;
  readonly position: Point | null;
  readonly zoom: number;
}

/** What a bot has in mind between two thoughts. */
export interface BotMind {
  readonly skill: 'easy' | 'normal' | 'hard';
  readonly thinkAt: number;
  readonly target: EntityId | null;
  readonly goal: Point | null;
  readonly path: readonly Point[];
  /** A number of its own, so that bots do not all do the same. */
  readonly mood: number;
  /** Where it was when it last got ahead, to notice that it is stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuckTicks: number;
}

export const noControls: HeldControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };
