import type { SceneGame } from './Scene.ts';
import type { AssetSource } from './Renderer.ts';
import { listImages } from './listImages.ts';

/** Images by asset id. Missing or broken ones are left out, and those that have not loaded yet. */
export type Images = ReadonlyMap<string, HTMLImageElement>;

const AT_ONCE = 8;
/** The game does not wait longer than this for an image. It draws a plain shape instead. */
const PATIENCE_MS = 20_000;

/**
 * Loads the images of a game, those of the map first. Progress runs from 0 to 1. Images that are not needed first are
 * added to the result later.
 */
export async function loadImages(
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<Images> {
  const ids = listImages(game);
  const isNeededFirst = (id: string): boolean => assets.isNeededFirst?.(id) ?? true;
  const images = new Map<string, HTMLImageElement>();
  await addImages(images, ids.filter(isNeededFirst), assets, onProgress);
  const later = ids.filter((id) => !isNeededFirst(id));
  void addImages(images, later, assets, () => undefined);
  return images;
}

async function addImages(
  images: Map<string, HTMLImageElement>,
  ids: readonly string[],
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<void> {
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
}

/** Loads an image. Null if it is missing, broken, or takes too long. */
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
