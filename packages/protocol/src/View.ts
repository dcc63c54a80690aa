import type { EntityId, PlayerId, Point } from '@playloom/game-format';

/**
 * What one client knows: the decoder keeps it up to date snapshot by snapshot. Nothing is in it that the
 * player may not see. Lists and records inside are replaced, never changed in place.
 */
export interface View {
  /** The tick of the last snapshot; -1 before the first. */
  tick: number;
  readonly entities: Map<EntityId, EntityView>;
  readonly players: Map<PlayerId, PlayerView>;
  room: RoomView;
  own: OwnView;
  /** Cells that differ from the release's map: layer index × cells of a layer + place, and what they hold. */
  readonly tiles: Map<number, number>;
}

/** An entity in sight. Positions are quantised by the wire; unset looks are null and mean the type's. */
export interface EntityView {
  readonly id: EntityId;
  readonly kind: 'unit' | 'item' | 'projectile' | 'prop';
  readonly type: string;
  /** The tick at which it came to be: another entity may have had its id before. */
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
  /** Side view: stands on something. Top-down units always do. */
  readonly isGrounded: boolean;
  readonly hasNameLabel: boolean;
  readonly opacity: number | null;
  readonly tint: string | null;
  readonly animation: { readonly name: string; readonly since: number } | null;
  readonly streams: readonly string[];
  readonly text: string | null;
  /** The item type in its hand. */
  readonly held: string | null;
  /** What it hangs on. */
  readonly carrier: EntityId | null;
  readonly buffs: readonly string[];
  /** Attributes this client may see the bar of. */
  readonly attributes: readonly AttributeView[];
  /** Items: how many lie there. */
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
  /** Lost the connection and may come back. */
  readonly isAway: boolean;
  /** Null shows its unit as the game does. */
  readonly skin: PlayerSkin | null;
}

/** A picture that a player wears; the room passes on what the platform vouches for. */
export interface PlayerSkin {
  /** The unit type it is made for. */
  readonly unit: string;
  /** Name of the file. */
  readonly file: string;
}

/** What everyone in the room knows. */
export interface RoomView {
  readonly match: {
    readonly phase: 'off' | 'waiting' | 'countdown' | 'round' | 'pause' | 'over';
    readonly round: number;
    /** The tick at which the phase ends; 0 lasts until something ends it. */
    readonly endsAt: number;
    readonly wins: { readonly [winner: string]: number };
  };
  readonly teamScores: { readonly [team: string]: number };
  readonly daylight: { readonly brightness: number; readonly color: string };
  readonly layerOpacities: { readonly [layer: string]: number };
  readonly scriptsOff: string | null;
}

/** What only this player knows, and what the prediction of its unit starts from. */
export interface OwnView {
  /** The client tick whose controls were the last to take effect, and how many ticks early they had come. */
  readonly controlsTick: number;
  readonly controlsLead: number;
  readonly unit: OwnUnitView | null;
  /** The tick at which the player gets a unit again; 0 when nothing brings one. */
  readonly respawnAt: number;
  readonly inventory: readonly (SlotView | null)[];
  /** Counts from 1; 0 holds nothing. */
  readonly heldSlot: number;
  /** All attributes of the own unit. */
  readonly attributes: readonly AttributeView[];
  /** Ticks from which keys may be used again, by key. */
  readonly cooldowns: { readonly [key: string]: number };
  readonly camera: {
    readonly target: EntityId | null;
    readonly position: Point | null;
    readonly zoom: number;
  };
  readonly music: string | null;
  /** Lines that stay on the screen, by place. */
  readonly texts: { readonly [place: string]: string };
  /** Open panels. */
  readonly panels: readonly string[];
  /** Options the player may choose, by their number in the document. */
  readonly dialogue: {
    readonly dialogue: string;
    readonly node: string;
    readonly partner: EntityId | null;
    readonly options: readonly number[];
  } | null;
  /** Offers the player may buy now, and what it has to pay with. */
  readonly shop: {
    readonly shop: string;
    readonly partner: EntityId | null;
    readonly offers: readonly string[];
    readonly money: number;
  } | null;
  readonly question: { readonly name: string; readonly text: string } | null;
}

/** The own unit exactly as the server has it: numbers travel as 64-bit floats, because prediction starts here. */
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
  /** Tiles a second with all buffs and held items counted. */
  readonly speed: number;
  /** False while it is dead, stunned, frozen by the match or not the player's to steer. */
  readonly isSteerable: boolean;
  /** The tick until which a push carries it on. */
  readonly pushedUntil: number;
  /** Null for units that are no platformers. */
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
  /** The tick at which reloading ends; 0 when it is not. */
  readonly reloadAt: number;
}
