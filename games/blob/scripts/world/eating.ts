import { distanceOf, type Blob } from './blob.ts';

/** Who eats another must be so much heavier. */
export const HEAVIER = 1.2;
/** So much of the other one, measured by its radius, must be covered. */
const COVERED = 0.4;
const DUCK_REACH = 0.6;
/** Ducklings leave the small in peace. */
const PECK_FROM = 90;
const PECKED_SHARE = 0.2;
const CRUMB_MASS = 4;
const CRUMBS_MAX = 12;
const PECK_PAUSE_TICKS = 120;

export function canEat(eater: { readonly mass: number }, prey: { readonly mass: number }): boolean {
  return eater.mass >= prey.mass * HEAVIER;
}

/** Lets everyone who lies over a smaller blob of somebody else swallow it. */
export function eatEachOther(blobs: readonly Blob[], whenEaten: (prey: Blob, eater: Blob) => void): void {
  for (const eater of blobs) {
    for (const prey of blobs) {
      if (prey.player === eater.player || prey.isEaten || eater.isEaten || !canEat(eater, prey)) continue;
      if (distanceOf(eater, prey) > eater.radius - prey.radius * COVERED) continue;
      if (combat.hasBuff(prey.unit, 'fresh') || combat.hasBuff(eater.unit, 'fresh')) continue;
      swallow(eater, prey);
      whenEaten(prey, eater);
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

const peckedAt = new Map<Unit, number>();

/** Ducklings peck crumbs out of large blobs: food for the small. */
export function letDucklingsPeck(blobs: readonly Blob[]): void {
  for (const duckling of units.unitsOfType('duckling')) {
    const { x, y } = positions.positionOf(duckling)!;
    for (const blob of blobs) {
      if (blob.mass < PECK_FROM || blob.isEaten) continue;
      const reach = blob.radius + DUCK_REACH;
      const [dx, dy] = [blob.x - x, blob.y - y];
      if (dx * dx + dy * dy > reach * reach) continue;
      if (game.tick - (peckedAt.get(blob.unit) ?? -PECK_PAUSE_TICKS) < PECK_PAUSE_TICKS) continue;
      peckedAt.set(blob.unit, game.tick);
      peck(blob, { x, y });
    }
  }
}

function peck(blob: Blob, at: Point): void {
  const lost = blob.mass * PECKED_SHARE;
  blob.mass -= lost;
  attributes.changeAttribute(blob.unit, 'mass', -lost);
  effects.playAnimation(blob.unit, `${units.typeOfUnit(blob.unit)}-wobble`);
  effects.showEffect('feathers', at);
  sound.playSoundAt('quack', at);
  messages.showFloatingText(`-${Math.round(lost)}`, at, '#ef6f6c');
  const crumbs = Math.min(CRUMBS_MAX, Math.floor(lost / CRUMB_MASS));
  for (let crumb = 0; crumb < crumbs; crumb += 1) {
    const distance = blob.radius + 1 + (crumb % 3);
    const spot = positions.positionTowards({ x: blob.x, y: blob.y }, (crumb * 360) / crumbs, distance)!;
    if (!map.isWall(spot)) items.createItem('crumb', spot);
  }
}

export function forgetPecks(): void {
  peckedAt.clear();
}
