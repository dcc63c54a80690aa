import type { EntityId, PlayerId, Point, Value } from '@playloom/game-format';

/**
 * Records of entities. Their fields may be assigned, but field values are never changed in place: lists and
 * records are replaced. A snapshot therefore copies a record one level deep and shares the rest.
 */
export type Entity = Unit | Item | Projectile | Prop;
export type EntityKind = Entity['kind'];

interface EntityBase {
  readonly id: EntityId;
  readonly slot: number;
  type: string;
  /** Null shows the player's name or the type's. */
  name: string | null;
  team: string | null;
  owner: PlayerId | null;
  /** The id of its placement in the editor. */
  readonly placement: string | null;
  /** The tick of its creation: slots are reused, so their order doesn't show age. */
  readonly bornAt: number;
  /** Removed at the end of this tick; rules of this tick can still read it. */
  isDoomed: boolean;
  /** The tick at which it is removed automatically; 0 for never. */
  vanishAt: number;
  /** Regions that contain its center, in document order. */
  regions: readonly string[];
  /** The entity that carries it, and its offset. */
  attachment: { readonly carrier: EntityId; readonly x: number; readonly y: number } | null;
  look: EntityLook;
}

/** Its current appearance; null fields use the type's. Replaced as a whole. */
export interface EntityLook {
  readonly opacity: number | null;
  readonly tint: string | null;
  readonly isHidden: boolean;
  /** Players for whom the visibility is inverted. */
  readonly exceptFor: readonly PlayerId[];
  readonly animation: { readonly name: string; readonly since: number } | null;
  /** Effects it emits until they are stopped. */
  readonly streams: readonly string[];
  readonly text: { readonly text: string; readonly until: number } | null;
}

export interface Unit extends EntityBase {
  readonly kind: 'unit';
  isDead: boolean;
  /** The tick at which it respawns; 0 if no respawn is due. */
  respawnAt: number;
  /** Where it first appeared: guards and respawns without a spawn point go there. */
  home: Point;
  /** Tiles per second; the type's speed unless a rule set it. */
  speed: number;
  isControlled: boolean;
  isInvulnerable: boolean;
  hasNameLabel: boolean;
  isMoving: boolean;
  /** For AI units: the tick at which it steers again. */
  steerAt: number;
  /** The tick until which a push overrides its own movement. */
  pushedUntil: number;
  footing: PlatformerState;
  /** Item entities by inventory slot. */
  inventory: readonly (EntityId | null)[];
  heldSlot: number;
  isUsing: boolean;
  /** The current press has had its effect: items that aren't automatic need a new one. */
  isUseSpent: boolean;
  /** The tick at which it can attack again. */
  readyAt: number;
  /** The tick at which the item in use takes effect; 0 if none is in use. */
  useEndsAt: number;
  buffs: readonly ActiveBuff[];
  /** Attributes changed by its buffs, with their values without buffs: restored when the buffs end. */
  unbuffed: { readonly [attribute: string]: UnbuffedAttribute };
  /** Ticks at which keys, touch damage and so on can be used again, by name. */
  cooldowns: { readonly [name: string]: number };
  lastAttacker: EntityId | null;
  ai: AiState;
  variables: { readonly [variable: string]: Value };
}

/** How a platformer unit stands, jumps and falls. Replaced as a whole. */
export interface PlatformerState {
  readonly isGrounded: boolean;
  readonly groundedAt: number;
  /** Whether it requested a jump in the previous tick: only a new request counts. */
  readonly isJumpHeld: boolean;
  readonly jumpWantedAt: number;
  readonly jumpsLeft: number;
  /** Rising from its own jump, which releasing the key cuts short. */
  readonly isJumping: boolean;
  /** The tick until which it falls through one-way platforms. */
  readonly dropsUntil: number;
  /** The side on which a wall stops it: -1 left, 1 right, 0 none. */
  readonly wallSide: number;
}

export interface ActiveBuff {
  readonly buff: string;
  /** The tick at which it ends; 0 if it lasts until removed. */
  readonly until: number;
  readonly stacks: number;
}

export interface UnbuffedAttribute {
  readonly max: number;
  /** Points per tick. */
  readonly regeneration: number;
}

export type Behavior = 'none' | 'stand' | 'wander' | 'chase' | 'flee' | 'guard' | 'follow';

export type Order =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'attack'; readonly target: EntityId }
  | { readonly kind: 'follow'; readonly target: EntityId }
  | { readonly kind: 'guard'; readonly x: number; readonly y: number }
  | { readonly kind: 'stop' };

/** The AI state of a unit between two decisions. Replaced as a whole. */
export interface AiState {
  readonly behaviour: Behavior; // words: a field of stored snapshots
  /** Given by rules and scripts; overrides the behavior. */
  readonly order: Order | null;
  /** The unit it has noticed. */
  readonly target: EntityId | null;
  /** The tick from which it acts on its target: noticing takes a moment. */
  readonly actsAt: number;
  /** Its response to an attack, until it gives up on the attacker. */
  readonly answer: 'none' | 'fight' | 'flee';
  readonly stance: 'calm' | 'fight' | 'flee';
  /** Nothing blocks the view of its target. */
  readonly seesTarget: boolean;
  /** Stays, walks along its path, or straight towards another unit. */
  readonly walk: 'stay' | 'path' | 'after';
  /** The unit it walks towards, and how close it gets. */
  readonly after: EntityId | null;
  readonly stopAt: number;
  /** Remaining corners, and where the path leads. */
  readonly path: readonly Point[];
  readonly goal: Point | null;
  /** The path ends before the goal, because the search was cut off. */
  readonly isPathPart: boolean;
  /** Since when it waits for a path; 0 if it doesn't. */
  readonly pathAskedAt: number;
  /** The tick at which it may request another path. */
  readonly askAgainAt: number;
  /** It was already reported that there is no path. */
  readonly isLost: boolean;
  /** The tick until which a wandering unit rests. */
  readonly restsUntil: number;
  /** Its position at its last decision, and the number of decisions for which it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
  /** The tick of its next decision. */
  readonly thinkAt: number;
}

export interface Item extends EntityBase {
  readonly kind: 'item';
  holder: EntityId | null;
  count: number;
  ammo: number;
  /** The tick at which reloading ends; 0 if it isn't reloading. */
  reloadAt: number;
  /** Units can't pick it up before this tick: a dropped item should not be picked up again immediately. */
  pickableAt: number;
}

export interface Projectile extends EntityBase {
  readonly kind: 'projectile';
  shooter: EntityId | null;
  /** The item type it was shot with; null if a rule shot it. */
  weapon: string | null;
  damage: number;
  pierceLeft: number;
  bouncesLeft: number;
  /** Units it has already pierced. */
  struck: readonly EntityId[];
}

export interface Prop extends EntityBase {
  readonly kind: 'prop';
  isMovingAlongPath: boolean;
  /** The origin of its path. */
  home: Point;
  /** Its distance along the path, in tiles, and its direction. */
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
