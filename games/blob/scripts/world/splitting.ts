import { distanceBetween, scaleFor, TICKS_PER_SECOND, type Blob } from './blob.ts';

export const SPLIT_MIN_MASS = 36;
const MAX_PIECES = 4;
const MERGE_SECONDS = 14;
/** Pieces swim to a point this many tiles in front of the blob that the player controls. */
const LEAD_DISTANCE = 5;
/** Speed of a thrown half in tiles per second, and extra speed for each tile of its radius. */
const THROW_SPEED = 15;
const THROW_SPEED_PER_TILE = 2;
/** Pieces that can't merge yet push each other apart by this share of their overlap in every second tick. */
const PUSH_SHARE = 0.12;

/** The tick from which each piece can merge with the player's other pieces. */
const mergeTicks = new Map<Unit, number>();

/** Throws half of each piece that is large enough in the player's direction. Returns false if no piece was split. */
export function split(player: Player): boolean {
  const main = players.unitOf(player);
  const pieces = units.unitsOfPlayer(player);
  if (main === null || !units.isAlive(main)) return false;
  const angle = movement.facingOf(main);
  let count = pieces.length;
  for (const unit of pieces) {
    if (count >= MAX_PIECES || attributes.attributeOf(unit, 'mass') < SPLIT_MIN_MASS) continue;
    throwHalf(unit, player, angle);
    count += 1;
  }
  if (count === pieces.length) return false;
  // Splitting is an attack.
  units.setSpawnProtection(main, 0);
  variables.changePlayerVariable(player, 'splits', 1);
  return true;
}

function throwHalf(unit: Unit, player: Player, angle: number): void {
  const half = attributes.attributeOf(unit, 'mass') / 2;
  const position = positions.positionOf(unit)!;
  const radius = scaleFor(half) / 2;
  const ahead = positions.positionTowards(position, angle, radius)!;
  attributes.setAttribute(unit, 'mass', half);
  units.createUnitForPlayer(units.typeOfUnit(unit)!, player, map.isWall(ahead) ? position : ahead, angle);
  const thrown = units.lastCreatedUnit();
  if (thrown === null) return;
  attributes.setAttribute(thrown, 'mass', half);
  movement.setSpeedAtAngle(thrown, THROW_SPEED + radius * THROW_SPEED_PER_TILE, angle);
  mergeTicks.set(thrown, game.tick + MERGE_SECONDS * TICKS_PER_SECOND);
  sound.playSoundAt('split', position);
}

/** Makes all pieces follow the blob that their player controls. */
export function steerPieces(blobs: readonly Blob[]): void {
  for (const { unit, player, isMain } of blobs) {
    if (isMain) continue;
    const main = players.unitOf(player);
    const target = movement.isMoving(main)
      ? positions.positionInFrontOf(main, LEAD_DISTANCE)
      : positions.positionOf(main);
    ai.orderMoveTo(unit, target);
  }
}

/** Merges touching pieces of a player after the waiting time. Until then, pushes them apart. */
export function mergePieces(blobs: readonly Blob[]): void {
  for (const piece of blobs) {
    if (piece.isMain || piece.isEaten) continue;
    const canMerge = game.tick >= (mergeTicks.get(piece.unit) ?? 0);
    for (const other of blobs) {
      if (other.player !== piece.player || other === piece || other.isEaten || piece.isEaten) continue;
      const distance = distanceBetween(piece, other);
      if (canMerge && distance < Math.max(piece.radius, other.radius)) merge(piece, other);
      else if (!canMerge) pushApart(piece, other, distance);
    }
  }
}

function merge(piece: Blob, into: Blob): void {
  piece.isEaten = true;
  into.mass += piece.mass;
  attributes.changeAttribute(into.unit, 'mass', piece.mass);
  sound.playSoundAt('merge', { x: into.x, y: into.y });
  mergeTicks.delete(piece.unit);
  units.destroyEntity(piece.unit);
}

function pushApart(piece: Blob, other: Blob, distance: number): void {
  const overlap = piece.radius + other.radius - distance;
  if (overlap <= 0 || distance === 0) return;
  const step = (overlap * PUSH_SHARE) / distance;
  const to = { x: piece.x + (piece.x - other.x) * step, y: piece.y + (piece.y - other.y) * step };
  if (!map.isWall(to)) movement.teleport(piece.unit, to);
}

/** Gives the player control of their heaviest remaining piece. Returns false if there is none. */
export function switchToOtherPiece(prey: Blob, blobs: readonly Blob[]): boolean {
  let heaviest: Blob | null = null;
  for (const blob of blobs) {
    if (blob.player !== prey.player || blob === prey || blob.isEaten) continue;
    if (heaviest === null || blob.mass > heaviest.mass) heaviest = blob;
  }
  if (heaviest === null) return false;
  players.setPlayerUnit(prey.player, heaviest.unit);
  heaviest.isMain = true;
  // Cancel the order to follow, or the piece would move against the player's input.
  ai.orderStop(heaviest.unit);
  ai.setBehaviour(heaviest.unit, 'none');
  return true;
}

/** Leaves each player only the blob they control. */
export function removePieces(): void {
  for (const player of players.allPlayers()) {
    const main = players.unitOf(player);
    for (const unit of units.unitsOfPlayer(player)) if (unit !== main) units.destroyEntity(unit);
  }
  mergeTicks.clear();
}
