import { runCommand } from '../../history/runCommand.ts';
import { resizeMapRegion, rotateMapObjects } from '../commands/mapObjects.ts';
import type { Area, ResizeHandle, MapEditor, MapPoint, MapObject } from '../state/MapState.ts';
import { findMapObject } from '../state/findMapObjects.ts';
import { snapPoint } from './objectTools.ts';

/** A handle that the user can drag: one that rotates an object, or one that resizes a region. */
export type MapHandle =
  | { readonly kind: 'turn'; readonly mapObject: MapObject }
  | { readonly kind: 'resize'; readonly id: string; readonly handle: ResizeHandle };

const TURN_STEP = 15;
const REGION_SIDE_MIN = 0.5;

/** All sides and corners of a region. */
export const REGION_HANDLES: readonly ResizeHandle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** Drags a handle to a point. `degrees` is the direction from the object to the point, used only for rotation. */
export function dragHandle(map: MapEditor, grip: MapHandle, to: MapPoint, degrees: number): void {
  const step = map.state.get().isSnapping ? TURN_STEP : 1;
  const gesture =
    grip.kind === 'turn'
      ? ({ kind: 'turn', mapObject: grip.mapObject, degrees: Math.round(degrees / step) * step } as const)
      : ({ kind: 'resize', id: grip.id, handle: grip.handle, to: snapPoint(map, to) } as const);
  map.state.update((state) => ({ ...state, gesture }));
}

/** Ends the drag of a handle and applies the change to the game. */
export function releaseHandle(map: MapEditor): void {
  const { gesture } = map.state.get();
  const game = map.editor.game.get();
  map.state.update((state) => ({ ...state, gesture: null }));
  if (gesture?.kind === 'turn') {
    const found = findMapObject(game, gesture.mapObject);
    if (found === null || !('rotation' in found)) return;
    runCommand(
      map.editor,
      rotateMapObjects(map.editor, [gesture.mapObject], gesture.degrees - found.rotation),
    );
  }
  if (gesture?.kind === 'resize') {
    const region = game.map.regions[gesture.id];
    if (region === undefined) return;
    runCommand(
      map.editor,
      resizeMapRegion(map.editor, gesture.id, moveRegionSide(region, gesture.handle, gesture.to)),
    );
  }
}

/** Moves one side or corner of a region to a point. The opposite sides stay where they are. */
export function moveRegionSide({ x, y, width, height }: Area, handle: ResizeHandle, to: MapPoint): Area {
  const [left, right] = pull(x, x + width, handle.x, to.x);
  const [top, bottom] = pull(y, y + height, handle.y, to.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pull(low: number, high: number, side: -1 | 0 | 1, to: number): [number, number] {
  if (side === -1) return [Math.min(to, high - REGION_SIDE_MIN), high];
  return side === 1 ? [low, Math.max(to, low + REGION_SIDE_MIN)] : [low, high];
}
