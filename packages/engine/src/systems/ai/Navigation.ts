import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import type { NavGrid } from '../../world/WorldCaches.ts';
import { createNavGrid, isNavGridCurrent, updateObstacles } from './NavGrid.ts';
import { createUnitGrid, fillUnitGrid, visitUnitsNear } from './UnitGrid.ts';

/** Call this before each step that uses navigation, because entities have moved since the last one. */
export function invalidateNavigation({ caches: { navigation } }: World): void {
  navigation.isGridFresh = false;
  navigation.areUnitsFresh = false;
}

export function getNavGrid(world: World): NavGrid {
  const { navigation } = world.caches;
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
  const { navigation } = world.caches;
  navigation.units ??= createUnitGrid(world);
  if (!navigation.areUnitsFresh) fillUnitGrid(navigation.units, world);
  navigation.areUnitsFresh = true;
  visitUnitsNear(navigation.units, world, x, y, radius, visit);
}
