/** A blob as it is in this tick. A player steers one and may have thrown off others. */
export interface Blob {
  readonly unit: Unit;
  readonly player: Player;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The one its player steers. */
  isMain: boolean;
  mass: number;
  isEaten: boolean;
}

export const TICKS_A_SECOND = 40;
export const START_MASS = 12;
/** What a player starts with who was eaten: the larger the leader, the more, so that nobody is out of the game. */
const COMEBACK_SHARE = 0.07;
const COMEBACK_MAX = 60;
const TOP_SPEED = 7;
/** Larger ones slowly lose mass, so that a lead has to be fed. */
const DECAY_FROM = 80;
const DECAY_A_SECOND = 0.003;

export function massOf(unit: Unit): number {
  return attributes.attributeOf(unit, 'mass');
}

/** Twice the width is four times the mass. */
export function scaleFor(mass: number): number {
  return Math.sqrt(mass / START_MASS);
}

/** Twice the width is seven tenths of the speed. */
function speedFor(mass: number): number {
  return TOP_SPEED / Math.sqrt(scaleFor(mass));
}

export function listBlobs(): Blob[] {
  const blobs: Blob[] = [];
  for (const player of players.allPlayers()) {
    const main = players.unitOf(player);
    for (const unit of units.unitsOfPlayer(player)) blobs.push(readBlob(unit, player, unit === main));
  }
  return blobs;
}

function readBlob(unit: Unit, player: Player, isMain: boolean): Blob {
  const place = positions.positionOf(unit)!;
  const mass = massOf(unit);
  return { unit, player, x: place.x, y: place.y, radius: scaleFor(mass) / 2, isMain, mass, isEaten: false };
}

const shownMass = new Map<Unit, number>();

/** Makes size and speed of the mass, where it changed. */
export function fitSizes(blobs: readonly Blob[]): void {
  for (const { unit } of blobs) {
    const mass = massOf(unit);
    if (shownMass.get(unit) === mass) continue;
    shownMass.set(unit, mass);
    units.setScale(unit, scaleFor(mass));
    units.setUnitSpeed(unit, speedFor(mass));
  }
}

/** Mass of units that are gone need not be remembered. */
export function forgetGone(blobs: readonly Blob[]): void {
  const present = new Set(blobs.map(({ unit }) => unit));
  for (const unit of shownMass.keys()) if (!present.has(unit)) shownMass.delete(unit);
}

export function decay(blobs: readonly Blob[]): void {
  for (const { unit, mass } of blobs) {
    if (mass > DECAY_FROM) attributes.changeAttribute(unit, 'mass', -mass * DECAY_A_SECOND);
  }
}

/** A blob that begins anew is safe for a moment. */
export function startOver(unit: Unit, leaderMass: number): void {
  const mass = Math.max(START_MASS, Math.min(COMEBACK_MAX, leaderMass * COMEBACK_SHARE));
  attributes.setAttribute(unit, 'mass', Math.round(mass));
  combat.giveBuff(unit, 'fresh');
}

export function distanceOf(a: Blob, b: Blob): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
