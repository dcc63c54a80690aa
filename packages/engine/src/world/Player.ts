import type { EntityId, Key, PlayerId, Point, Value } from '@playloom/game-format';

/** Who plays. As with entities: fields may be assigned, what they hold is replaced, never changed in place. */
export interface Player {
  readonly id: PlayerId;
  name: string;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  /** Null for bots and guests. */
  readonly userId: string | null;
  /** A bot that came to fill the room; it makes way for people. */
  readonly isFiller: boolean;
  readonly joinedAt: number;
  /** Gone at the end of this tick; rules about its leaving can still read it. */
  isLeaving: boolean;
  team: string | null;
  score: number;
  /** The unit it steers. */
  unit: EntityId | null;
  /** The tick at which it gets a unit again; 0 when nothing brings one. */
  respawnAt: number;
  /** Written through `setHeldControls` only. */
  controls: HeldControls;
  /** Keys that went down or came up and wait for `stepControls`: a quick tap is both within one tick. */
  keyChanges: readonly KeyChange[];
  variables: { readonly [variable: string]: Value };
  saved: SavedData;
  /** Whether saved data has come; what is saved before waits for it. */
  hasSavedData: boolean;
  /** What was saved before the saved data came, in order. */
  waitingSaves: readonly SavedChange[];
  /** What its wallets hold; missing until the room was told, and for everybody whose wallets do not count. */
  tokens?: TokenBalances;
  dialogue: { readonly dialogue: string; readonly node: string; readonly partner: EntityId | null } | null;
  shop: { readonly shop: string; readonly partner: EntityId | null } | null;
  /** How often it bought an offer, by `shop/offer`. */
  bought: { readonly [offer: string]: number };
  /** What a rule asked it last and it has not answered yet. */
  question: { readonly name: string; readonly text: string } | null;
  /** What it sees and hears until a rule changes it. */
  showing: ScreenState;
  camera: PlayerCamera;
  bot: BotMemory | null;
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

export interface KeyChange {
  readonly key: Key;
  readonly isDown: boolean;
}

export interface SavedData {
  readonly game: { readonly [key: string]: Value };
  readonly world: { readonly [key: string]: Value };
}

/** Of the token of the game and of the one that counts on this map, in whole tokens and parts of them. */
export interface TokenBalances {
  readonly game: number;
  readonly map: number;
}

/** One write to saved data. `add` and `delete` stay right when another room wrote in between. */
export interface SavedChange {
  readonly scope: keyof SavedData;
  readonly key: string;
  readonly change:
    | { readonly kind: 'set'; readonly value: Value }
    | { readonly kind: 'add'; readonly amount: number }
    | { readonly kind: 'delete' };
}

/** What rules put on a screen for good. */
export interface ScreenState {
  readonly music: string | null;
  /** Lines that stay, by their place on the screen. */
  readonly texts: { readonly [place: string]: string };
  /** Panels that are open. */
  readonly panels: readonly string[];
}

interface PlayerCamera {
  readonly target: EntityId | null;
  readonly position: Point | null;
  readonly zoom: number;
}

/** What a bot has in mind between two thoughts. Replaced as a whole. */
export interface BotMemory {
  readonly skill: 'easy' | 'normal' | 'hard';
  /** A number of its own, so that bots do not all do the same. */
  readonly mood: number;
  readonly thinkAt: number;
  /** Whom it aims at, and whether it uses what it holds. */
  readonly target: EntityId | null;
  readonly isUsing: boolean;
  /** How far off it aims, in radians. */
  readonly aimError: number;
  /** Where it wants to go, and the corners before it. */
  readonly goal: Point | null;
  readonly path: readonly Point[];
  /** It walks around its target instead: 1 one way, -1 the other, 0 not. */
  readonly strafe: number;
  /** Keys it presses until its next thought. */
  readonly keys: readonly Key[];
  /** The tick until which it keeps to its goal: a stroll, a flight. */
  readonly keepsUntil: number;
  /** There was no way to where it wanted: it strolls until then. */
  readonly isLost: boolean;
  /** Things it found no way to, the last ones only. */
  readonly avoids: readonly EntityId[];
  /** Where it was when it last thought, and for how many thoughts it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
}

export const releasedControls: HeldControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };

export const emptyScreenState: ScreenState = { music: null, texts: {}, panels: [] };
