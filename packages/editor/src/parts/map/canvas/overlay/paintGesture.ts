import {
  type Area,
  getAreaBetween,
  getStampCell,
  clipArea,
  listLineCells,
  type MapPoint,
  type MapState,
  listStampCells,
} from '@playloom/editor-core';
import type { DraftGame } from '@playloom/draft';
import type { MapEditorState } from '../../state/MapEditorState.ts';
import { toCanvasPoint } from '../../state/MapViewport.ts';
import { drawOverlayLabel } from './overlayParts.ts';
import type { OverlayCanvas } from './OverlayStyle.ts';
import { formatTileNumber } from './paintSelection.ts';

type Cell = readonly [x: number, y: number, cell: number];

/** If a preview has more cells than this, only its outline is drawn. */
const PREVIEW_CELLS_MAX = 3000;
const PREVIEW_ALPHA = 0.7;
const PAINTING: readonly MapState['tool'][] = ['brush', 'line', 'rectangle', 'fill', 'erase'];

/** Previews what the tool does when the pointer is released. */
export function paintGesture(
  overlay: OverlayCanvas,
  game: DraftGame,
  editorState: MapEditorState,
  at: MapPoint | null,
): void {
  const state = editorState.map.state.get();
  const { gesture, tool } = state;
  if (state.area !== null && gesture?.kind !== 'move-tiles') paintArea(overlay, state.area, true);
  if (gesture === null || gesture.kind === 'stroke') {
    if (at !== null && PAINTING.includes(tool)) paintBrush(overlay, editorState, state, at);
    return;
  }
  switch (gesture.kind) {
    case 'line':
      paintCells(
        overlay,
        editorState,
        listLineCells(gesture.from, gesture.to).flatMap((point) => listStampCells(state, point)),
      );
      break;
    case 'rectangle':
      paintRectangle(overlay, editorState, game, getAreaBetween(gesture.from, gesture.to));
      break;
    case 'area':
    case 'region':
      paintArea(overlay, getAreaBetween(gesture.from, gesture.to), gesture.kind === 'area');
      break;
    case 'box':
      paintBox(overlay, gesture.from, gesture.to);
      break;
    case 'measure':
      paintMeasure(overlay, gesture.from, gesture.to);
      break;
    case 'move-tiles':
      paintMovedTiles(overlay, editorState, gesture);
      break;
    case 'move':
    case 'turn':
    case 'resize':
      break;
  }
}

function paintBrush(
  overlay: OverlayCanvas,
  editorState: MapEditorState,
  state: MapState,
  at: MapPoint,
): void {
  const isErasing = state.tool === 'erase';
  const isOne = state.tool === 'fill' || state.tool === 'rectangle';
  const brush = isErasing
    ? { stamp: { width: 1, height: 1, cells: [0] }, brushSize: state.brushSize }
    : isOne
      ? { stamp: { width: 1, height: 1, cells: [state.stamp.cells[0] ?? 0] }, brushSize: 1 }
      : state;
  const cells = listStampCells(brush, at);
  if (state.gesture === null && !isErasing) paintCells(overlay, editorState, cells);
  else outline(overlay, cells, isErasing ? overlay.overlayStyle.danger : overlay.overlayStyle.text);
}

function paintCells(overlay: OverlayCanvas, editorState: MapEditorState, cells: readonly Cell[]): void {
  const { context, view } = overlay;
  if (cells.length <= PREVIEW_CELLS_MAX) {
    context.globalAlpha = PREVIEW_ALPHA;
    for (const [x, y, cell] of cells) {
      const from = toCanvasPoint(view, { x, y });
      editorState.images.draw(context, cell, from.x, from.y, view.scale);
    }
    context.globalAlpha = 1;
  }
  outline(overlay, cells, overlay.overlayStyle.text);
}

function paintRectangle(
  overlay: OverlayCanvas,
  editorState: MapEditorState,
  game: DraftGame,
  wanted: Area,
): void {
  const area = clipArea(wanted, game.map);
  if (area === null) return;
  const { stamp } = editorState.map.state.get();
  const cells: Cell[] = [];
  if (area.width * area.height <= PREVIEW_CELLS_MAX) {
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) cells.push([area.x + x, area.y + y, getStampCell(stamp, x, y)]);
  }
  paintCells(overlay, editorState, cells);
  paintArea(overlay, area, false);
}

/** Draws an outline around each cell, or one outline around all of them if they fill a box. */
function outline({ context, view }: OverlayCanvas, cells: readonly Cell[], color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...cells.map(([x]) => x)), Math.max(...cells.map(([, y]) => y))];
  if (cells.length === 0) return;
  const isBox = new Set(cells.map(([x, y]) => `${x},${y}`)).size === (right - left + 1) * (bottom - top + 1);
  const boxes = isBox
    ? [[left, top, right - left + 1, bottom - top + 1] as const]
    : cells.map(([x, y]) => [x, y, 1, 1] as const);
  for (const [x, y, width, height] of boxes) {
    const from = toCanvasPoint(view, { x, y });
    context.strokeRect(from.x, from.y, width * view.scale, height * view.scale);
  }
}

function paintArea({ context, view, overlayStyle }: OverlayCanvas, area: Area, isDashed: boolean): void {
  const { x, y } = toCanvasPoint(view, area);
  const [width, height] = [area.width * view.scale, area.height * view.scale];
  context.fillStyle = 'rgb(98 182 255 / 0.14)';
  context.fillRect(x, y, width, height);
  context.lineWidth = 1.5;
  context.strokeStyle = overlayStyle.sky;
  if (isDashed) context.setLineDash([6, 3]);
  context.strokeRect(x, y, width, height);
  context.setLineDash([]);
  drawOverlayLabel(context, overlayStyle, `${area.width} × ${area.height}`, {
    x: x + width / 2,
    y: y + height + 6,
    fill: overlayStyle.sky,
    align: 'center',
  });
}

function paintBox({ context, view, overlayStyle }: OverlayCanvas, a: MapPoint, b: MapPoint): void {
  const [from, to] = [toCanvasPoint(view, a), toCanvasPoint(view, b)];
  context.fillStyle = 'rgb(98 182 255 / 0.12)';
  context.fillRect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.strokeStyle = overlayStyle.sky;
  context.lineWidth = 1;
  context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

function paintMeasure({ context, view, overlayStyle }: OverlayCanvas, a: MapPoint, b: MapPoint): void {
  const [from, to] = [toCanvasPoint(view, a), toCanvasPoint(view, b)];
  context.strokeStyle = overlayStyle.sun;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  const [width, height] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const text = `${formatTileNumber(Math.hypot(width, height))} tiles · ${formatTileNumber(width)} × ${formatTileNumber(height)}`;
  drawOverlayLabel(context, overlayStyle, text, { x: to.x + 12, y: to.y + 12, fill: overlayStyle.sun });
}

function paintMovedTiles(
  overlay: OverlayCanvas,
  editorState: MapEditorState,
  { from, to, stamp }: Extract<NonNullable<MapState['gesture']>, { kind: 'move-tiles' }>,
): void {
  const { area } = editorState.map.state.get();
  if (area === null) return;
  const x = area.x + Math.floor(to.x) - Math.floor(from.x);
  const y = area.y + Math.floor(to.y) - Math.floor(from.y);
  const cells = stamp.cells.map((cell, place): Cell => [
    x + (place % stamp.width),
    y + Math.floor(place / stamp.width),
    cell,
  ]);
  paintCells(overlay, editorState, cells.length <= PREVIEW_CELLS_MAX ? cells : []);
  paintArea(overlay, { ...area, x, y }, true);
}
