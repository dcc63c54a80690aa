import { createStore, type Store } from '@playloom/editor-core';
import { findTileSet, decodeTile, type TileSet } from '@playloom/game-format';
import { getPlainTileColor } from '@playloom/renderer';
import type { EditorSession } from '../../../session/EditorSession.ts';

/** Images of the tilesets, for the palette and for previews. */
export interface TileImages {
  /** Increases whenever another image has loaded. */
  readonly loaded: Store<number>;
  /** The image of a tileset; null while it loads, or when there is none. */
  read(set: TileSet): HTMLImageElement | null;
  /** Draws the tile of a cell. */
  draw(context: CanvasRenderingContext2D, cell: number, x: number, y: number, size: number): void;
}

const QUARTER = Math.PI / 2;

export function createTileImages(session: EditorSession): TileImages {
  const images = new Map<string, HTMLImageElement>();
  const loaded = createStore(0);
  const read = (set: TileSet): HTMLImageElement | null => {
    const { assets } = session.editor.game.get();
    const file = set.image === null ? undefined : assets[set.image]?.file;
    if (file === undefined) return null;
    const url = session.assetUrl(file);
    const known = images.get(url) ?? load(url);
    return known.complete && known.naturalWidth > 0 ? known : null;
  };
  const load = (url: string) => {
    const image = new Image();
    image.addEventListener('load', () => loaded.update((count) => count + 1));
    image.src = url;
    images.set(url, image);
    return image;
  };
  return {
    loaded,
    read,
    draw(context, cell, x, y, size) {
      const tile = decodeTile(cell);
      const set = tile === null ? null : findTileSet(session.editor.game.get().map, tile.id);
      if (tile === null || set === null) return;
      const local = tile.id - set.firstId;
      const image = read(set);
      context.save();
      context.translate(x + size / 2, y + size / 2);
      if (tile.isTurned) context.rotate(QUARTER);
      context.scale(tile.isFlippedX ? -1 : 1, tile.isFlippedY ? -1 : 1);
      if (image === null) {
        context.fillStyle = getPlainTileColor(local, set.tiles[String(local)]?.solid ?? false);
        context.fillRect(-size / 2, -size / 2, size, size);
      } else {
        const [left, top, width, height] = readSource(set, image, local);
        context.drawImage(image, left, top, width, height, -size / 2, -size / 2, size, size);
      }
      context.restore();
    },
  };
}

/**
 * Computes the area of a tile on its sheet. The image may be twice as large as the document says, for high-density
 * screens.
 */
function readSource(set: TileSet, image: HTMLImageElement, local: number): [number, number, number, number] {
  const sharpness = Math.max(1, Math.round(image.naturalWidth / (set.columns * set.tileWidth)));
  const [width, height] = [set.tileWidth * sharpness, set.tileHeight * sharpness];
  return [(local % set.columns) * width, Math.floor(local / set.columns) * height, width, height];
}
