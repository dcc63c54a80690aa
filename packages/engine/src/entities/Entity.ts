import type { EntityId, PlayerId, Point, Value } from '@playloom/game-format';

/**
 * The record of an entity. Its fields may be assigned, but their values are never changed in place: lists and
 * records are replaced. A snapshot can therefore make a shallow copy of a record and share the rest. Readonly
 * fields that do change are written through the setters in `world/markedFields.ts`.
 */
export type Entity = Unit | Item | Projectile | Prop;

interface EntityBase {
  readonly id: EntityId;
  readonly slot: number;
  readonly type: string;
  /** If null, the name of the unit's player or of the type is shown. */
  readonly name: string | null;
  readonly team: string | null;
  readonly owner: PlayerId | null;
  /** The id of the entity's placement on the map; null if it was created during play. */
  readonly placement: string | null;
  /** The tick in which the entity was created. Slots are reused, so their order doesn't tell its age. */
  readonly bornAt: number;
  /** Whether the entity is removed at the end of this tick. Rules of this tick can still read it. */
  readonly isDoomed: boolean;
  /** The tick at which the entity is removed automatically; 0 for never. */
  readonly vanishAt: number;
  /** The regions that contain the entity's center, in document order. */
  regions: readonly string[];
  readonly attachment: EntityAttachment | null;
  readonly look: EntityLook;
}

/** The entity that carries another one, and the offset from it. */
export interface EntityAttachment {
  readonly carrier: EntityId;
  readonly x: number;
  readonly y: number;
}

/** The current appearance of an entity. Null fields use the appearance of the type. Replace it as a whole. */
export interface EntityLook {
  readonly opacity: number | null;
  readonly tint: string | null;
  readonly isHidden: boolean;
  /** Players for whom `isHidden` is inverted. */
  readonly exceptFor: readonly PlayerId[];
  readonly animation: { readonly name: string; readonly since: number } | null;
  /** Effects that the entity emits until they are stopped. */
  readonly streams: readonly string[];
  readonly text: { readonly text: string; readonly until: number } | null;
}

export interface Unit extends EntityBase {
  readonly kind: 'unit';
  readonly isDead: boolean;
  /** The tick at which the unit respawns; 0 if it doesn't. */
  respawnAt: number;
  /** Where the unit first appeared. Guards return to it, and units without a spawn point respawn there. */
  home: Point;
  /** In tiles per second. The speed of the type, unless a rule has changed it. */
  speed: number;
  isControlled: boolean;
  isInvulnerable: boolean;
  /** The tick at which the unit's spawn protection ends; 0 if it has none. */
  readonly protectedUntil: number;
  readonly hasNameLabel: boolean;
  readonly isMoving: boolean;
  /** For AI units, the tick at which the unit steers again. */
  steerAt: number;
  /** The tick until which a push weakens the unit's own acceleration. */
  pushedUntil: number;
  footing: PlatformerState;
  /** The items in the inventory, by slot. */
  readonly inventory: readonly (EntityId | null)[];
  heldSlot: number;
  isUsing: boolean;
  /** Whether the current key press has already had its effect. Items that aren't automatic need a new press. */
  isUseSpent: boolean;
  /** The tick at which the unit can attack or use an item again. */
  readyAt: number;
  /** The tick at which the item in use takes effect; 0 if none is in use. */
  useEndsAt: number;
  readonly buffs: readonly ActiveBuff[];
  /** The values, without buffs, of attributes that buffs have changed. They are restored when the buffs end. */
  unbuffed: { readonly [attribute: string]: UnbuffedAttribute };
  /** The ticks at which keys, touch damage and so on can be used again, by name. */
  cooldowns: { readonly [name: string]: number };
  lastAttacker: EntityId | null;
  ai: AiState;
  variables: { readonly [variable: string]: Value };
}

