import type { SceneGame } from './Scene.ts';
import type { AssetSource } from './Renderer.ts';
import { listImages } from './listImages.ts';

/** Images by asset id. Missing or broken ones are left out, and those that have not loaded yet. */
export type Images = ReadonlyMap<string, HTMLImageElement>;

const AT_ONCE = 8;
/** The game does not wait longer than this for an image. Until it arrives, a plain shape is drawn. */
const PATIENCE_MS = 20_000;
/** How often an image is loaded before it counts as broken. The network of a phone may be away for a moment. */
const TRIES = 3;
const RETRY_MS = 3_000;

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
      if (url !== null) await waitAtMost(PATIENCE_MS, addImage(images, id, url, TRIES));
      done += 1;
      onProgress(done / ids.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Adds an image as soon as it has loaded. Resolves after the first try; others follow later. */
async function addImage(
  images: Map<string, HTMLImageElement>,
  id: string,
  url: string,
  tries: number,
): Promise<void> {
  const image = await loadImage(url);
  if (image !== null) images.set(id, image);
  else if (tries > 1) setTimeout(() => void addImage(images, id, url, tries - 1), RETRY_MS);
}

function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Loads an image. Null if it is missing or broken. */
export function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((settle) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onerror = () => settle(null);
    image.onload = () => {
      const isEmpty = image.naturalWidth === 0 || image.naturalHeight === 0;
      image.decode().then(
        () => settle(isEmpty ? null : image),
        () => settle(null),
      );
    };
    image.src = url;
  });
}
