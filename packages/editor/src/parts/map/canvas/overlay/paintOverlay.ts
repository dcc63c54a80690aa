import type { DraftGame } from '@playloom/draft';
import type { MapObject } from '@playloom/editor-core';
import type { EditorSession } from '../../../../session/EditorSession.ts';
import type { MapEditorState } from '../../state/MapEditorState.ts';
import { toCanvasPoint } from '../../state/MapViewport.ts';
import type { OverlayStyle, OverlayCanvas } from './OverlayStyle.ts';
import { paintGesture } from './paintGesture.ts';
import { paintGrid, paintOutsideMap } from './paintGround.ts';
import { paintRegion, paintSpawnPoint } from './paintMarks.ts';
import { paintSelection, getObjectBounds, getDragOffset } from './paintSelection.ts';

export { readOverlayStyle } from './OverlayStyle.ts';

/** Draws everything over the map that only the editor shows, such as the grid and the selection. */
export function paintOverlay(
  canvas: HTMLCanvasElement,
  session: EditorSession,
  editorState: MapEditorState,
  overlayStyle: OverlayStyle,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const game = session.editor.game.get();
  const view = editorState.view.get();
  const ratio = canvas.width / Math.max(1, view.width);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  const overlay: OverlayCanvas = { context, view, overlayStyle };
  paintOutsideMap(overlay, game.map);
  if (editorState.map.state.get().hasGrid) paintGrid(overlay, game.map);
  paintMapObjects(overlay, game, editorState);
  const cell = editorState.cursor.get();
  const pointed = editorState.pointer.get() ?? (cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 });
  paintGesture(overlay, game, editorState, session.editor.canEdit.get() ? pointed : null);
  paintSelection(overlay, game, editorState);
  if (cell !== null) paintCursor(overlay, cell.x, cell.y);
}

function paintMapObjects(overlay: OverlayCanvas, game: DraftGame, editorState: MapEditorState): void {
  const { selected, gesture } = editorState.map.state.get();
  const by = getDragOffset(editorState);
  const chosen = new Set(selected.map(({ kind, id }) => `${kind}/${id}`));
  const moved = (mapObject: MapObject) =>
    chosen.has(`${mapObject.kind}/${mapObject.id}`) ? by : { x: 0, y: 0 };
  for (const [id, region] of Object.entries(game.map.regions)) {
    const mapObject: MapObject = { kind: 'region', id };
    const box = getObjectBounds(game, editorState, mapObject, moved(mapObject));
    if (box !== null) paintRegion(overlay, region, box);
  }
  for (const [index, [id, point]] of Object.entries(game.map.spawnPoints).entries()) {
    const mapObject: MapObject = { kind: 'spawn-point', id };
    const { x, y } = moved(mapObject);
    const isTurned =
      gesture?.kind === 'turn' && gesture.mapObject.kind === mapObject.kind && gesture.mapObject.id === id;
    const rotation = isTurned ? gesture.degrees : point.rotation;
    paintSpawnPoint(overlay, game, point, {
      at: { x: point.x + x, y: point.y + y },
      rotation,
      number: index + 1,
    });
  }
}

/** Draws the keyboard cursor so that it is visible on light and dark ground. */
function paintCursor({ context, view, overlayStyle }: OverlayCanvas, x: number, y: number): void {
  const from = toCanvasPoint(view, { x, y });
  context.lineWidth = 4;
  context.strokeStyle = overlayStyle.dark;
  context.strokeRect(from.x, from.y, view.scale, view.scale);
  context.lineWidth = 2;
  context.strokeStyle = overlayStyle.sun;
  context.strokeRect(from.x, from.y, view.scale, view.scale);
}
