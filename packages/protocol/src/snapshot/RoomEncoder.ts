import type { EntityId } from '@playloom/game-format';
import { type ByteWriter, createByteWriter } from '../bytes/ByteWriter.ts';
import type { WireContext } from '../fields/Field.ts';
import type { WireNames } from '../wire/WireNames.ts';
import type { ViewEvent } from '../view/ViewEvent.ts';
import type { OwnView, PlayerView, RoomView } from '../view/View.ts';
import { blankOwnView } from './own.ts';
import { createEntitySlots, releaseSlot, type EntitySlots } from './EntitySlots.ts';
import { blankRoomView } from './roomField.ts';
import { createTileLog, type TileLog } from './tiles.ts';

/** Encodes the snapshots for all clients of a room. */
export interface RoomEncoder {
  readonly wire: WireContext;
  /** The number of the current snapshot, counted from 1. */
  snapshot: number;
  tick: number;
  tickBefore: number;
  readonly slots: EntitySlots;
  readonly slotByEntity: Map<EntityId, number>;
  readonly tiles: TileLog;
  /** Bytes that several clients get, created when the first one needs them and cleared with each snapshot. */
  readonly shared: ByteWriter;
  /** For each slot, where `shared` contains its change since the last snapshot, and its full state. */
  changes: SharedBytes;
  wholes: SharedBytes;
  readonly playerDeltas: SharedDelta<readonly PlayerView[]>[];
  readonly roomDeltas: SharedDelta<RoomView>[];
  readonly events: Map<ViewEvent, { readonly start: number; readonly end: number }>;
  /** Output buffer. Each client's snapshot is appended to those already written. */
  readonly out: ByteWriter;
  /** One bit per slot: whether a change since the last snapshot affects all clients that see the entity. */
  changed: Uint32Array;
  /**
   * One bit per slot: whether the current client sees it. `levels` has the client's access level for each
   * slot.
   */
  seen: Uint32Array;
  levels: Uint8Array;
  /** One bit per slot: whether it is beyond the screen of the current client, so that its changes may be late. */
  far: Uint32Array;
  /**
   * Slots that leave or enter the current client's view, or change in it. `counts` has the length of each
   * list.
   */
  leaving: Int32Array;
  entering: Int32Array;
  changing: Int32Array;
  /** For each entry of `changing`, the number of known slots before it. */
  changingIndex: Int32Array;
  /** One bit per slot: whether the current client has an older snapshot of a changing slot than of others. */
  late: Uint32Array;
  readonly counts: EntityListCounts;
}

/** How many slots leave, enter, change or stay in the current client's view. */
export interface EntityListCounts {
  leaving: number;
  entering: number;
  changing: number;
  /** How many of the changing ones are late, and how many changed ones the client is not sent yet. */
  late: number;
  waiting: number;
  /** Slots that the client knew before and still sees. */
  staying: number;
}

