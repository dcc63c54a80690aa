import type { DraftGame } from '@playloom/draft';
import { getBoundingBox, getMapObjectBox } from '@playloom/editor-core';
import type { MapEditorState } from '../../state/MapEditorState.ts';
import { type MapViewport, getVisibleArea, toCanvasPoint } from '../../state/MapViewport.ts';
import type { StageElements } from './StageElements.ts';
import type { OverlayStyle } from './OverlayStyle.ts';

const RULER_PX = 20;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];
const LABEL_EVERY_PX = 60;
const TICK_EVERY_PX = 9;

/** Draws the rulers along the top and left sides, with a band that marks the selection or the pointer. */
export function paintRulers(
  { rulerX, rulerY }: StageElements,
  game: DraftGame,
  editorState: MapEditorState,
  overlayStyle: OverlayStyle,
): void {
  const view = editorState.view.get();
  const band = readBand(game, editorState);
  paintRuler(rulerX, view, 'x', band === null ? null : [band.x, band.x + band.width], overlayStyle);
  paintRuler(rulerY, view, 'y', band === null ? null : [band.y, band.y + band.height], overlayStyle);
}

function readBand(game: DraftGame, { map, pointer, cursor }: MapEditorState) {
  const { selected, area } = map.state.get();
  const around = getBoundingBox(selected.flatMap((mapObject) => getMapObjectBox(game, mapObject) ?? []));
  const at = pointer.get() ?? cursor.get();
  if (around !== null) return around;
  if (area !== null) return area;
  return at === null ? null : { x: Math.floor(at.x), y: Math.floor(at.y), width: 1, height: 1 };
}

function paintRuler(
  canvas: HTMLCanvasElement,
  view: MapViewport,
  axis: 'x' | 'y',
  band: readonly [number, number] | null,
  overlayStyle: OverlayStyle,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const length = axis === 'x' ? view.width : view.height;
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = axis === 'x' ? [length, RULER_PX] : [RULER_PX, length];
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  // The vertical ruler is the horizontal one with the axes swapped, so that one function draws both.
  if (axis === 'x') context.setTransform(ratio, 0, 0, ratio, 0, 0);
  else context.setTransform(0, ratio, ratio, 0, 0, 0);
  context.clearRect(0, 0, length, RULER_PX);
  const place = (tile: number) => toCanvasPoint(view, { x: tile, y: tile })[axis];
  if (band !== null) {
    context.fillStyle = 'rgb(98 182 255 / 0.28)';
    context.fillRect(place(band[0]), 0, Math.max(2, place(band[1]) - place(band[0])), RULER_PX);
  }
  paintTicks(context, view, axis, overlayStyle);
}

function paintTicks(
  context: CanvasRenderingContext2D,
  view: MapViewport,
  axis: 'x' | 'y',
  overlayStyle: OverlayStyle,
): void {
  const seen = getVisibleArea(view);
  const [low, size] = axis === 'x' ? [seen.x, seen.width] : [seen.y, seen.height];
  const labels = STEPS.find((step) => step * view.scale >= LABEL_EVERY_PX) ?? STEPS.at(-1)!;
  const ticks = STEPS.find((step) => step * view.scale >= TICK_EVERY_PX && labels % step === 0) ?? labels;
  context.strokeStyle = overlayStyle.line;
  context.fillStyle = overlayStyle.dim;
  context.font = `500 10px ${overlayStyle.code}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.lineWidth = 1;
  context.beginPath();
  for (let tile = Math.floor(low / ticks) * ticks; tile <= low + size; tile += ticks) {
    const at = Math.round(toCanvasPoint(view, { x: tile, y: tile })[axis]) + 0.5;
    const isLabeled = tile % labels === 0;
    context.moveTo(at, isLabeled ? 4 : 14);
    context.lineTo(at, RULER_PX);
    if (isLabeled) writeLabel(context, String(tile), at + 4, axis);
  }
  context.stroke();
}

/** Writes a label. On the vertical ruler, the swapped axes would mirror the letters. */
function writeLabel(context: CanvasRenderingContext2D, text: string, at: number, axis: 'x' | 'y'): void {
  if (axis === 'x') {
    context.fillText(text, at, 8);
    return;
  }
  context.save();
  const ratio = window.devicePixelRatio || 1;
  context.setTransform(0, -ratio, ratio, 0, 8 * ratio, (at + context.measureText(text).width) * ratio);
  context.fillText(text, 0, 0);
  context.restore();
}
