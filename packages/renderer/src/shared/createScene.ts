import type { Scene } from './Scene.ts';

const DEFAULT_TILES_IN_VIEW = 16;

/** An empty scene in full daylight. */
export function createScene(): Scene {
  return {
    time: 0,
    camera: { x: 0, y: 0, tilesInView: DEFAULT_TILES_IN_VIEW, shakeX: 0, shakeY: 0 },
    entities: [],
    daylight: { brightness: 1, color: '#ffffff' },
    layerOpacities: {},
    regions: [],
  };
}
