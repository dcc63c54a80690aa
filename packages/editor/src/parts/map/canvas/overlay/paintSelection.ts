import type { DraftGame } from '@playloom/draft';
import {
  type Area,
  getBoundingBox,
  getMapObjectBox,
  type MapPoint,
  computeDragOffset,
  moveRegionSide,
  type MapObject,
} from '@playloom/editor-core';
import type { MapEditorState } from '../../state/MapEditorState.ts';
import { toCanvasPoint } from '../../state/MapViewport.ts';
import { listHandles } from '../../state/grips.ts';
import { drawOverlayLabel, drawHandle } from './overlayParts.ts';
import type { OverlayCanvas } from './OverlayStyle.ts';

const GAP_PX = 3;

/** Returns how far the selection has been dragged; zero if it is not being dragged. */
export function getDragOffset({ map }: MapEditorState): MapPoint {
  const { gesture } = map.state.get();
  const by = gesture?.kind === 'move' ? computeDragOffset(map, gesture.from, gesture.to) : null;
  return by ?? { x: 0, y: 0 };
}

/** Returns the box in which an object is drawn. While the user moves or resizes it, this is the new box. */
export function getObjectBounds(
  game: DraftGame,
  { map }: MapEditorState,
  mapObject: MapObject,
  by: MapPoint,
): Area | null {
  const box = getMapObjectBox(game, mapObject);
  const { gesture } = map.state.get();
  if (box === null) return null;
  if (gesture?.kind === 'resize' && mapObject.kind === 'region' && gesture.id === mapObject.id)
    return moveRegionSide(box, gesture.handle, gesture.to);
  return { ...box, x: box.x + by.x, y: box.y + by.y };
}

export function paintSelection(overlay: OverlayCanvas, game: DraftGame, editorState: MapEditorState): void {
  const { context, view, overlayStyle } = overlay;
  const { selected, gesture } = editorState.map.state.get();
  const by = getDragOffset(editorState);
  const boxes = selected.flatMap((mapObject) => getObjectBounds(game, editorState, mapObject, by) ?? []);
  for (const box of boxes) strokeBox(overlay, box, overlayStyle.sky, 1.5);
  const around = getBoundingBox(boxes);
  if (around === null) return;
  if (boxes.length > 1) strokeBox(overlay, around, overlayStyle.sky, 1);
  for (const { x, y, grip } of listHandles(editorState.map, view)) {
    if (grip.kind === 'turn') {
      const box = getMapObjectBox(game, grip.mapObject);
      if (box === null) continue;
      const middle = toCanvasPoint(view, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      context.strokeStyle = overlayStyle.sky;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(middle.x, middle.y);
      context.lineTo(x, y);
      context.stroke();
    }
    drawHandle(context, overlayStyle, x, y, grip.kind === 'turn');
  }
  const label = describe(around, gesture, by);
  if (label === null) return;
  const { x, y } = toCanvasPoint(view, { x: around.x + around.width / 2, y: around.y + around.height });
  drawOverlayLabel(context, overlayStyle, label, {
    x,
    y: y + GAP_PX + 7,
    fill: overlayStyle.sky,
    align: 'center',
  });
}

function describe(
  around: Area,
  gesture: ReturnType<MapEditorState['map']['state']['get']>['gesture'],
  by: MapPoint,
) {
  if (gesture?.kind === 'turn') return `${gesture.degrees}°`;
  if (gesture?.kind === 'resize')
    return `${formatTileNumber(around.width)} × ${formatTileNumber(around.height)} tiles`;
  if (gesture?.kind !== 'move' || (by.x === 0 && by.y === 0)) return null;
  return `${by.x >= 0 ? '+' : '−'}${formatTileNumber(Math.abs(by.x))}, ${by.y >= 0 ? '+' : '−'}${formatTileNumber(Math.abs(by.y))}`;
}

export function formatTileNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function strokeBox({ context, view }: OverlayCanvas, box: Area, color: string, width: number): void {
  const { x, y } = toCanvasPoint(view, box);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.strokeRect(
    x - GAP_PX,
    y - GAP_PX,
    box.width * view.scale + GAP_PX * 2,
    box.height * view.scale + GAP_PX * 2,
  );
}
