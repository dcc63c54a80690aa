import type { Game } from '@playloom/game-format';
import { cropToCanvas, renderMapPreview } from './renderMapPreview.ts';

const COVER_WIDTH = 1200;
const COVER_HEIGHT = 750;
const TILES_IN_COVER_MAX = 18;
/** Selects the canvas of a running playtest. */
const PLAYED = '.pt-game canvas';

/** Renders a cover that shows the map around the players' spawn point. */
export async function createCoverFromMap(
  game: Game,
  assetUrl: (file: string) => string,
): Promise<Blob | null> {
  const { map } = game;
  const tilesInView = Math.min(TILES_IN_COVER_MAX, map.height, map.width * (COVER_HEIGHT / COVER_WIDTH));
  const spot = Object.values(map.spawnPoints)[0] ?? { x: map.width / 2, y: map.height / 2 };
  const halfWidth = (tilesInView * COVER_WIDTH) / COVER_HEIGHT / 2;
  const canvas = await renderMapPreview({
    game,
    assetUrl,
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
    x: clampToMap(spot.x, halfWidth, map.width),
    y: clampToMap(spot.y, tilesInView / 2, map.height),
    tilesInView,
  });
  return canvas === null ? null : encodeImage(canvas);
}

export function isPlaytestVisible(): boolean {
  return document.querySelector(PLAYED) !== null;
}

/** Renders a cover from the current frame of the running playtest. */
export function createCoverFromPlaytest(): Promise<Blob | null> {
  return new Promise((resolve) => {
    // Runs after the game has drawn this frame and before the browser clears the canvas.
    requestAnimationFrame(() => {
      const source = document.querySelector<HTMLCanvasElement>(PLAYED);
      if (source === null) resolve(null);
      else void encodeImage(cropToCanvas(source, COVER_WIDTH, COVER_HEIGHT)).then(resolve);
    });
  });
}

/** Crops an image file to the format of covers. Returns null if the file is not an image. */
export async function createCoverFromFile(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await encodeImage(cropToCanvas(image, COVER_WIDTH, COVER_HEIGHT));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function encodeImage(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function clampToMap(value: number, half: number, size: number): number {
  return size <= half * 2 ? size / 2 : Math.max(half, Math.min(size - half, value));
}
