import type { EntityId } from '@playloom/game-format';
import {
  applySnapshot,
  type AttributeView,
  beginSnapshot,
  blankOwnView,
  blankRoomView,
  type ClientBaseline,
  type ClientView,
  createBaseline,
  createRoomEncoder,
  createClientView,
  encodeClientSnapshot,
  type EntityWireState,
  type EntityView,
  type WireNames,
  type OwnView,
  type PlayerView,
  reportAttributeChange,
  putEntity,
  recordTileChange,
  quantizeAttribute,
  quantizePosition,
  quantizeRotation,
  quantizeVelocity,
  type RoomEncoder,
  type RoomView,
  markSlotFar,
  markSlotSeen,
  type SnapshotChanges,
  type ViewEvent,
} from '../index.ts';

export interface SampleMotion {
  x: number;
  y: number;
  rotation: number;
  vx: number;
  vy: number;
  scale: number;
}

export interface SampleEntity {
  facts: EntityWireState;
  motion: SampleMotion;
  /** Attributes of `facts` whose values were changed in place since the last snapshot. */
  changed?: readonly string[];
}

/** A room without a game. It has only entities, and clients that see some of them. */
export interface SampleRoom {
  readonly names: WireNames;
  readonly encoder: RoomEncoder;
  tick: number;
  readonly entities: Map<EntityId, SampleEntity>;
  players: readonly PlayerView[];
  room: RoomView;
  readonly tiles: Map<number, number>;
  readonly clients: SampleClient[];
}

interface SampleClient {
  baseline: ClientBaseline;
  readonly view: ClientView;
  own: OwnView;
  sees(entity: SampleEntity): boolean;
  /** Whether an entity is beyond the screen. */
  isFar(entity: SampleEntity): boolean;
  levelOf(entity: SampleEntity): number;
}

export function createSampleRoom(names: WireNames): SampleRoom {
  return {
    names,
    encoder: createRoomEncoder(names),
    tick: 0,
    entities: new Map(),
    players: [],
    room: blankRoomView,
    tiles: new Map(),
    clients: [],
  };
}

export function addSampleClient(room: SampleRoom, client: Partial<SampleClient> = {}): SampleClient {
  const added: SampleClient = {
    baseline: createBaseline(),
    view: createClientView(),
    own: blankOwnView,
    sees: () => true,
    isFar: () => false,
    levelOf: () => 0,
    ...client,
  };
  room.clients.push(added);
  return added;
}

export function createSampleWireState(id: EntityId, facts: Partial<EntityWireState> = {}): EntityWireState {
  return {
    id,
    kind: 'unit',
    type: 'wolf',
    bornAt: 0,
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
    ...facts,
  };
}

export function setSampleTile(room: SampleRoom, cell: number, tile: number): void {
  room.tiles.set(cell, tile);
  recordTileChange(room.encoder, cell, tile);
}

/**
 * Encodes a snapshot for every client that is not skipped and returns the bytes for each. As in a real room,
 * only entities that a client sees are passed to the encoder.
 */
export function sendSampleSnapshot(
  room: SampleRoom,
  isSkipped: (client: SampleClient) => boolean = () => false,
  events: readonly ViewEvent[] = [],
): Map<SampleClient, Uint8Array> {
  beginSnapshot(room.encoder, room.tick);
  const slots = new Map<SampleEntity, number>();
  const sent = new Map<SampleClient, Uint8Array>();
  for (const client of room.clients) {
    if (isSkipped(client)) continue;
    const visible = [...room.entities.values()].filter((entity) => client.sees(entity));
    for (const entity of visible) if (!slots.has(entity)) slots.set(entity, putSample(room, entity));
    for (const entity of visible) {
      markSlotSeen(room.encoder, slots.get(entity)!, client.levelOf(entity));
      if (client.isFar(entity)) markSlotFar(room.encoder, slots.get(entity)!);
    }
    const bytes = encodeClientSnapshot(room.encoder, client.baseline, {
      own: client.own,
      players: room.players,
      room: room.room,
      events,
    });
    sent.set(client, bytes);
  }
  return sent;
}

function putSample({ encoder }: SampleRoom, { facts, motion, changed = [] }: SampleEntity): number {
  const { x, y, rotation, vx, vy, scale } = motion;
  const tables = { x: [x], y: [y], rotation: [rotation], vx: [vx], vy: [vy], scale: [scale] };
  const slot = putEntity(encoder, facts, tables, 0);
  for (const attribute of changed) reportAttributeChange(encoder, slot, attribute);
  return slot;
}

export function receiveSampleSnapshot(
  room: SampleRoom,
  client: SampleClient,
  bytes: Uint8Array,
): SnapshotChanges {
  const result = applySnapshot(client.view, room.names, bytes);
  if (!result.ok) throw new Error(`The snapshot is broken: ${result.error}`);
  return result.value;
}

/** Describes the view that the client should have now, with all numbers rounded as in a snapshot. */
export function describeExpectedView(room: SampleRoom, client: SampleClient) {
  const visible = [...room.entities.values()].filter((entity) => client.sees(entity));
  return {
    tick: room.tick,
    entities: new Map(
      visible.map((entity) => [entity.facts.id, expectedEntity(room.names, entity, client.levelOf(entity))]),
    ),
    players: new Map(room.players.map((player) => [player.id, player])),
    room: room.room,
    own: { ...client.own, attributes: client.own.attributes.map(quantize) },
    tiles: room.tiles,
  };
}

export function describeKnownView(client: SampleClient): object {
  const { tick, entities, players, room, own, tiles } = client.view;
  return { tick, entities, players, room, own, tiles };
}

function expectedEntity(names: WireNames, { facts, motion }: SampleEntity, level: number): EntityView {
  const { privateAttributes } = names;
  const open = facts.attributes.filter((view) => !privateAttributes.has(view.attribute));
  const own = facts.attributes.filter((view) => (privateAttributes.get(view.attribute) ?? 9) <= level);
  return {
    ...facts,
    x: quantizePosition(motion.x),
    y: quantizePosition(motion.y),
    rotation: quantizeRotation(motion.rotation),
    vx: quantizeVelocity(motion.vx),
    vy: quantizeVelocity(motion.vy),
    scale: motion.scale,
    attributes: [...open, ...own].map(quantize),
  };
}

function quantize(view: AttributeView): AttributeView {
  return { ...view, value: quantizeAttribute(view.value, view.max) };
}
