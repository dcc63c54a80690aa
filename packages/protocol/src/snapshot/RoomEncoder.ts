import type { EntityId } from '@playloom/game-format';
import { type ByteWriter, createByteWriter } from '../bytes/ByteWriter.ts';
import type { WireContext } from '../fields/Field.ts';
import type { Names } from '../Names.ts';
import type { ViewEvent } from '../ServerMessage.ts';
import type { OwnView, PlayerView, RoomView } from '../View.ts';
import { blankOwn } from './own.ts';
import { createEntitySlots, releaseSlot, type EntitySlots } from './EntitySlots.ts';
import { blankRoom } from './roomField.ts';
import { createTileLog, type TileLog } from './tiles.ts';

/** One room's side of all its clients' snapshots. */
export interface RoomEncoder {
  readonly wire: WireContext;
  /** Counts snapshots from 1. */
  snapshot: number;
  tick: number;
  tickBefore: number;
  readonly slots: EntitySlots;
  readonly slotByEntity: Map<EntityId, number>;
  readonly tiles: TileLog;
  /** Bytes that several clients get, made when the first one needs them; empty again with each snapshot. */
  readonly shared: ByteWriter;
  /** By place: where in `shared` its change since the last snapshot lies, and its whole. */
  changes: SharedBytes;
  wholes: SharedBytes;
  readonly playerDeltas: SharedDelta<readonly PlayerView[]>[];
  readonly roomDeltas: SharedDelta<RoomView>[];
  readonly events: Map<ViewEvent, { readonly start: number; readonly end: number }>;
  /** The snapshot being written, after those of other clients. */
  readonly out: ByteWriter;
  /** One bit a place: what changed for everyone since the last snapshot. */
  changed: Uint32Array;
  /** One bit a place: what the client that is being written for sees; and how near it stands to each. */
  seen: Uint32Array;
  levels: Uint8Array;
  /** Lists of places that are filled while writing. */
  leaving: Int32Array;
  entering: Int32Array;
  changing: Int32Array;
  /** For each of `changing`, how many known ones lie before it. */
  changingIndex: Int32Array;
  readonly counts: EntityListCounts;
}

/** How many places each list of the encoder holds for the client that is being written for. */
export interface EntityListCounts {
  leaving: number;
  entering: number;
  changing: number;
  /** Known before and now. */
  staying: number;
}

interface SharedBytes {
  /** The snapshot these were made for. */
  readonly madeAt: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** The way from one value to another does not depend on the client that goes it. */
export interface SharedDelta<Value> {
  readonly before: Value;
  readonly now: Value;
  readonly start: number;
  readonly end: number;
}

/**
 * What one client was last sent. It only says which snapshot that was and what was in sight: what changed since
 * then is known to the encoder. A client that is skipped keeps it, and is told more the next time.
 */
export interface ClientBaseline {
  /** 0 before the first. */
  snapshot: number;
  tick: number;
  /** One bit a place. */
  known: Uint32Array;
  levels: Uint8Array;
  players: readonly PlayerView[];
  room: RoomView;
  own: OwnView;
}

const noPlayers: readonly PlayerView[] = [];

export function createRoomEncoder(names: Names): RoomEncoder {
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
    leaving: new Int32Array(slots.capacity),
    entering: new Int32Array(slots.capacity),
    changing: new Int32Array(slots.capacity),
    changingIndex: new Int32Array(slots.capacity),
    counts: { leaving: 0, entering: 0, changing: 0, staying: 0 },
  };
}

/** For a client that knows nothing: a new one, or one that came back and has lost its view. */
export function createBaseline(): ClientBaseline {
  return {
    snapshot: 0,
    tick: 0,
    known: new Uint32Array(0),
    levels: new Uint8Array(0),
    players: noPlayers,
    room: blankRoom,
    own: blankOwn,
  };
}

/** Whether a client was told of an entity in its last snapshot; also true of what is gone since then. */
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
 * The client that is written for next sees this place, which `putEntity` gave in this snapshot. `level` is how near
 * its player stands to what is there: 0 not at all, 1 same team, 2 its own. It decides which bars the client is told of.
 */
export function markSlotSeen(encoder: RoomEncoder, slot: number, level = 0): void {
  encoder.seen[slot >>> 5]! |= 1 << (slot & 31);
  if (level > 0 && hasAccessLevels(encoder) && encoder.slots.ownAttributes[slot]!.length > 0) {
    encoder.levels[slot] = level;
  }
}

/** Whether the client that is written for next was said to see a place. */
export function isSlotSeen({ seen }: RoomEncoder, slot: number): boolean {
  return (seen[slot >>> 5]! & (1 << (slot & 31))) !== 0;
}

/** In most games every bar is for everyone, and all levels stay 0. */
export function hasAccessLevels({ wire }: RoomEncoder): boolean {
  return wire.names.privateAttributes.size > 0;
}

/** Starts the snapshot of a tick. What was not put into the last one is seen by nobody and gives up its place. */
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

/** Makes the lists by place as long as there are places; called when places grew. */
export function resizeEncoder(encoder: RoomEncoder): void {
  const { capacity } = encoder.slots;
  encoder.changes = createSharedBytes(capacity);
  encoder.wholes = createSharedBytes(capacity);
  // A client may be half-way through what it sees.
  const changed = new Uint32Array(capacity >>> 5);
  const seen = new Uint32Array(capacity >>> 5);
  const levels = new Uint8Array(capacity);
  changed.set(encoder.changed);
  seen.set(encoder.seen);
  levels.set(encoder.levels);
  encoder.changed = changed;
  encoder.seen = seen;
  encoder.levels = levels;
  encoder.leaving = new Int32Array(capacity);
  encoder.entering = new Int32Array(capacity);
  encoder.changing = new Int32Array(capacity);
  encoder.changingIndex = new Int32Array(capacity);
}

function createSharedBytes(capacity: number): SharedBytes {
  return {
    madeAt: new Int32Array(capacity),
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
  };
}
