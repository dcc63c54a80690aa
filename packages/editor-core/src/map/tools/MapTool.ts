import type { MapEditor, MapPointer } from '../MapState.ts';

/** A tool hears the pointer and changes the state of the map editor; what it does to the game are commands. */
export interface MapTool {
  down(map: MapEditor, pointer: MapPointer): void;
  /** While the button is down. */
  move(map: MapEditor, pointer: MapPointer): void;
  up(map: MapEditor, pointer: MapPointer): void;
}
