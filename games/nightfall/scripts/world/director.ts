import { distanceTo, findFire, listRangers } from './camp.ts';
import type { Arrival } from './waves.ts';

/** What a monster was sent after. */
const targets = new Map<Unit, Unit>();

/** Rangers nearer than this draw shades and wisps away from the fire, and lose them again farther off. */
const NOTICE_RANGE: { readonly [unitType: string]: number } = { shade: 5.5, wisp: 6.5 };
const FORGET_RANGE = 9;
/** A barricade so near is in the way. */
const BARRICADE_RANGE = 1.9;
/** Here monsters have reached the fire and stay at it, unless someone strikes them. */
const AT_FIRE = 2.6;

/** The boss is as hard to fell for one ranger as for eight. */
const BOSS = 'old-brute';

export function sendMonster({ unitType, den }: Arrival, strength: number): void {
  units.createUnit(unitType, random.randomPositionIn(`den-${den}`), 0, 'dark');
  const monster = units.lastCreatedUnit();
  if (monster === null) return;
  effects.showEffect('gloom-burst', positions.positionOf(monster));
  if (unitType === BOSS) {
    attributes.setAttributeMax(monster, 'health', attributes.attributeMax(monster, 'health') * strength);
    attributes.refillAttribute(monster, 'health');
  }
  sendAfter(monster, findFire());
}

/** Gives every monster its target: the fire, a ranger near its way, or the barricade before it. */
export function directMonsters(): void {
  const rangers = listRangers().map((unit) => ({ unit, at: positions.positionOf(unit)! }));
  const barricades = units
    .unitsOfType('barricade')
    .map((unit) => ({ unit, at: positions.positionOf(unit)! }));
  const fire = findFire();
  const fireAt = positions.positionOf(fire)!;
  for (const monster of units.unitsOfTeam('dark')) {
    const at = positions.positionOf(monster)!;
    const inTheWay = findNearest(at, barricades, BARRICADE_RANGE);
    const prey = findPrey(monster, at, rangers, distanceTo(at, fireAt));
    sendAfter(monster, inTheWay ?? prey ?? fire);
  }
}

export function forgetMonster(monster: Unit): void {
  targets.delete(monster);
}

/** In the light of day nothing is left of them but smoke. */
export function burnMonsters(): number {
  const left = units.unitsOfTeam('dark');
  for (const monster of left) {
    effects.showEffect('smoke', positions.positionOf(monster));
    units.destroyEntity(monster);
  }
  targets.clear();
  return left.length;
}

interface Placed {
  readonly unit: Unit;
  readonly at: Point;
}

function findPrey(monster: Unit, at: Point, rangers: readonly Placed[], toFire: number): Unit | null {
  const notices = NOTICE_RANGE[units.typeOfUnit(monster) ?? ''] ?? 0;
  if (notices === 0) return null;
  const known = targets.get(monster);
  const kept = rangers.find(({ unit }) => unit === known);
  if (kept !== undefined && distanceTo(at, kept.at) < FORGET_RANGE) return kept.unit;
  return findNearest(at, rangers, toFire < AT_FIRE ? AT_FIRE : notices);
}

function findNearest(from: Point, candidates: readonly Placed[], range: number): Unit | null {
  let nearest: Unit | null = null;
  let shortest = range;
  for (const { unit, at } of candidates) {
    const away = distanceTo(from, at);
    if (away >= shortest) continue;
    nearest = unit;
    shortest = away;
  }
  return nearest;
}

/** An order given again would start the way over. */
function sendAfter(monster: Unit, target: Unit | null): void {
  if (target === null || targets.get(monster) === target) return;
  targets.set(monster, target);
  ai.orderAttack(monster, target);
}
