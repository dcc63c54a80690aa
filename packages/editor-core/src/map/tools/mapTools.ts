import type { MapEditor, MapPointer, ToolName } from '../MapState.ts';
import type { MapTool } from './MapTool.ts';
import { brushTool, eraseTool, fillTool, lineTool, pickTool, rectangleTool } from './paintTools.ts';
import { areaTool, measureTool, placeTool, regionTool, selectTool, spawnPointTool } from './objectTools.ts';

/** Panning is handled by the canvas itself. */
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

/** Escape cancels the current action. Strokes stay and can be undone. */
export function cancelGesture(map: MapEditor): void {
  map.state.update((state) => ({ ...state, gesture: null }));
}
