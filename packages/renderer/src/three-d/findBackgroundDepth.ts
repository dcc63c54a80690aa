import type { SceneGame } from '../shared/Scene.ts';

/** The depth of the lowest layer or tile. Anything below the surroundings would be hidden. */
export function findBackgroundDepth({ layers, tileSets }: SceneGame['map']): number {
  const given = [...layers, ...tileSets.flatMap(({ tiles }) => Object.values(tiles))];
  return Math.min(0, ...given.map(({ height }) => height ?? 0));
}
