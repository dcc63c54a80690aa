import {
  getMapObjectBox,
  findMapObject,
  type MapEditor,
  type MapHandle,
  type MapPoint,
  REGION_HANDLES,
} from '@playloom/editor-core';
import { type MapViewport, toCanvasPoint } from './MapViewport.ts';

/** Position of a handle on the canvas, in CSS pixels. */
interface PlacedGrip {
  readonly grip: MapHandle;
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;
const FACING_PX = 14;
const REACH_PX = 9;
/** With a larger selection, no handles are shown, because they would hide the objects. */
const GRIPS_MAX = 12;

/** Lists the handles of the selection: for resizing a single region and for rotating objects. */
export function listHandles({ editor, state }: MapEditor, view: MapViewport): PlacedGrip[] {
  const { selected, tool, gesture } = state.get();
  const game = editor.game.get();
  const isBusy = gesture !== null && gesture.kind !== 'turn' && gesture.kind !== 'resize';
  if (tool !== 'select' || isBusy || selected.length > GRIPS_MAX || !editor.canEdit.get()) return [];
  return selected.flatMap((thing): PlacedGrip[] => {
    const found = findMapObject(game, thing);
    const box = getMapObjectBox(game, thing);
    if (found === null || box === null) return [];
    if ('rotation' in found) {
      const degrees =
        gesture?.kind === 'turn' && gesture.mapObject.id === thing.id ? gesture.degrees : found.rotation;
      const middle = toCanvasPoint(view, found);
      const reach = (Math.max(box.width, box.height) / 2) * view.scale + FACING_PX;
      const angle = degrees * RADIANS;
      const x = middle.x + Math.cos(angle) * reach;
      return [{ grip: { kind: 'turn', mapObject: thing }, x, y: middle.y + Math.sin(angle) * reach }];
    }
    if (selected.length > 1) return [];
    return REGION_HANDLES.map((handle) => ({
      grip: { kind: 'resize', id: thing.id, handle },
      ...toCanvasPoint(view, {
        x: box.x + (box.width * (handle.x + 1)) / 2,
        y: box.y + (box.height * (handle.y + 1)) / 2,
      }),
    }));
  });
}

export function findHandle(map: MapEditor, view: MapViewport, at: MapPoint): MapHandle | null {
  const near = listHandles(map, view)
    .map(({ grip, x, y }) => ({ grip, far: Math.hypot(x - at.x, y - at.y) }))
    .filter(({ far }) => far <= REACH_PX)
    .sort((a, b) => a.far - b.far);
  return near[0]?.grip ?? null;
}

/** The angle from the rotated object to a point, clockwise from the right. */
export function computeRotationDegrees({ editor }: MapEditor, grip: MapHandle, to: MapPoint): number {
  const found = grip.kind === 'turn' ? findMapObject(editor.game.get(), grip.mapObject) : null;
  if (found === null) return 0;
  const degrees = Math.atan2(to.y - found.y, to.x - found.x) / RADIANS;
  return degrees < 0 ? degrees + 360 : degrees;
}
