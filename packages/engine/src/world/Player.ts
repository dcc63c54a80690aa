import type {
  AchievementProgress,
  EntityId,
  GoalProgress,
  Key,
  PlayerId,
  Point,
  Value,
  SavedChange,
  SavedData,
  TokenBalances,
} from '@playloom/game-format';

/** A player. As with entities, fields may be assigned, but their values are replaced and never changed in place. */
export interface Player {
  readonly id: PlayerId;
  name: string;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  /** Null for bots and guests. */
  readonly userId: string | null;
  /** Whether this is a bot that only fills the room and leaves when people join. */
  readonly isFiller: boolean;
  readonly joinedAt: number;
  /** Whether the player is removed at the end of this tick. Rules of this tick can still read it. */
  isLeaving: boolean;
  team: string | null;
  score: number;
  /** How well the player has done in the last minutes, from 0 to 1. Adaptive bots follow it. Unused for bots. */
  form: number;
  /** The unit that the player controls. */
  unit: EntityId | null;
  /** The tick at which the player gets a unit again; 0 if it doesn't wait for one. */
  respawnAt: number;
  /** Written only through `setHeldControls`. */
  controls: HeldControls;
  /** Pressed and released keys that `stepControls` hasn't handled yet. A quick tap is both within one tick. */
  keyChanges: readonly KeyChange[];
  variables: { readonly [variable: string]: Value };
  saved: SavedData;
  /** Whether saved data has arrived. Until then, changes wait in `waitingSaves`. */
  hasSavedData: boolean;
  /** Changes made before the saved data arrived, in order. */
  waitingSaves: readonly SavedChange[];
  /** The player's token balances. Missing until the room receives them; guests have none. */
  tokens?: TokenBalances;
  dialogue: { readonly dialogue: string; readonly node: string; readonly partner: EntityId | null } | null;
  shop: { readonly shop: string; readonly partner: EntityId | null } | null;
  /** What the player did last. Missing for bots. */
  activity?: PlayerActivity;
  /** What counts toward achievements. Missing for bots. */
  achievements?: PlayerAchievements;
  /** The goals of the day. Missing for bots and guests, and until the platform has sent them. */
  goals?: PlayerGoals;
  /** The values of the player's last and best match in this room. Missing before the end of the first match. */
  matchRecord?: { readonly last: number; readonly best: number };
  /** How often the player bought each offer, by `shop/offer`. */
  bought: { readonly [offer: string]: number };
  /** The last question of a rule that the player hasn't answered yet. */
  question: { readonly name: string; readonly text: string } | null;
  /** What the player sees and hears until a rule changes it. */
  showing: ScreenState;
  camera: PlayerCamera;
  bot: BotMemory | null;
}

interface PlayerActivity {
  /** The tick in which the player last did something. */
  readonly at: number;
  /** The position of the mouse when the player's controls last arrived, from the unit, in tiles. */
  readonly mouse: Point;
}

/** The platform chooses the goals: `counts` has each of them. */
interface PlayerGoals extends GoalProgress {
  /** The goals whose counts have changed since the last report. */
  readonly changed: readonly string[];
  /** The score or variable when the goals arrived, for those that need it. */
  readonly start: { readonly [goal: string]: number };
}

export interface PlayerAchievements extends AchievementProgress {
  /** The achievements whose counts have changed since the last report. */
  readonly changed: readonly string[];
  /** Whether one was unlocked since the last report. */
  readonly isFresh: boolean;
  /** The time played since the last report. */
  readonly seconds: number;
}

/** The controls that a player holds now. The client maps touch and gamepads to them. */
export interface HeldControls {
  readonly keys: readonly Key[];
  /** The position of the mouse or finger, in tiles. */
  readonly mouseX: number;
  readonly mouseY: number;
  /** The position of a stick, from -1 to 1 on each axis; null if the keys are used for walking. */
  readonly stick: Point | null;
}

export interface KeyChange {
  readonly key: Key;
  readonly isDown: boolean;
}

/** Music, texts and panels that rules have set and that stay until they are changed. */
export interface ScreenState {
  readonly music: string | null;
  /** Texts by their place on the screen. */
  readonly texts: { readonly [place: string]: string };
  /** The panels that are open. */
  readonly panels: readonly string[];
}

interface PlayerCamera {
  readonly target: EntityId | null;
  readonly position: Point | null;
  readonly zoom: number;
}

/** The state of a bot between two decisions. Replace it as a whole. */
export interface BotMemory {
  readonly skill: 'easy' | 'normal' | 'hard' | 'adaptive';
  /** A random number for each bot, so that bots don't all behave the same. */
  readonly mood: number;
  readonly thinkAt: number;
  /** The entity that the bot aims at, and whether it uses its held item. */
  readonly target: EntityId | null;
  readonly isUsing: boolean;
  /** The current aiming error, in radians. */
  readonly aimError: number;
  /** How well the bot aims ahead of a moving target: 0 is not at all, 1 is exact. */
  readonly lead: number;
  /** The enemy that the bot sees, or saw a moment ago. */
  readonly noticed: BotNotice | null;
  /** The goal that the bot walks to, and the corners on the way. */
  readonly goal: Point | null;
  readonly path: readonly Point[];
  /** Circles around the target: 1 in one direction, -1 in the other, 0 not at all. */
  readonly strafe: number;
  /** The keys that the bot holds until its next decision. */
  readonly keys: readonly Key[];
  /** The tick until which the bot keeps its goal while wandering or fleeing. */
  readonly keepsUntil: number; // words: a field of stored snapshots
  /** Whether there was no path to the goal. The bot then wanders until `keepsUntil`. */
  readonly isLost: boolean;
  /** The last entities to which the bot found no path. */
  readonly avoids: readonly EntityId[];
  /** The bot's position at its last decision, and the number of decisions for which it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
}

/** What a bot knows about an enemy. */
export interface BotNotice {
  readonly unit: EntityId;
  /** The tick in which the bot noticed the enemy. Reacting takes a moment. */
  readonly since: number;
  /** The tick in which the bot last saw the enemy, and where it was then. */
  readonly seenAt: number;
  readonly x: number;
  readonly y: number;
}

export const releasedControls: HeldControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };

export const emptyScreenState: ScreenState = { music: null, texts: {}, panels: [] };
