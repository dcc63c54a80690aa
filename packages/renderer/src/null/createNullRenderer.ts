import { type DrawQuality, FULL_QUALITY } from '../shared/DrawQuality.ts';
import type { Renderer } from '../shared/Renderer.ts';
import type { Scene, SceneBurst, SceneGame } from '../shared/Scene.ts';
import { createScene } from '../shared/createScene.ts';
import { type MapCells, readMapCells, writeMapCell } from '../shared/mapCells.ts';
import { toScreen, toWorld } from '../shared/viewport.ts';

const DEFAULT_WIDTH = 1280;
const DEFAULT_HEIGHT = 720;

/** Draws nothing and records its calls. */
export interface NullRenderer extends Renderer {
  readonly record: NullRendererRecord;
}

interface NullRendererRecord {
  game: SceneGame | null;
  cells: MapCells | null;
  /** A copy of the last drawn scene, because the original keeps changing. */
  lastScene: Scene | null;
  draws: number;
  secondsDrawn: number;
  bursts: SceneBurst[];
  width: number;
  height: number;
  quality: DrawQuality;
  isDestroyed: boolean;
}

export function createNullRenderer(): NullRenderer {
  const record: NullRendererRecord = {
    game: null,
    cells: null,
    lastScene: null,
    draws: 0,
    secondsDrawn: 0,
    bursts: [],
    width: DEFAULT_WIDTH,
    height: DEFAULT_HEIGHT,
    quality: FULL_QUALITY,
    isDestroyed: false,
  };
  const emptyScene = createScene();
  const readCamera = () => (record.lastScene ?? emptyScene).camera;
  return {
    record,
    load(game, _assets, onProgress) {
      record.game = game;
      record.cells = readMapCells(game.map);
      onProgress(1);
      return Promise.resolve();
    },
    setTile(layerIndex, x, y, cell) {
      if (record.cells) writeMapCell(record.cells, layerIndex, x, y, cell);
    },
    burst: (burst) => void record.bursts.push(burst),
    draw(scene, seconds) {
      record.lastScene = structuredClone(scene);
      record.draws += 1;
      record.secondsDrawn += seconds;
    },
    resize(width, height) {
      record.width = width;
      record.height = height;
    },
    setQuality(quality) {
      record.quality = quality;
    },
    readStats: () => ({ resolution: 1, entities: record.lastScene?.entities.length ?? 0, particles: 0 }),
    toWorld: (x, y) => toWorld(readCamera(), record, { x, y }),
    toScreen: (x, y) => toScreen(readCamera(), record, { x, y }),
    drawMinimap: () => undefined,
    onState: () => undefined,
    destroy() {
      record.isDestroyed = true;
    },
  };
}
