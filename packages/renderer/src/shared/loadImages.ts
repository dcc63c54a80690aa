import type { SceneGame } from './Scene.ts';
import type { AssetSource } from './Renderer.ts';

/** Images by asset id. Missing or broken ones are left out. */
export type Images = ReadonlyMap<string, HTMLImageElement>;

const AT_ONCE = 8;
/** An image that takes longer does not delay the game: plain shapes replace it. */
const PATIENCE_MS = 20_000;

/** Loads all images of a game, those of the map first. Progress runs from 0 to 1. */
export async function loadImages(
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<Images> {
  const ids = listImages(game);
  const images = new Map<string, HTMLImageElement>();
  let next = 0;
  let done = 0;
  onProgress(ids.length === 0 ? 1 : 0);
  const work = async (): Promise<void> => {
    while (next < ids.length) {
      const id = ids[next++]!;
      const url = assets.urlOf(id);
      const image = url === null ? null : await loadImage(url);
      if (image) images.set(id, image);
      done += 1;
      onProgress(done / ids.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return images;
}

/** The image assets: tile sheets, then those of animations and effects, then the others. */
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

/** Null when the image is missing, broken, or takes too long. */
export function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((settle) => {
    const image = new Image();
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    const end = (result: HTMLImageElement | null): void => {
      clearTimeout(timer);
      settle(result);
    };
    image.crossOrigin = 'anonymous';
    image.onerror = () => end(null);
    image.onload = () => {
      const isEmpty = image.naturalWidth === 0 || image.naturalHeight === 0;
      image.decode().then(
        () => end(isEmpty ? null : image),
        () => end(null),
      );
    };
    image.src = url;
  });
}
