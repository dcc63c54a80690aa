import { distanceBetween, getFire, listRangers } from './camp.ts';
import type { Arrival } from './waves.ts';

/** The current target of each monster. */
const targets = new Map<Unit, Unit>();

/** Shades and wisps attack rangers who are this near. Other monsters ignore rangers. */
const NOTICE_RANGE: { readonly [unitType: string]: number } = { shade: 5.5, wisp: 6.5 };
/** Monsters stop chasing a ranger who is farther away than this. */
const FORGET_RANGE = 9;
/** Monsters attack barricades that are this near. */
const BARRICADE_RANGE = 1.9;
/** Monsters that are this near the fire attack only rangers within the same distance. */
const AT_FIRE_RANGE = 2.6;

const BOSS = 'old-brute';

export function spawnMonster({ unitType, den }: Arrival, strength: number): void {
  units.createUnit(unitType, random.randomPositionIn(`den-${den}`), 0, 'dark');
  const monster = units.lastCreatedUnit();
  if (monster === null) return;
  effects.showEffect('gloom-burst', positions.positionOf(monster));
  // There is only one boss, so larger teams get a boss with more health.
  if (unitType === BOSS) {
    attributes.setAttributeMax(monster, 'health', attributes.attributeMax(monster, 'health') * strength);
    attributes.refillAttribute(monster, 'health');
  }
  attack(monster, getFire());
}

/**
 * Gives each monster its target: a barricade in its way, a ranger nearby, or the fire. Rangers who have just come back are
 * left alone.
 */
export function directMonsters(): void {
  const rangers = listRangers()
    .filter((unit) => !units.hasSpawnProtection(unit))
    .map((unit) => ({ unit, at: positions.positionOf(unit)! }));
  const barricades = units
    .unitsOfType('barricade')
    .map((unit) => ({ unit, at: positions.positionOf(unit)! }));
  const fire = getFire();
  const fireAt = positions.positionOf(fire)!;
  for (const monster of units.unitsOfTeam('dark')) {
    const at = positions.positionOf(monster)!;
    const barricade = findNearest(at, barricades, BARRICADE_RANGE);
    const ranger = findRanger(monster, at, rangers, distanceBetween(at, fireAt));
    attack(monster, barricade ?? ranger ?? fire);
  }
}

export function forgetMonster(monster: Unit): void {
  targets.delete(monster);
}

/** Removes all monsters at dawn. Each leaves a puff of smoke. */
export function removeMonsters(): void {
  for (const monster of units.unitsOfTeam('dark')) {
    effects.showEffect('smoke', positions.positionOf(monster));
    units.destroyEntity(monster);
  }
  targets.clear();
}

interface UnitPosition {
  readonly unit: Unit;
  readonly at: Point;
}

/** The ranger that the monster is already chasing, or else the nearest one. */
function findRanger(monster: Unit, at: Point, rangers: readonly UnitPosition[], toFire: number): Unit | null {
  const noticeRange = NOTICE_RANGE[units.typeOfUnit(monster) ?? ''] ?? 0;
  if (noticeRange === 0) return null;
  const target = targets.get(monster);
  const chased = rangers.find(({ unit }) => unit === target);
  if (chased !== undefined && distanceBetween(at, chased.at) < FORGET_RANGE) return chased.unit;
  return findNearest(at, rangers, toFire < AT_FIRE_RANGE ? AT_FIRE_RANGE : noticeRange);
}

function findNearest(from: Point, candidates: readonly UnitPosition[], range: number): Unit | null {
  let nearest: Unit | null = null;
  let shortest = range;
  for (const { unit, at } of candidates) {
    const distance = distanceBetween(from, at);
    if (distance >= shortest) continue;
    nearest = unit;
    shortest = distance;
  }
  return nearest;
}

/** Does nothing if the target is the same as before: a new order would restart the search for a path. */
function attack(monster: Unit, target: Unit | null): void {
  if (target === null || targets.get(monster) === target) return;
  targets.set(monster, target);
  ai.orderAttack(monster, target);
}
