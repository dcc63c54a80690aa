import type { SceneGame } from './Scene.ts';

/** Lists the image assets: those of tilesets first, then those of animations and effects, then all others. */
export function listImages(game: SceneGame): string[] {
  const { animations, effects } = game.types;
  const named = [
    ...game.map.tileSets.map(({ image }) => image),
    ...Object.values(animations).map(({ image }) => image),
    ...Object.values(effects).map(({ image }) => image),
    ...Object.keys(game.assets),
  ];
  const isImage = (id: string | null): id is string => id !== null && game.assets[id]?.kind === 'image';
  return [...new Set(named.filter(isImage))];
}
