import type { AttributeView } from '../view/View.ts';
import { type EntityWireState, emptyAttributeViews } from './entityLayout.ts';

/**
 * Columns of `EntitySlots.stamps`. Each value is the number of the snapshot in which a group of fields last
 * changed.
 */
export const stampColumns = {
  track: 0,
  /** The change of the track before the last one. A client that has it can be sent only the difference. */
  trackBefore: 1,
  rotation: 2,
  flags: 3,
  animation: 4,
  values: 5,
  /** Any of the fields below, except own attributes. */
  cold: 6,
  attributes: 7,
  ownAttributes: 8,
  type: 9,
  scale: 10,
  name: 11,
  team: 12,
  owner: 13,
  look: 14,
  streams: 15,
  text: 16,
  held: 17,
  carrier: 18,
  buffs: 19,
  count: 20,
} as const;
export const STAMP_COUNT = 21;
const FIRST_CAPACITY = 64;

/**
 * Everything that any client sees, in flat arrays by slot. A slot is a small number that identifies an entity
 * on the wire; it is reused once no client sees the entity. Positions and drift are in fine units.
 */
export interface EntitySlots {
  capacity: number;
  /** One more than the highest slot in use. */
  top: number;
  readonly free: number[];
  readonly facts: (EntityWireState | null)[];
  /** Attributes that everyone may see, and those that only the team or the owner may see. */
  readonly attributes: (readonly AttributeView[])[];
  readonly ownAttributes: (readonly AttributeView[])[];
  /**
   * The numbers of the snapshots in which the slot was last updated, was assigned to its entity, and last
   * changed for everyone.
   */
  putAt: Int32Array;
  takenAt: Int32Array;
  changedAt: Int32Array;
  stamps: Int32Array;
  /** The track: the position at `trackTick`, and the drift since then. */
  trackX: Int32Array;
  trackY: Int32Array;
  trackTick: Int32Array;
  driftX: Int32Array;
  driftY: Int32Array;
  /** The displayed velocity, in its quantum. */
  vx: Int32Array;
  vy: Int32Array;
  /** Which parts of the track the last change included, as bits of `hotFields`. */
  trackBits: Uint8Array;
  /** The correction of the position and the change of the velocity. */
  offX: Int32Array;
  offY: Int32Array;
  turnX: Int32Array;
  turnY: Int32Array;
  /** The position in the last snapshot, and its distance from the position in the snapshot before. */
  lastX: Int32Array;
  lastY: Int32Array;
  stepX: Int32Array;
  stepY: Int32Array;
  rotation: Uint8Array;
  scale: Float64Array;
}

export function createEntitySlots(): EntitySlots {
  return {
    capacity: FIRST_CAPACITY,
    top: 0,
    free: [],
    facts: [],
    attributes: [],
    ownAttributes: [],
    ...createArrays(FIRST_CAPACITY),
  };
}

/** Claims a free slot. Returns −1 if there is none below `max`. */
export function claimSlot(slots: EntitySlots, max: number): number {
  const slot = slots.free.pop() ?? (slots.top < max ? slots.top : -1);
  if (slot < 0) return -1;
  if (slot >= slots.capacity) growSlots(slots);
  slots.top = Math.max(slots.top, slot + 1);
  return slot;
}

export function releaseSlot(slots: EntitySlots, slot: number): void {
  slots.facts[slot] = null;
  slots.attributes[slot] = emptyAttributeViews;
  slots.ownAttributes[slot] = emptyAttributeViews;
  slots.free.push(slot);
}

function growSlots(slots: EntitySlots): void {
  slots.capacity *= 2;
  const grown = createArrays(slots.capacity);
  for (const key of Object.keys(grown) as (keyof typeof grown)[]) grown[key].set(slots[key]);
  Object.assign(slots, grown);
}

function createArrays(capacity: number) {
  const numbers = (): Int32Array => new Int32Array(capacity);
  return {
    putAt: numbers(),
    takenAt: numbers(),
    changedAt: numbers(),
    stamps: new Int32Array(capacity * STAMP_COUNT),
    trackX: numbers(),
    trackY: numbers(),
    trackTick: numbers(),
    driftX: numbers(),
    driftY: numbers(),
    vx: numbers(),
    vy: numbers(),
    trackBits: new Uint8Array(capacity),
    offX: numbers(),
    offY: numbers(),
    turnX: numbers(),
    turnY: numbers(),
    lastX: numbers(),
    lastY: numbers(),
    stepX: numbers(),
    stepY: numbers(),
    rotation: new Uint8Array(capacity),
    scale: new Float64Array(capacity),
  };
}
