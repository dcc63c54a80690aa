/** One blob in the current tick. A player controls one blob and can have more pieces after a split. */
export interface Blob {
  readonly unit: Unit;
  readonly player: Player;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** True for the blob that the player controls, false for other pieces. */
  isMain: boolean;
  mass: number;
  isEaten: boolean;
}

export const TICKS_PER_SECOND = 40;
export const START_MASS = 12;
/** Players respawn with this share of the leader's mass, so that they can catch up. */
const COMEBACK_SHARE = 0.07;
const COMEBACK_MAX_MASS = 60;
const MAX_SPEED = 7;
/** Blobs heavier than this slowly lose mass, so the leader has to keep eating. */
const DECAY_MIN_MASS = 80;
/** Share of its mass that a heavy blob loses each second. */
const DECAY_PER_SECOND = 0.003;

export function massOf(unit: Unit): number {
  return attributes.attributeOf(unit, 'mass');
}

/** A blob with four times the mass is twice as wide. */
export function scaleFor(mass: number): number {
  return Math.sqrt(mass / START_MASS);
}

/** A blob that is twice as wide has about 70% of the speed. */
function speedFor(mass: number): number {
  return MAX_SPEED / Math.sqrt(scaleFor(mass));
}

export function listBlobs(): Blob[] {
  const blobs: Blob[] = [];
  for (const player of players.allPlayers()) {
    const main = players.unitOf(player);
    for (const unit of units.unitsOfPlayer(player)) blobs.push(createBlob(unit, player, unit === main));
  }
  return blobs;
}

function createBlob(unit: Unit, player: Player, isMain: boolean): Blob {
  const { x, y } = positions.positionOf(unit)!;
  const mass = massOf(unit);
  return { unit, player, x, y, radius: scaleFor(mass) / 2, isMain, mass, isEaten: false };
}

/** The mass each unit had when its size and speed were last set. */
const appliedMass = new Map<Unit, number>();

/** Updates the size and speed of each blob whose mass has changed. */
export function updateSizes(blobs: readonly Blob[]): void {
  for (const { unit } of blobs) {
    const mass = massOf(unit);
    if (appliedMass.get(unit) === mass) continue;
    appliedMass.set(unit, mass);
    units.setScale(unit, scaleFor(mass));
    units.setUnitSpeed(unit, speedFor(mass));
  }
}

/** Forgets units that no longer exist. Without this, `appliedMass` would grow during the whole game. */
export function forgetRemovedBlobs(blobs: readonly Blob[]): void {
  const present = new Set(blobs.map(({ unit }) => unit));
  for (const unit of appliedMass.keys()) if (!present.has(unit)) appliedMass.delete(unit);
}

/** Call this once a second. */
export function shrinkHeavyBlobs(blobs: readonly Blob[]): void {
  for (const { unit, mass } of blobs) {
    if (mass > DECAY_MIN_MASS) attributes.changeAttribute(unit, 'mass', -mass * DECAY_PER_SECOND);
  }
}

/** Gives a new or respawned blob its start mass. The buff “fresh” protects it for a few seconds. */
export function startOver(unit: Unit, leaderMass: number): void {
  const mass = Math.max(START_MASS, Math.min(COMEBACK_MAX_MASS, leaderMass * COMEBACK_SHARE));
  attributes.setAttribute(unit, 'mass', Math.round(mass));
  combat.giveBuff(unit, 'fresh');
}

export function distanceBetween(a: Blob, b: Blob): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
