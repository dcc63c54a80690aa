import type { SceneCamera } from './Scene.ts';

/** The size of the canvas in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

export interface ViewPoint {
  x: number;
  y: number;
}

/** The visible part of the map, in tiles. */
export interface VisibleArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function computePixelsPerTile(camera: SceneCamera, viewport: Viewport): number {
  return viewport.height / camera.tilesInView;
}

export function toWorld(camera: SceneCamera, viewport: Viewport, point: ViewPoint): ViewPoint {
  const pixels = computePixelsPerTile(camera, viewport);
  return {
    x: camera.x + camera.shakeX + (point.x - viewport.width / 2) / pixels,
    y: camera.y + camera.shakeY + (point.y - viewport.height / 2) / pixels,
  };
}

export function toScreen(camera: SceneCamera, viewport: Viewport, point: ViewPoint): ViewPoint {
  const pixels = computePixelsPerTile(camera, viewport);
  return {
    x: (point.x - camera.x - camera.shakeX) * pixels + viewport.width / 2,
    y: (point.y - camera.y - camera.shakeY) * pixels + viewport.height / 2,
  };
}

export function readVisibleArea(camera: SceneCamera, viewport: Viewport): VisibleArea {
  const { x: left, y: top } = toWorld(camera, viewport, { x: 0, y: 0 });
  const { x: right, y: bottom } = toWorld(camera, viewport, { x: viewport.width, y: viewport.height });
  return { left, top, right, bottom };
}
