import type { MapEditor, MapPointer, ToolName } from '../state/MapState.ts';
import type { MapTool } from './MapTool.ts';
import { brushTool, eraseTool, fillTool, lineTool, pickTool, rectangleTool } from './paintTools.ts';
import { areaTool, measureTool, placeTool, regionTool, selectTool, spawnPointTool } from './objectTools.ts';

/** Does nothing, because the canvas handles panning. */
const pan: MapTool = { down: () => undefined, move: () => undefined, up: () => undefined };

const tools: { readonly [Name in ToolName]: MapTool } = {
  select: selectTool,
  pan,
  brush: brushTool,
  line: lineTool,
  rectangle: rectangleTool,
  fill: fillTool,
  erase: eraseTool,
  pick: pickTool,
  area: areaTool,
  place: placeTool,
  region: regionTool,
  'spawn-point': spawnPointTool,
  measure: measureTool,
};

/** Forwards pointer events to the current tool. */
export function handleMapPointer(map: MapEditor, phase: 'down' | 'move' | 'up', pointer: MapPointer): void {
  tools[map.state.get().tool][phase](map, pointer);
}

/** Cancels what the user is doing with the current tool. Strokes are already in the draft and stay. */
export function cancelGesture(map: MapEditor): void {
  map.state.update((state) => ({ ...state, gesture: null }));
}
