import { runCommand } from '../../runCommand.ts';
import { findThing, resizeRegion, turnThings } from '../commands/things.ts';
import type { Area, Handle, MapEditor, MapPoint, Thing } from '../MapState.ts';
import { snapPoint } from './thingTools.ts';

/** Something that can be pulled at what is selected: a side or corner of a region, or where a thing looks. */
export type MapGrip =
  | { readonly kind: 'turn'; readonly thing: Thing }
  | { readonly kind: 'resize'; readonly id: string; readonly handle: Handle };

const TURN_STEP = 15;
const REGION_SIDE_MIN = 0.5;

/** All sides and corners of a region. */
export const REGION_HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** Pulls a grip to a point. `degrees` is where the point lies, seen from the thing; it counts for turning alone. */
export function pullGrip(map: MapEditor, grip: MapGrip, to: MapPoint, degrees: number): void {
  const step = map.state.get().isSnapping ? TURN_STEP : 1;
  const gesture =
    grip.kind === 'turn'
      ? ({ kind: 'turn', thing: grip.thing, degrees: Math.round(degrees / step) * step } as const)
      : ({ kind: 'resize', id: grip.id, handle: grip.handle, to: snapPoint(map, to) } as const);
  map.state.update((state) => ({ ...state, gesture }));
}

/** Lets go: what was pulled is now so. */
export function dropGrip(map: MapEditor): void {
  const { gesture } = map.state.get();
  const game = map.editor.game.get();
  map.state.update((state) => ({ ...state, gesture: null }));
  if (gesture?.kind === 'turn') {
    const found = findThing(game, gesture.thing);
    if (found === null || !('rotation' in found)) return;
    runCommand(map.editor, turnThings(map.editor, [gesture.thing], gesture.degrees - found.rotation));
  }
  if (gesture?.kind === 'resize') {
    const region = game.map.regions[gesture.id];
    if (region === undefined) return;
    runCommand(
      map.editor,
      resizeRegion(map.editor, gesture.id, pullSide(region, gesture.handle, gesture.to)),
    );
  }
}

/** A region with one side or corner elsewhere; the sides across stay where they are. */
export function pullSide({ x, y, width, height }: Area, handle: Handle, to: MapPoint): Area {
  const [left, right] = pull(x, x + width, handle.x, to.x);
  const [top, bottom] = pull(y, y + height, handle.y, to.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function pull(low: number, high: number, side: -1 | 0 | 1, to: number): [number, number] {
  if (side === -1) return [Math.min(to, high - REGION_SIDE_MIN), high];
  return side === 1 ? [low, Math.max(to, low + REGION_SIDE_MIN)] : [low, high];
}
