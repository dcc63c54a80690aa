import type { EntityId, PlayerId, Point, Value } from '@playloom/game-format';

/**
 * Records of entities. Their fields may be assigned, but what a field holds is never changed in place: lists
 * and records are replaced. A snapshot then copies a record one level deep and shares the rest.
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
  /** The id it was placed under in the editor. */
  readonly placement: string | null;
  /** The tick at which it was made: slots are used again, so their order tells nothing about age. */
  readonly bornAt: number;
  /** Removed at the end of this tick; rules of this tick can still read it. */
  isDoomed: boolean;
  /** The tick at which it vanishes by itself; 0 never. */
  vanishAt: number;
  /** Regions its middle is in, in the order of the document. */
  regions: readonly string[];
  /** What it is carried by, and where. */
  attachment: { readonly carrier: EntityId; readonly x: number; readonly y: number } | null;
  look: EntityLook;
}

/** How it looks now; what equals the type's look is null. Replaced as a whole. */
export interface EntityLook {
  readonly opacity: number | null;
  readonly tint: string | null;
  readonly isHidden: boolean;
  /** The players for whom it is the other way round. */
  readonly exceptFor: readonly PlayerId[];
  readonly animation: { readonly name: string; readonly since: number } | null;
  /** Effects it gives off until they are stopped. */
  readonly streams: readonly string[];
  readonly text: { readonly text: string; readonly until: number } | null;
}

export interface Unit extends EntityBase {
  readonly kind: 'unit';
  isDead: boolean;
  /** The tick at which it comes back to life; 0 when nothing brings it back. */
  respawnAt: number;
  /** Where it appeared first: guards and respawns without a spawn point go there. */
  home: Point;
  /** Tiles a second; the type's speed unless a rule set it. */
  speed: number;
  isControlled: boolean;
  isInvulnerable: boolean;
  hasNameLabel: boolean;
  isMoving: boolean;
  /** Units with their own will: the tick at which it looks again where its way leads. */
  steerAt: number;
  /** The tick until which a push carries it on against its own will. */
  pushedUntil: number;
  footing: PlatformerState;
  /** Item entities by slot of the inventory. */
  inventory: readonly (EntityId | null)[];
  heldSlot: number;
  isUsing: boolean;
  /** The press that goes on has had its effect: what is not automatic needs a new one. */
  isUseSpent: boolean;
  /** The tick from which it may attack again. */
  readyAt: number;
  /** The tick at which the item in use takes effect; 0 when none is. */
  useEndsAt: number;
  buffs: readonly ActiveBuff[];
  /** Attributes that its buffs change, as they are without: put back when the buffs end. */
  unbuffed: { readonly [attribute: string]: UnbuffedAttribute };
  /** Ticks from which keys, touch damage and the like may be used again, by name. */
  cooldowns: { readonly [name: string]: number };
  lastAttacker: EntityId | null;
  ai: AiState;
  variables: { readonly [variable: string]: Value };
}

/** How a platform unit stands, jumps and falls. Replaced as a whole. */
export interface PlatformerState {
  readonly isGrounded: boolean;
  readonly groundedAt: number;
  /** Whether it asked to jump in the tick before: only a new wish counts. */
  readonly isJumpHeld: boolean;
  readonly jumpWantedAt: number;
  readonly jumpsLeft: number;
  /** Rises from a jump of its own, which letting go of the key cuts short. */
  readonly isJumping: boolean;
  /** The tick until which it falls through one-way platforms. */
  readonly dropsUntil: number;
  /** On which side a wall stops it: -1 left, 1 right, 0 none. */
  readonly wallSide: number;
}

export interface ActiveBuff {
  readonly buff: string;
  /** The tick at which it ends; 0 lasts until it is removed. */
  readonly until: number;
  readonly stacks: number;
}

export interface UnbuffedAttribute {
  readonly max: number;
  /** Points a tick. */
  readonly regeneration: number;
}

export type Behavior = 'none' | 'stand' | 'wander' | 'chase' | 'flee' | 'guard' | 'follow';

export type Order =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'attack'; readonly target: EntityId }
  | { readonly kind: 'follow'; readonly target: EntityId }
  | { readonly kind: 'guard'; readonly x: number; readonly y: number }
  | { readonly kind: 'stop' };

/** What a unit has in mind between two thoughts. Replaced as a whole. */
export interface AiState {
  readonly behaviour: Behavior;
  /** Given by rules and scripts; goes before the behaviour. */
  readonly order: Order | null;
  /** Whom it has noticed. */
  readonly target: EntityId | null;
  /** The tick from which it acts upon its target: noticing takes a moment. */
  readonly actsAt: number;
  /** What being attacked made it do, until the attacker is given up. */
  readonly answer: 'none' | 'fight' | 'flee';
  readonly stance: 'calm' | 'fight' | 'flee';
  /** Nothing lies between it and its target. */
  readonly seesTarget: boolean;
  /** Stays, walks along its path, or straight after another unit. */
  readonly walk: 'stay' | 'path' | 'after';
  /** Whom it walks after, and how near it comes. */
  readonly after: EntityId | null;
  readonly stopAt: number;
  /** Corners still to walk to, and where the path leads. */
  readonly path: readonly Point[];
  readonly goal: Point | null;
  /** The path ends before the goal, because the search was cut off there. */
  readonly isPathPart: boolean;
  /** Since when it waits for a path; 0 when it does not. */
  readonly pathAskedAt: number;
  /** The tick from which it may ask for another path. */
  readonly askAgainAt: number;
  /** It was told already that there is no way. */
  readonly isLost: boolean;
  /** The tick until which a wanderer rests. */
  readonly restsUntil: number;
  /** Where it was when it last thought, and for how many thoughts it has been stuck. */
  readonly lastX: number;
  readonly lastY: number;
  readonly stuck: number;
  /** The tick at which it thinks again. */
  readonly thinkAt: number;
}

export interface Item extends EntityBase {
  readonly kind: 'item';
  holder: EntityId | null;
  count: number;
  ammo: number;
  /** The tick at which reloading ends; 0 when it is not. */
  reloadAt: number;
  /** Units cannot pick it up before this tick: what was dropped should not jump back into the hand. */
  pickableAt: number;
}

export interface Projectile extends EntityBase {
  readonly kind: 'projectile';
  shooter: EntityId | null;
  /** The item type it was shot with; null when a rule shot it. */
  weapon: string | null;
  damage: number;
  pierceLeft: number;
  bouncesLeft: number;
  /** Units it went through already. */
  struck: readonly EntityId[];
}

export interface Prop extends EntityBase {
  readonly kind: 'prop';
  isMovingAlongPath: boolean;
  /** Where its path is measured from. */
  home: Point;
  /** How far along the path it is, in tiles, and which way it goes. */
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
