import type { SceneGame } from '../shared/Scene.ts';

/** The height of the lowest layer or tile. The ground around the map must be below it, or it would hide the tile. */
export function findLowestHeight({ layers, tileSets }: SceneGame['map']): number {
  const given = [...layers, ...tileSets.flatMap(({ tiles }) => Object.values(tiles))];
  return Math.min(0, ...given.map(({ height }) => height ?? 0));
}
