import type { WireNames, NameTable } from '../wire/WireNames.ts';
import type { AttributeView, EntityView } from '../view/View.ts';

/**
 * The state of an entity that a room passes to the encoder, without the numbers that change all the time. The
 * object is replaced, never changed in place, except for attribute values; `reportAttributeChange` reports each of
 * those changes.
 */
export type EntityWireState = Omit<EntityView, 'x' | 'y' | 'rotation' | 'vx' | 'vy' | 'scale'>;

/**
 * Bits of the first byte of a change: which of these fields follow, in this order. With a velocity, the bits of
 * position and drift together say how it changed (`turnBits`).
 */
export const hotFields = {
  position: 1,
  velocity: 2,
  drift: 4,
  rotation: 8,
  flags: 16,
  animation: 32,
  values: 64,
  /** A varint with bits of `coldFields` follows. */
  more: 128,
} as const;

export const turnBits = {
  /** Evenly, and no position follows. */
  even: 0,
  /** Evenly, and the position that follows corrects what was calculated. */
  corrected: hotFields.position,
  early: hotFields.drift,
  late: hotFields.position | hotFields.drift,
} as const;
export const TURN_MASK = hotFields.position | hotFields.drift;

export const coldFields = {
  track: 1,
  attributes: 2,
  ownAttributes: 4,
  type: 8,
  scale: 16,
  name: 32,
  team: 64,
  owner: 128,
  look: 256,
  streams: 512,
  text: 1024,
  held: 2048,
  carrier: 4096,
  buffs: 8192,
  count: 16384,
} as const;
export const COLD_FIELDS_ALL = 32767;

export const flagBits = { isDead: 1, isMoving: 2, isGrounded: 4, hasNameLabel: 8, isProtected: 16 } as const;
export const FLAGS_ALL = 31;

export const wireEntityKinds = ['unit', 'item', 'projectile', 'prop'] as const;

/** The default state of an entity: fields equal to it are not written when an entity comes into view. */
export const blankEntity = {
  rotation: 0,
  vx: 0,
  vy: 0,
  scale: 1,
  name: null,
  team: null,
  owner: null,
  isDead: false,
  isMoving: false,
  isGrounded: true,
  hasNameLabel: false,
  isProtected: false,
  opacity: null,
  tint: null,
  animation: null,
  streams: [],
  text: null,
  held: null,
  carrier: null,
  buffs: [],
  attributes: [],
  count: 1,
} as const satisfies Partial<EntityView>;

export const emptyAttributeViews: readonly AttributeView[] = [];

export function findTypeTable(names: WireNames, kind: EntityView['kind']): NameTable {
  if (kind === 'unit') return names.units;
  if (kind === 'item') return names.items;
  return kind === 'projectile' ? names.projectiles : names.props;
}

export function computeFlagBits(facts: Pick<EntityWireState, keyof typeof flagBits>): number {
  return (
    (facts.isDead ? flagBits.isDead : 0) |
    (facts.isMoving ? flagBits.isMoving : 0) |
    (facts.isGrounded ? flagBits.isGrounded : 0) |
    (facts.hasNameLabel ? flagBits.hasNameLabel : 0) |
    (facts.isProtected ? flagBits.isProtected : 0)
  );
}
