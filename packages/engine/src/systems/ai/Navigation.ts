import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { createNavGrid, isNavGridCurrent, type NavGrid, updateObstacles } from './NavGrid.ts';
import { createUnitGrid, fillUnitGrid, type UnitGrid, visitUnitsNear } from './UnitGrid.ts';

/**
 * Data for finding paths and neighbors. It is derived from the world and can be rebuilt, so it is not in
 * snapshots.
 */
interface Navigation {
  grid: NavGrid | null;
  isGridFresh: boolean;
  units: UnitGrid | null;
  areUnitsFresh: boolean;
}

const navigations = new WeakMap<World, Navigation>();

/** Call this before each step that uses navigation, because entities have moved since the last one. */
export function invalidateNavigation(world: World): void {
  const navigation = navigations.get(world);
  if (navigation === undefined) {
    navigations.set(world, { grid: null, isGridFresh: false, units: null, areUnitsFresh: false });
    return;
  }
  navigation.isGridFresh = false;
  navigation.areUnitsFresh = false;
}

export function getNavGrid(world: World): NavGrid {
  const navigation = requireNavigation(world);
  if (navigation.grid === null || !isNavGridCurrent(navigation.grid, world)) {
    navigation.grid = createNavGrid(world);
    navigation.isGridFresh = false;
  }
  if (!navigation.isGridFresh) updateObstacles(navigation.grid, world);
  navigation.isGridFresh = true;
  return navigation.grid;
}

/** Visits living units whose center may be within the radius. The visitor must check the exact distance. */
export function forEachUnitNear(
  world: World,
  x: number,
  y: number,
  radius: number,
  visit: (unit: Unit) => void,
): void {
  const navigation = requireNavigation(world);
  navigation.units ??= createUnitGrid(world);
  if (!navigation.areUnitsFresh) fillUnitGrid(navigation.units, world);
  navigation.areUnitsFresh = true;
  visitUnitsNear(navigation.units, world, x, y, radius, visit);
}

function requireNavigation(world: World): Navigation {
  const known = navigations.get(world);
  if (known !== undefined) return known;
  invalidateNavigation(world);
  return navigations.get(world)!;
}
