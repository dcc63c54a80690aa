import type { EntityId, GoalPeriod, MarkerIcon, PlayerId, Point } from '@playloom/game-format';

/**
 * The state a client knows, updated by the decoder with each snapshot. It contains nothing that the player
 * may not see. Lists and records inside are replaced, never changed in place.
 */
export interface View {
  /** The tick of the last snapshot; -1 before the first. */
  tick: number;
  readonly entities: Map<EntityId, EntityView>;
  readonly players: Map<PlayerId, PlayerView>;
  room: RoomView;
  own: OwnView;
  /**
   * The content of cells that differ from the map of the release. The key is layer index × cells per layer +
   * index of the cell in its layer.
   */
  readonly tiles: Map<number, number>;
}

/**
 * A visible entity. Positions are rounded for transmission. If an appearance field is null, the default of
 * the type applies.
 */
export interface EntityView {
  readonly id: EntityId;
  readonly kind: 'unit' | 'item' | 'projectile' | 'prop';
  readonly type: string;
  /** The tick at which it was created. Distinguishes it from an earlier entity with the same id. */
  readonly bornAt: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly scale: number;
  readonly name: string | null;
  readonly team: string | null;
  readonly owner: PlayerId | null;
  readonly isDead: boolean;
  readonly isMoving: boolean;
  /** In side view, whether the unit is on the ground. Always true for top-down units. */
  readonly isGrounded: boolean;
  readonly hasNameLabel: boolean;
  /** Whether others can't hurt it, because it has just appeared. */
  readonly isProtected: boolean;
  readonly opacity: number | null;
  readonly tint: string | null;
  readonly animation: { readonly name: string; readonly since: number } | null;
  readonly streams: readonly string[];
  readonly text: string | null;
  /** The type of the held item. */
  readonly held: string | null;
  /** The entity that this one is attached to. */
  readonly carrier: EntityId | null;
  readonly buffs: readonly string[];
  /** Attributes whose bars this client may see. */
  readonly attributes: readonly AttributeView[];
  /** For items: the size of the stack. */
  readonly count: number;
}

export interface AttributeView {
  readonly attribute: string;
  readonly value: number;
  readonly max: number;
}

export interface PlayerView {
  readonly id: PlayerId;
  readonly name: string;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  readonly team: string | null;
  readonly score: number;
  readonly unit: EntityId | null;
  /** Whether the player lost the connection and may still reconnect. */
  readonly isAway: boolean;
  /** The skin of the player's unit; null for the unit's default look. */
  readonly skin: PlayerSkin | null;
}

/** A skin that a player wears. The platform has verified it, so the room just passes it on. */
export interface PlayerSkin {
  /** The unit type the skin is made for. */
  readonly unit: string;
  /** The name of the image file. */
  readonly file: string;
}

/** State that everyone in the room knows. */
export interface RoomView {
  readonly match: {
    readonly phase: 'off' | 'waiting' | 'countdown' | 'round' | 'pause' | 'over';
    readonly round: number;
    /** The tick at which the phase ends; 0 if it has no time limit. */
    readonly endsAt: number;
    readonly wins: { readonly [winner: string]: number };
  };
  /** How the last match ended. Null unless the match is over and its results are turned on. */
  readonly results: MatchResultsView | null;
  /** The index of the option that each player chose for the next match. */
  readonly matchVotes: { readonly [player: string]: number };
  readonly teamScores: { readonly [team: string]: number };
  readonly daylight: { readonly brightness: number; readonly color: string };
  readonly layerOpacities: { readonly [layer: string]: number };
  readonly scriptsOff: string | null;
  /** How far players are in a race, by their id: 1 at the goal, more for those who finished first. */
  readonly race: { readonly [player: string]: number };
}

/** The results of a match. They contain names, because players can leave while others read them. */
export interface MatchResultsView {
  readonly winner: { readonly team: string | null; readonly player: PlayerId | null };
  /** Best first. Players who join later have no row. */
  readonly rows: readonly MatchResultRowView[];
  readonly awards: readonly MatchAwardView[];
}

export interface MatchResultRowView {
  readonly player: PlayerId;
  readonly name: string;
  readonly isBot: boolean;
  readonly team: string | null;
  readonly value: number;
  /** The player's value in the match before, and the best one before this match. */
  readonly last: number | null;
  readonly best: number | null;
}

export interface MatchAwardView {
  /** The index of the award in the settings of the game. */
  readonly award: number;
  /** Several players if they have the same value. */
  readonly players: readonly PlayerId[];
  readonly value: number;
}

