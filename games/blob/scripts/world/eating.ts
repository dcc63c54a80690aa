import { distanceBetween, type Blob } from './blob.ts';

/** A blob can eat another one if it has at least this many times its mass. */
export const EAT_MASS_RATIO = 1.2;
/** How far the eater must reach past the center of its prey, as a share of the prey's radius. */
const COVERED_SHARE = 0.4;
/** Distance in tiles from the edge of a blob at which ducklings peck it. */
const PECK_RANGE = 0.6;
/** Ducklings don't peck blobs lighter than this. */
export const PECK_MIN_MASS = 90;
/** Share of its mass that a blob loses when it is pecked. */
const PECK_SHARE = 0.2;
const CRUMB_MASS = 4;
const MAX_CRUMBS = 12;
/** A blob that was pecked is safe from ducklings for this long. */
const PECK_COOLDOWN_TICKS = 120;

export function canEat(eater: { readonly mass: number }, prey: { readonly mass: number }): boolean {
  return eater.mass >= prey.mass * EAT_MASS_RATIO;
}

/** Each blob eats the smaller blobs of other players that it covers. */
export function eatBlobs(blobs: readonly Blob[], onEaten: (prey: Blob, eater: Blob) => void): void {
  for (const eater of blobs) {
    const left = eater.x - eater.radius;
    const right = eater.x + eater.radius;
    for (const prey of blobs) {
      // Most blobs are far away, and this costs least.
      if (prey.x < left || prey.x > right) continue;
      if (prey.player === eater.player || prey.isEaten || eater.isEaten || !canEat(eater, prey)) continue;
      if (distanceBetween(eater, prey) > eater.radius - prey.radius * COVERED_SHARE) continue;
      if (units.hasSpawnProtection(prey.unit) || units.hasSpawnProtection(eater.unit)) continue;
      swallow(eater, prey);
      onEaten(prey, eater);
    }
  }
}

function swallow(eater: Blob, prey: Blob): void {
  prey.isEaten = true;
  eater.mass += prey.mass;
  attributes.changeAttribute(eater.unit, 'mass', prey.mass);
  effects.playAnimation(eater.unit, `${units.typeOfUnit(eater.unit)}-gulp`);
  messages.showFloatingText(`+${Math.round(prey.mass)}`, { x: prey.x, y: prey.y }, '#f4d35e');
}

/** The tick in which each blob was last pecked. */
const lastPecks = new Map<Unit, number>();

/** Ducklings peck crumbs out of heavy blobs. Other players can eat the crumbs. */
export function peckHeavyBlobs(blobs: readonly Blob[]): void {
  for (const duckling of units.unitsOfType('duckling')) {
    const { x, y } = positions.positionOf(duckling)!;
    for (const blob of blobs) {
      if (blob.mass < PECK_MIN_MASS || blob.isEaten) continue;
      const reach = blob.radius + PECK_RANGE;
      const [dx, dy] = [blob.x - x, blob.y - y];
      if (dx * dx + dy * dy > reach * reach) continue;
      if (game.tick - (lastPecks.get(blob.unit) ?? -PECK_COOLDOWN_TICKS) < PECK_COOLDOWN_TICKS) continue;
      lastPecks.set(blob.unit, game.tick);
      peck(blob, { x, y });
    }
  }
}

function peck(blob: Blob, at: Point): void {
  const lost = blob.mass * PECK_SHARE;
  blob.mass -= lost;
  attributes.changeAttribute(blob.unit, 'mass', -lost);
  effects.playAnimation(blob.unit, `${units.typeOfUnit(blob.unit)}-wobble`);
  effects.showEffect('feathers', at);
  sound.playSoundAt('quack', at);
  messages.showFloatingText(`-${Math.round(lost)}`, at, '#ef6f6c');
  // Spread the crumbs evenly around the blob, at three different distances.
  const crumbs = Math.min(MAX_CRUMBS, Math.floor(lost / CRUMB_MASS));
  for (let crumb = 0; crumb < crumbs; crumb += 1) {
    const distance = blob.radius + 1 + (crumb % 3);
    const spot = positions.positionTowards({ x: blob.x, y: blob.y }, (crumb * 360) / crumbs, distance)!;
    if (!map.isWall(spot)) items.createItem('crumb', spot);
  }
}

export function clearPecks(): void {
  lastPecks.clear();
}
