import { findTree } from './trees.ts';
import { DENS } from './waves.ts';

const TREE_COLOR = '#7bd389';
const DEN_COLOR = '#b79bff';

/** The tree that each person is shown. */
const shownTrees = new Map<Player, Prop>();

/** By day, shows people without wood the nearest tree. Call this once a second. */
export function showTrees(isDay: boolean): void {
  for (const player of players.humanPlayers()) {
    const shown = shownTrees.get(player) ?? null;
    const next = isDay ? findNextTree(players.unitOf(player)) : null;
    if (next === shown) continue;
    effects.hideMarker(shown, player);
    shownTrees.delete(player);
    if (next === null) continue;
    effects.showMarker(next, 'target', TREE_COLOR, player, null, true, true);
    shownTrees.set(player, next);
  }
}

function findNextTree(unit: Unit | null): Prop | null {
  const at = positions.positionOf(unit);
  if (at === null || !units.isAlive(unit) || items.hasItem(unit, 'wood')) return null;
  return findTree(at, () => true)?.prop ?? null;
}

export function forgetTree(player: Player): void {
  shownTrees.delete(player);
}

/** Marks the dens that monsters come from tonight, and no others. */
export function showDens(dens: readonly string[]): void {
  for (const den of DENS) {
    if (dens.includes(den)) regions.showRegionMarker(`den-${den}`, 'exclamation', DEN_COLOR);
    else regions.hideRegionMarker(`den-${den}`);
  }
}
