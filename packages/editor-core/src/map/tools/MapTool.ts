import type { MapEditor, MapPointer } from '../MapState.ts';

/** A tool handles the pointer and changes the state of the map editor. It changes the game through commands. */
export interface MapTool {
  down(map: MapEditor, pointer: MapPointer): void;
  /** While the button is pressed. */
  move(map: MapEditor, pointer: MapPointer): void;
  up(map: MapEditor, pointer: MapPointer): void;
}
