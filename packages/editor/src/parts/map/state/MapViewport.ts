import type { Area, MapPoint } from '@playloom/editor-core';

/** The visible part of the map: its center, and the size of a tile in CSS pixels. */
export interface MapViewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Size of the canvas in CSS pixels; 0 before it is mounted. */
  readonly width: number;
  readonly height: number;
  /** Whether to keep the whole map in view when the window is resized. Ends when the user pans or zooms. */
  readonly isWhole: boolean;
}

const SCALE_MIN = 1;
const SCALE_MAX = 256;
/**
 * Space for the controls that float over the canvas: the toolbar on the left, the view controls at the
 * lower right.
 */
const FIT_MARGINS_PX = { left: 76, right: 24, top: 24, bottom: 60 };
const FIT_SCALE_MAX = 64;

export function toMapPoint(view: MapViewport, x: number, y: number): MapPoint {
  return { x: view.x + (x - view.width / 2) / view.scale, y: view.y + (y - view.height / 2) / view.scale };
}

export function toCanvasPoint(view: MapViewport, { x, y }: MapPoint): MapPoint {
  return { x: (x - view.x) * view.scale + view.width / 2, y: (y - view.y) * view.scale + view.height / 2 };
}

/** Computes the visible part of the map, in tiles. */
export function getVisibleArea(view: MapViewport): Area {
  const { x, y } = toMapPoint(view, 0, 0);
  return { x, y, width: view.width / view.scale, height: view.height / view.scale };
}

/** Zooms around a point of the canvas, which stays in place. */
export function zoomAt(view: MapViewport, factor: number, at: MapPoint): MapViewport {
  const scale = clampScale(view.scale * factor);
  const under = toMapPoint(view, at.x, at.y);
  return {
    ...view,
    isWhole: false,
    scale,
    x: under.x - (at.x - view.width / 2) / scale,
    y: under.y - (at.y - view.height / 2) / scale,
  };
}

export function panBy(view: MapViewport, x: number, y: number): MapViewport {
  return { ...view, isWhole: false, x: view.x - x / view.scale, y: view.y - y / view.scale };
}

/** Zooms and moves the view so that a whole area is visible, with some margin. */
export function fitArea(view: MapViewport, area: Area): MapViewport {
  const { left, right, top, bottom } = FIT_MARGINS_PX;
  const scale = clampScale(
    Math.min(
      (view.width - left - right) / area.width,
      (view.height - top - bottom) / area.height,
      FIT_SCALE_MAX,
    ),
  );
  return {
    ...view,
    x: area.x + area.width / 2 - (left - right) / 2 / scale,
    y: area.y + area.height / 2 - (top - bottom) / 2 / scale,
    scale,
    isWhole: false,
  };
}

export function showWholeMap(
  view: MapViewport,
  { width, height }: { readonly width: number; readonly height: number },
): MapViewport {
  return { ...fitArea(view, { x: 0, y: 0, width, height }), isWhole: true };
}

/** Moves the view as little as needed to make a point visible. */
export function revealPoint(view: MapViewport, at: MapPoint): MapViewport {
  const seen = getVisibleArea(view);
  const margin = Math.min(2, seen.width / 4, seen.height / 4);
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const x = clamp(view.x, at.x + margin - seen.width / 2, at.x - margin + seen.width / 2);
  const y = clamp(view.y, at.y + margin - seen.height / 2, at.y - margin + seen.height / 2);
  return x === view.x && y === view.y ? view : { ...view, isWhole: false, x, y };
}

export function isInView(view: MapViewport, { x, y, width, height }: Area): boolean {
  const seen = getVisibleArea(view);
  return x + width >= seen.x && y + height >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;
}

function clampScale(scale: number): number {
  return Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));
}
