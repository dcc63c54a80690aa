import type { MapEditor, MapPointer, ToolName } from '../MapState.ts';
import type { MapTool } from './MapTool.ts';
import { brush, erase, fill, line, pick, rectangle } from './paintTools.ts';
import { area, measure, place, region, select, spawnPoint } from './thingTools.ts';

/** Moving the picture is the canvas's own business. */
const pan: MapTool = { down: () => undefined, move: () => undefined, up: () => undefined };

const tools: { readonly [Name in ToolName]: MapTool } = {
  select,
  pan,
  brush,
  line,
  rectangle,
  fill,
  erase,
  pick,
  area,
  place,
  region,
  'spawn-point': spawnPoint,
  measure,
};

/** What the pointer does goes to the tool in hand. */
export function pointAt(map: MapEditor, phase: 'down' | 'move' | 'up', pointer: MapPointer): void {
  tools[map.state.get().tool][phase](map, pointer);
}

/** Escape: what was begun is not done; strokes stay as they are and can be undone. */
export function cancelGesture(map: MapEditor): void {
  map.state.update((state) => ({ ...state, gesture: null }));
}
