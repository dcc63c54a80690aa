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
/** The food of a player who starts over: how much, how near, and how it is spread. Distances are in tiles. */
const SNACKS = 9;
const SNACK_SPOTS = 24;
const SNACK_DISTANCE = 1.4;
const SNACK_STEP = 0.12;
const SNACK_ANGLE = 137;
const MAX_SPEED = 7;
/** Blobs heavier than this slowly lose mass, so the leader has to keep eating. */
const DECAY_MIN_MASS = 80;
/** Share of its mass that a heavy blob loses each second. */
const DECAY_PER_SECOND = 0.003;

function massOf(unit: Unit): number {
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
  for (const { unit, mass } of blobs) {
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
  for (const blob of blobs) {
    if (blob.mass <= DECAY_MIN_MASS) continue;
    const lost = blob.mass * DECAY_PER_SECOND;
    blob.mass -= lost;
    attributes.changeAttribute(blob.unit, 'mass', -lost);
  }
}

/** Gives a new or respawned blob its start mass, and some food nearby if a person controls it. */
export function startOver(unit: Unit, leaderMass: number): void {
  const mass = Math.max(START_MASS, Math.min(COMEBACK_MAX_MASS, leaderMass * COMEBACK_SHARE));
  attributes.setAttribute(unit, 'mass', Math.round(mass));
  const player = units.ownerOf(unit);
  if (player !== null && !players.isBot(player)) serveSnacks(unit);
}

/** Puts snacks on a spiral around a blob. All of them are on the screen, even of a phone held upright. */
function serveSnacks(unit: Unit): void {
  const at = positions.positionOf(unit)!;
  let served = 0;
  for (let spot = 0; spot < SNACK_SPOTS && served < SNACKS; spot += 1) {
    const to = positions.positionTowards(at, spot * SNACK_ANGLE, SNACK_DISTANCE + spot * SNACK_STEP)!;
    if (map.isWall(to) || !positions.canSee(at, to)) continue;
    items.createItem('snack', to);
    served += 1;
  }
}

export function distanceBetween(a: Blob, b: Blob): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
