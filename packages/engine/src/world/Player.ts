import type {
  EntityId,
  Key,
  PlayerId,
  Point,
  Value,
  SavedChange,
  TokenBalances,
} from '@playloom/game-format';

/** A player. As with entities: fields may be assigned, their values are replaced, never changed in place. */
export interface Player {
  readonly id: PlayerId;
  name: string;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  /** Null for bots and guests. */
  readonly userId: string | null;
  /** A bot that fills the room; it makes room for people. */
  readonly isFiller: boolean;
  readonly joinedAt: number;
  /** Removed at the end of this tick; rules about its leaving can still read it. */
  isLeaving: boolean;
  team: string | null;
  score: number;
  /** The unit it controls. */
  unit: EntityId | null;
  /** The tick at which it gets a unit again; 0 if none is due. */
  respawnAt: number;
  /** Written only through `setHeldControls`. */
  controls: HeldControls;
  /** Pressed and released keys waiting for `stepControls`: a quick tap is both within one tick. */
  keyChanges: readonly KeyChange[];
  variables: { readonly [variable: string]: Value };
  saved: SavedData;
  /** Whether saved data has arrived; earlier changes wait for it. */
  hasSavedData: boolean;
  /** Changes made before saved data arrived, in order. */
  waitingSaves: readonly SavedChange[];
  /** Its wallet balances; missing until the room gets them, and for players whose wallets don't count. */
  tokens?: TokenBalances;
  dialogue: { readonly dialogue: string; readonly node: string; readonly partner: EntityId | null } | null;
  shop: { readonly shop: string; readonly partner: EntityId | null } | null;
  /** How often it bought an offer, by `shop/offer`. */
  bought: { readonly [offer: string]: number };
  /** The last question of a rule that it hasn't answered yet. */
  question: { readonly name: string; readonly text: string } | null;
  /** What it sees and hears until a rule changes it. */
  showing: ScreenState;
  camera: PlayerCamera;
  bot: BotMemory | null;
}

/** The controls a player holds now. The client maps touch and gamepads to them. */
export interface HeldControls {
  readonly keys: readonly Key[];
  /** The position of the mouse or finger, in tiles. */
  readonly mouseX: number;
  readonly mouseY: number;
  /** A stick, -1 to 1; null uses the keys for walking. */
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

/** Persistent screen content set by rules. */
export interface ScreenState {
  readonly music: string | null;
  /** Persistent lines, by position on the screen. */
  readonly texts: { readonly [place: string]: string };
  /** Panels that are open. */
  readonly panels: readonly string[];
}

interface PlayerCamera {
  readonly target: EntityId | null;
  readonly position: Point | null;
  readonly zoom: number;
}

/** The state of a bot between two decisions. Replaced as a whole. */
export interface BotMemory {
  readonly skill: 'easy' | 'normal' | 'hard';
  /** A random number of its own, so that bots don't all do the same. */
  readonly mood: number;
  readonly thinkAt: number;
  /** The target it aims at, and whether it uses its held item. */
  readonly target: EntityId | null;
  readonly isUsing: boolean;
  /** Its aiming error, in radians. */
  readonly aimError: number;
  /** Where it wants to go, and the corners on the way. */
  readonly goal: Point | null;
  readonly path: readonly Point[];
  /** It circles around its target: 1 one way, -1 the other, 0 not at all. */
  readonly strafe: number;
  /** Keys it presses until its next decision. */
  readonly keys: readonly Key[];
  /** The tick until which it keeps its goal while wandering or fleeing. */
  readonly keepsUntil: number; // words: a field of stored snapshots
  /** There was no path to its goal: it wanders until then. */
  readonly isLost: boolean;
  /** The last entities it found no path to. */
  readonly avoids: readonly EntityId[];
  /** Its position at its last decision, and the number of decisions for which it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
}

export const releasedControls: HeldControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };

export const emptyScreenState: ScreenState = { music: null, texts: {}, panels: [] };
