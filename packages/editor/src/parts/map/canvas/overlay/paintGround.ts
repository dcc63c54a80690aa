import type { GameMap } from '@playloom/game-format';
import { getVisibleArea, toCanvasPoint } from '../../state/MapViewport.ts';
import type { OverlayCanvas } from './OverlayStyle.ts';

const GRID_FROM_PX = 7;
const GRID_FULL_PX = 18;
const STRONG_EVERY = 8;

/** Darkens everything outside of the map. */
export function paintOutsideMap({ context, view, overlayStyle }: OverlayCanvas, map: GameMap): void {
  const from = toCanvasPoint(view, { x: 0, y: 0 });
  const to = toCanvasPoint(view, { x: map.width, y: map.height });
  context.globalAlpha = 0.9;
  context.fillStyle = overlayStyle.sunk;
  context.beginPath();
  context.rect(0, 0, view.width, view.height);
  context.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.fill('evenodd');
  context.globalAlpha = 1;
  context.strokeStyle = overlayStyle.line;
  context.lineWidth = 1;
  context.strokeRect(from.x - 0.5, from.y - 0.5, to.x - from.x + 1, to.y - from.y + 1);
}

export function paintGrid({ context, view }: OverlayCanvas, map: GameMap): void {
  if (view.scale < GRID_FROM_PX) return;
  const seen = getVisibleArea(view);
  const [left, right] = [
    Math.max(0, Math.floor(seen.x)),
    Math.min(map.width, Math.ceil(seen.x + seen.width)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(seen.y)),
    Math.min(map.height, Math.ceil(seen.y + seen.height)),
  ];
  const start = toCanvasPoint(view, { x: left, y: top });
  const end = toCanvasPoint(view, { x: right, y: bottom });
  const strength = Math.min(1, (view.scale - GRID_FROM_PX) / (GRID_FULL_PX - GRID_FROM_PX));
  context.lineWidth = 1;
  for (const isStrong of [false, true]) {
    context.strokeStyle = `rgb(10 12 26 / ${(isStrong ? 0.34 : 0.17) * Math.max(0.3, strength)})`;
    context.beginPath();
    for (let x = left; x <= right; x++) {
      if ((x % STRONG_EVERY === 0) !== isStrong) continue;
      const at = Math.round(toCanvasPoint(view, { x, y: 0 }).x) + 0.5;
      context.moveTo(at, start.y);
      context.lineTo(at, end.y);
    }
    for (let y = top; y <= bottom; y++) {
      if ((y % STRONG_EVERY === 0) !== isStrong) continue;
      const at = Math.round(toCanvasPoint(view, { x: 0, y }).y) + 0.5;
      context.moveTo(start.x, at);
      context.lineTo(end.x, at);
    }
    context.stroke();
  }
}
