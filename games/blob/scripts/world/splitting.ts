import { distanceOf, TICKS_A_SECOND, type Blob } from './blob.ts';

const SPLIT_FROM = 36;
const PIECES_MAX = 4;
const MERGE_SECONDS = 14;
/** Pieces steer to a point so far before the one that is steered. */
const LEAD = 5;
/** How fast the thrown half flies, and how much faster for each tile of its radius. */
const THROW_SPEED = 15;
const THROW_SPEED_A_TILE = 2;
/** Pieces of one player that may not merge yet push each other out of the way by this share of their overlap a tick. */
const APART_SHARE = 0.06;

/** From which tick on a thrown-off piece may go back into the others. */
const mergesAt = new Map<Unit, number>();

/** Throws half of every piece that is large enough to where its player is heading. */
export function split(player: Player): boolean {
  const main = players.unitOf(player);
  const pieces = units.unitsOfPlayer(player);
  if (main === null || !units.isAlive(main)) return false;
  const angle = movement.facingOf(main);
  let count = pieces.length;
  for (const unit of pieces) {
    if (count >= PIECES_MAX || attributes.attributeOf(unit, 'mass') < SPLIT_FROM) continue;
    throwHalf(unit, player, angle);
    count += 1;
  }
  return count > pieces.length;
}

function throwHalf(unit: Unit, player: Player, angle: number): void {
  const half = attributes.attributeOf(unit, 'mass') / 2;
  const place = positions.positionOf(unit)!;
  const radius = Math.sqrt(half / 12) / 2;
  const ahead = positions.positionTowards(place, angle, radius)!;
  attributes.setAttribute(unit, 'mass', half);
  units.createUnitForPlayer(units.typeOfUnit(unit)!, player, map.isWall(ahead) ? place : ahead, angle);
  const thrown = units.lastCreatedUnit();
  if (thrown === null) return;
  attributes.setAttribute(thrown, 'mass', half);
  movement.setSpeedAtAngle(thrown, THROW_SPEED + radius * THROW_SPEED_A_TILE, angle);
  mergesAt.set(thrown, game.tick + MERGE_SECONDS * TICKS_A_SECOND);
  sound.playSoundAt('split', place);
}

/** Pieces go along with the one their player steers. */
export function steerPieces(blobs: readonly Blob[]): void {
  for (const { unit, player, isMain } of blobs) {
    if (isMain) continue;
    const main = players.unitOf(player);
    const ahead = movement.isMoving(main)
      ? positions.positionInFrontOf(main, LEAD)
      : positions.positionOf(main);
    ai.orderMoveTo(unit, ahead);
  }
}

/** Pieces of one player merge when their time has come; until then they keep apart. */
export function mergePieces(blobs: readonly Blob[]): void {
  for (const piece of blobs) {
    if (piece.isMain || piece.isEaten) continue;
    const isRipe = game.tick >= (mergesAt.get(piece.unit) ?? 0);
    for (const other of blobs) {
      if (other.player !== piece.player || other === piece || other.isEaten || piece.isEaten) continue;
      const distance = distanceOf(piece, other);
      if (isRipe && distance < Math.max(piece.radius, other.radius)) merge(piece, other);
      else if (!isRipe) keepApart(piece, other, distance);
    }
  }
}

function merge(piece: Blob, into: Blob): void {
  piece.isEaten = true;
  into.mass += piece.mass;
  attributes.changeAttribute(into.unit, 'mass', piece.mass);
  sound.playSoundAt('merge', { x: into.x, y: into.y });
  mergesAt.delete(piece.unit);
  units.destroyEntity(piece.unit);
}

function keepApart(piece: Blob, other: Blob, distance: number): void {
  const overlap = piece.radius + other.radius - distance;
  if (overlap <= 0 || distance === 0) return;
  const step = (overlap * APART_SHARE) / distance;
  const to = { x: piece.x + (piece.x - other.x) * step, y: piece.y + (piece.y - other.y) * step };
  if (!map.isWall(to)) movement.teleport(piece.unit, to);
}

/** Another piece becomes the one that is steered; false when there is none. */
export function passOn(prey: Blob, blobs: readonly Blob[]): boolean {
  let heir: Blob | null = null;
  for (const blob of blobs) {
    if (blob.player !== prey.player || blob === prey || blob.isEaten) continue;
    if (heir === null || blob.mass > heir.mass) heir = blob;
  }
  if (heir === null) return false;
  players.setPlayerUnit(prey.player, heir.unit);
  heir.isMain = true;
  // Its order to go along would lead it on.
  ai.orderStop(heir.unit);
  ai.setBehaviour(heir.unit, 'none');
  return true;
}

/** A new round begins with one blob each. */
export function removePieces(): void {
  for (const player of players.allPlayers()) {
    const main = players.unitOf(player);
    for (const unit of units.unitsOfPlayer(player)) if (unit !== main) units.destroyEntity(unit);
  }
  mergesAt.clear();
}