/** The state of a platformer unit's standing, jumping and falling. Replace it as a whole. */
export interface PlatformerState {
  readonly isGrounded: boolean;
  readonly groundedAt: number;
  /** Whether a jump key was held in the previous tick. Only a new press starts a jump. */
  readonly isJumpHeld: boolean;
  readonly jumpWantedAt: number;
  readonly jumpsLeft: number;
  /** Whether the unit is rising from its own jump, which releasing the key cuts short. */
  readonly isJumping: boolean;
  /** The tick until which the unit falls through one-way platforms. */
  readonly dropsUntil: number;
  /** The side on which a wall stops the unit: -1 is left, 1 is right, 0 is none. */
  readonly wallSide: number;
}

export interface ActiveBuff {
  readonly buff: string;
  /** The tick at which the buff ends; 0 if it lasts until it is removed. */
  readonly until: number;
  readonly stacks: number;
}

export interface UnbuffedAttribute {
  readonly max: number;
  /** In points per tick. */
  readonly regeneration: number;
}

export type Behavior = 'none' | 'stand' | 'wander' | 'chase' | 'flee' | 'guard' | 'follow';

export type UnitOrder =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'attack'; readonly target: EntityId }
  | { readonly kind: 'follow'; readonly target: EntityId }
  | { readonly kind: 'guard'; readonly x: number; readonly y: number }
  | { readonly kind: 'stop' };

/** The AI state of a unit between two decisions. Replace it as a whole. */
export interface AiState {
  readonly behaviour: Behavior; // words: a field of stored snapshots
  /** An order given by rules or scripts, which overrides the behavior. */
  readonly order: UnitOrder | null;
  /** The unit that this one has noticed. */
  readonly target: EntityId | null;
  /** The tick from which the unit acts on its target. Reacting takes a moment. */
  readonly actsAt: number;
  /** The unit's response to an attack, until it gives up on the attacker. */
  readonly answer: 'none' | 'fight' | 'flee';
  readonly stance: 'calm' | 'fight' | 'flee';
  /** Whether nothing blocks the view of the target. */
  readonly seesTarget: boolean;
  /** Whether the unit stays, walks along its path, or walks straight towards the unit in `after`. */
  readonly walk: 'stay' | 'path' | 'after';
  /** The unit to walk towards, and the distance at which to stop. */
  readonly after: EntityId | null;
  readonly stopAt: number;
  /** The remaining corners of the path, and the goal that it leads to. */
  readonly path: readonly Point[];
  readonly goal: Point | null;
  /** Whether the path ends before the goal, because the search was cut off. */
  readonly isPathPart: boolean;
  /** The tick in which the unit requested a path; 0 if it isn't waiting for one. */
  readonly pathAskedAt: number;
  /** The tick from which the unit may request another path. */
  readonly askAgainAt: number;
  /** Whether there is no path to the goal. It has been reported already. */
  readonly isLost: boolean;
  /** The tick until which a wandering unit rests. */
  readonly restsUntil: number;
  /** The unit's position at its last decision, and the number of decisions for which it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
  /** The tick of the unit's next decision. */
  readonly thinkAt: number;
}

export interface Item extends EntityBase {
  readonly kind: 'item';
  readonly holder: EntityId | null;
  readonly count: number;
  ammo: number;
  /** The tick at which reloading ends; 0 if the item isn't reloading. */
  reloadAt: number;
  /** The tick from which units can pick up the item. A dropped item must not be picked up again immediately. */
  pickableAt: number;
}

export interface Projectile extends EntityBase {
  readonly kind: 'projectile';
  shooter: EntityId | null;
  /** The item type that shot the projectile; null if a rule shot it. */
  weapon: string | null;
  damage: number;
  pierceLeft: number;
  bouncesLeft: number;
  /** Units that the projectile has already hit and can't hit again. */
  struck: readonly EntityId[];
}

export interface Prop extends EntityBase {
  readonly kind: 'prop';
  isMovingAlongPath: boolean;
  /** The position where the prop's path starts. */
  home: Point;
  /** The prop's distance along its path, in tiles, and its direction. */
  pathPlace: number;
  pathDirection: 1 | -1;
  waitsUntil: number;
}

export const defaultLook: EntityLook = {
  opacity: null,
  tint: null,
  isHidden: false,
  exceptFor: [],
  animation: null,
  streams: [],
  text: null,
};
