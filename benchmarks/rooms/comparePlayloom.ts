import {
  decodeTape,
  findUnit,
  loadPhysics,
  playNextTick,
  seekTape,
  type Unit,
  type World,
} from '@playloom/engine';
import {
  applySnapshot,
  type ClientView,
  createWireNames,
  createClientView,
  decodeServerMessage,
  type EntityView,
  type WireNames,
  quantizeAttribute,
  quantizePosition,
  quantizeRotation,
  quantizeVelocity,
} from '@playloom/protocol';
import { openWireGame } from '../scenes/wireScene.ts';
import { findWireScreen, isOnScreen } from '../scenes/wireVisibility.ts';
import { addDifference, createDifferences, type Differences } from './Differences.ts';
import type { WireClient } from './WireClient.ts';

const TICKS_COMPARED = 60;

interface Reader {
  readonly client: WireClient;
  readonly view: ClientView;
  next: number;
}

/**
 * Replays the tape of the room. For each of the last ticks, compares the visible entities and all their fields with
 * what each client decoded.
 */
export async function comparePlayloom(
  clients: readonly WireClient[],
  tapeBytes: Uint8Array,
  players: number,
): Promise<Differences> {
  await loadPhysics();
  const { game, compiled } = openWireGame(players);
  const names = createWireNames(game);
  const tape = decodeTape(tapeBytes);
  if (!tape.ok) throw new Error(tape.error);
  const sought = seekTape({ tape: tape.value, game: compiled }, tape.value.ticks - TICKS_COMPARED);
  if (!sought.ok) throw new Error(sought.error);
  const world = sought.value;
  const found = createDifferences();
  const readers = clients.map((client): Reader => ({ client, view: createClientView(), next: 0 }));
  while (playNextTick(tape.value, world)) {
    for (const reader of readers) {
      readUntil(reader, names, world.tick);
      compareView(found, world, reader);
    }
  }
  return found;
}

/** Applies snapshots up to the given tick. */
function readUntil(reader: Reader, names: WireNames, tick: number): void {
  const { frames } = reader.client;
  for (; reader.view.tick < tick && reader.next < frames.length; reader.next += 1) {
    const bytes = frames[reader.next]!;
    const message = decodeServerMessage(bytes);
    if (!message.ok) throw new Error(message.error);
    if (message.value.kind !== 'snapshot') continue;
    const applied = applySnapshot(reader.view, names, bytes);
    if (!applied.ok) throw new Error(applied.error);
  }
}

function compareView(found: Differences, world: World, { client, view }: Reader): void {
  const unit = findUnit(world, world.players.get(client.player)?.unit ?? null);
  if (unit === null || view.tick !== world.tick) {
    addDifference(found, `player ${client.player} is at tick ${view.tick} instead of ${world.tick}`);
    return;
  }
  found.views += 1;
  const { x, y, rotation, vx, vy } = world.entities.motion;
  const own = view.own.unit;
  const isOwnRight =
    own !== null &&
    own.id === unit.id &&
    own.x === x[unit.slot] &&
    own.y === y[unit.slot] &&
    own.rotation === rotation[unit.slot] &&
    own.vx === vx[unit.slot] &&
    own.vy === vy[unit.slot];
  if (!isOwnRight) addDifference(found, `the own unit of player ${client.player} at tick ${world.tick}`);
  const screen = findWireScreen(world, unit.slot);
  let seen = 0;
  for (const entity of world.entities.records) {
    if (entity?.kind !== 'unit' || !isOnScreen(screen, x[entity.slot]!, y[entity.slot]!)) continue;
    seen += 1;
    const known = view.entities.get(entity.id);
    found.entities += 1;
    if (known === undefined || !isRight(known, world, entity)) {
      addDifference(
        found,
        `${entity.id} for player ${client.player} at tick ${world.tick}: ${JSON.stringify(known)}`,
      );
    }
  }
  if (view.entities.size !== seen) {
    addDifference(
      found,
      `player ${client.player} sees ${view.entities.size} instead of ${seen} at tick ${world.tick}`,
    );
  }
}

function isRight(known: EntityView, world: World, unit: Unit): boolean {
  const { slot } = unit;
  const { x, y, rotation, vx, vy } = world.entities.motion;
  const { value, max, stride } = world.entities.attributes;
  const health = known.attributes[0];
  return (
    known.x === quantizePosition(x[slot]!) &&
    known.y === quantizePosition(y[slot]!) &&
    known.rotation === quantizeRotation(rotation[slot]!) &&
    known.vx === quantizeVelocity(vx[slot]!) &&
    known.vy === quantizeVelocity(vy[slot]!) &&
    health?.attribute === 'health' &&
    health.value === quantizeAttribute(value[slot * stride]!, max[slot * stride]!) &&
    (known.animation?.name ?? null) === (unit.look.animation?.name ?? null) &&
    (known.animation?.since ?? null) === (unit.look.animation?.since ?? null) &&
    known.isMoving === unit.isMoving
  );
}