interface SharedBytes {
  /** For each slot, the number of the snapshot for which its bytes were written. */
  readonly madeAt: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** The encoded delta between two values. It is the same for every client, so it is encoded only once. */
export interface SharedDelta<Value> {
  readonly before: Value;
  readonly now: Value;
  readonly start: number;
  readonly end: number;
}

/**
 * What a client was last sent. For entities, this is only the number of the snapshot and the visible slots;
 * the encoder knows what has changed since. A skipped client keeps its baseline and gets more the next time.
 */
export interface ClientBaseline {
  /** 0 before the first snapshot. */
  snapshot: number;
  tick: number;
  /** One bit per slot: whether the client knows the entity. */
  known: Uint32Array;
  levels: Uint8Array;
  /** One bit per slot: whether the client has not been sent its changes since the snapshot `lateSince`. */
  late: Uint32Array;
  /** 0 if the client has everything. */
  lateSince: number;
  players: readonly PlayerView[];
  room: RoomView;
  own: OwnView;
}

const noPlayers: readonly PlayerView[] = [];

export function createRoomEncoder(names: WireNames): RoomEncoder {
  const slots = createEntitySlots();
  return {
    wire: { names, tick: 0, tickBefore: 0 },
    snapshot: 0,
    tick: 0,
    tickBefore: 0,
    slots,
    slotByEntity: new Map(),
    tiles: createTileLog(),
    shared: createByteWriter(),
    changes: createSharedBytes(slots.capacity),
    wholes: createSharedBytes(slots.capacity),
    playerDeltas: [],
    roomDeltas: [],
    events: new Map(),
    out: createByteWriter(),
    changed: new Uint32Array(slots.capacity >>> 5),
    seen: new Uint32Array(slots.capacity >>> 5),
    levels: new Uint8Array(slots.capacity),
    far: new Uint32Array(slots.capacity >>> 5),
    leaving: new Int32Array(slots.capacity),
    entering: new Int32Array(slots.capacity),
    changing: new Int32Array(slots.capacity),
    changingIndex: new Int32Array(slots.capacity),
    late: new Uint32Array(slots.capacity >>> 5),
    counts: { leaving: 0, entering: 0, changing: 0, late: 0, waiting: 0, staying: 0 },
  };
}

/**
 * Creates the baseline of a client that knows nothing: a new one, or one that reconnected and lost its view.
 */
export function createBaseline(): ClientBaseline {
  return {
    snapshot: 0,
    tick: 0,
    known: new Uint32Array(0),
    levels: new Uint8Array(0),
    late: new Uint32Array(0),
    lateSince: 0,
    players: noPlayers,
    room: blankRoomView,
    own: blankOwnView,
  };
}

/** Whether the client's last snapshot included an entity, even if the entity no longer exists. */
export function wasEntitySeen(
  { slots, slotByEntity }: RoomEncoder,
  baseline: ClientBaseline,
  id: EntityId,
): boolean {
  const slot = slotByEntity.get(id);
  if (slot === undefined || slots.takenAt[slot]! > baseline.snapshot) return false;
  return ((baseline.known[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/**
 * Marks a slot as seen by the client whose snapshot is written next. `putEntity` must have returned the slot
 * in this snapshot. `level` is the player's access level: 0 none, 1 same team, 2 owner. It decides which bars
 * are sent.
 */
export function markSlotSeen(encoder: RoomEncoder, slot: number, level = 0): void {
  encoder.seen[slot >>> 5]! |= 1 << (slot & 31);
  if (level > 0 && hasAccessLevels(encoder) && encoder.slots.ownAttributes[slot]!.length > 0) {
    encoder.levels[slot] = level;
  }
}

/** Lets the changes of a seen slot be late, because the current client doesn't show them. */
export function markSlotFar({ far }: RoomEncoder, slot: number): void {
  far[slot >>> 5]! |= 1 << (slot & 31);
}

/** Whether a slot was marked as seen by the client whose snapshot is written next. */
export function isSlotSeen({ seen }: RoomEncoder, slot: number): boolean {
  return (seen[slot >>> 5]! & (1 << (slot & 31))) !== 0;
}

/**
 * Whether some bars are visible only to the team or the owner. In most games none are, and all levels stay 0.
 */
export function hasAccessLevels({ wire }: RoomEncoder): boolean {
  return wire.names.privateAttributes.size > 0;
}

/**
 * Starts the snapshot of a tick. Entities that were not part of the last one are seen by no client, so their
 * slots are freed.
 */
export function beginSnapshot(encoder: RoomEncoder, tick: number): void {
  const { slots, snapshot } = encoder;
  for (let slot = slots.top - 1; slot >= 0; slot -= 1) {
    const facts = slots.facts[slot];
    if (facts == null || slots.putAt[slot] === snapshot) continue;
    if (encoder.slotByEntity.get(facts.id) === slot) encoder.slotByEntity.delete(facts.id);
    releaseSlot(slots, slot);
  }
  encoder.snapshot += 1;
  encoder.tickBefore = encoder.tick;
  encoder.tick = tick;
  encoder.shared.length = 0;
  encoder.changed.fill(0);
  encoder.playerDeltas.length = 0;
  encoder.roomDeltas.length = 0;
  encoder.events.clear();
}

/** Grows the per-slot lists to the number of slots; called after that number grew. */
export function resizeEncoder(encoder: RoomEncoder): void {
  const { capacity } = encoder.slots;
  encoder.changes = createSharedBytes(capacity);
  encoder.wholes = createSharedBytes(capacity);
  // Copy `seen` as well: a client may be in the middle of marking slots.
  const changed = new Uint32Array(capacity >>> 5);
  const seen = new Uint32Array(capacity >>> 5);
  const levels = new Uint8Array(capacity);
  const far = new Uint32Array(capacity >>> 5);
  changed.set(encoder.changed);
  seen.set(encoder.seen);
  levels.set(encoder.levels);
  far.set(encoder.far);
  encoder.changed = changed;
  encoder.seen = seen;
  encoder.levels = levels;
  encoder.far = far;
  encoder.leaving = new Int32Array(capacity);
  encoder.entering = new Int32Array(capacity);
  encoder.changing = new Int32Array(capacity);
  encoder.changingIndex = new Int32Array(capacity);
  encoder.late = new Uint32Array(capacity >>> 5);
}

function createSharedBytes(capacity: number): SharedBytes {
  return {
    madeAt: new Int32Array(capacity),
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
  };
}