/**
 * State that is sent only to this player, including the unit state that client-side prediction starts from.
 */
export interface OwnView {
  /** The client tick of the last controls applied, and how many ticks early they arrived. */
  readonly controlsTick: number;
  readonly controlsLead: number;
  readonly unit: OwnUnitView | null;
  /** The tick at which the player respawns; 0 if no respawn is due. */
  readonly respawnAt: number;
  /** The tick at which the spawn protection of the player's unit ends; 0 if it has none. */
  readonly protectedUntil: number;
  readonly inventory: readonly (SlotView | null)[];
  /** The number of the selected inventory slot, counted from 1; 0 if no item is held. */
  readonly heldSlot: number;
  /** All attributes of the player's own unit. */
  readonly attributes: readonly AttributeView[];
  /** The ticks at which keys can be used again, by key. */
  readonly cooldowns: { readonly [key: string]: number };
  readonly camera: {
    readonly target: EntityId | null;
    readonly position: Point | null;
    readonly zoom: number;
  };
  readonly music: string | null;
  /** Texts that stay on the screen until they are removed, by their position on the screen. */
  readonly texts: { readonly [place: string]: string };
  /** The ids of the open panels. */
  readonly panels: readonly string[];
  /** The open dialogue. `options` are the indexes of the options that the player can choose now. */
  readonly dialogue: {
    readonly dialogue: string;
    readonly node: string;
    readonly partner: EntityId | null;
    readonly options: readonly number[];
  } | null;
  /** The open shop, with the offers the player can buy now and the player's balance in its currency. */
  readonly shop: {
    readonly shop: string;
    readonly partner: EntityId | null;
    readonly offers: readonly string[];
    readonly money: number;
  } | null;
  readonly question: { readonly name: string; readonly text: string } | null;
  /** What the player is shown the way to, the most important first. */
  readonly markers: readonly MarkerView[];
  /** The achievements of the game, in its order. Empty for spectators. */
  readonly achievements: readonly AchievementView[];
  /** The goals that the player has today and this week. Empty for guests, and where nothing is stored. */
  readonly goals: readonly GoalView[];
}

export interface GoalView {
  readonly period: GoalPeriod;
  readonly name: string;
  readonly text: string;
  readonly icon: MarkerIcon;
  readonly points: number;
  /** Whole numbers. The goal is completed when both are equal. */
  readonly count: number;
  readonly goal: number;
  /** Whether `count` and `goal` are seconds. */
  readonly isTime: boolean;
}

export interface AchievementView {
  /** How much is left until it is unlocked; 0 if it is. Always 1 for a secret one. */
  readonly left: number;
  /** The name and description of a secret achievement that the player has unlocked, otherwise empty. */
  readonly name: string;
  readonly text: string;
}

/** A marker that this player sees, on an entity or a region. */
export interface MarkerView {
  /** Null for a region. */
  readonly entity: EntityId | null;
  /** Where it is, roughly. Null while the client sees the entity. */
  readonly at: Point | null;
  readonly icon: MarkerIcon;
  /** Null uses the color of the team, or of the look. */
  readonly color: string | null;
  readonly team: string | null;
  /** The sum of `markerFlags`. */
  readonly flags: number;
}

/** Where a marker is shown, and how. */
export const markerFlags = { arrow: 1, map: 2, above: 4, distance: 8, important: 16 } as const;

/**
 * The exact state of the player's own unit on the server. Numbers are sent without rounding because
 * client-side prediction starts from them.
 */
export interface OwnUnitView {
  readonly id: EntityId;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
  readonly scale: number;
  /** Tiles per second, including all buffs and held items. */
  readonly speed: number;
  /** False if it is dead, stunned, frozen by the match or not controlled by the player. */
  readonly isSteerable: boolean;
  /** The tick until which a push limits how fast the unit can change its velocity. */
  readonly pushedUntil: number;
  /** Jump state of a unit with platformer controls; null for other units. */
  readonly platform: {
    readonly isGrounded: boolean;
    readonly groundedAt: number;
    readonly isJumpHeld: boolean;
    readonly jumpWantedAt: number;
    readonly jumpsLeft: number;
    readonly isJumping: boolean;
    readonly dropsUntil: number;
    readonly wallSide: number;
  } | null;
}

export interface SlotView {
  readonly item: string;
  readonly count: number;
  readonly ammo: number;
  /** The tick at which reloading ends; 0 if it isn't reloading. */
  readonly reloadAt: number;
}
