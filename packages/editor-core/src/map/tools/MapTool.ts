import type { MapEditor, MapPointer } from '../state/MapState.ts';

/**
 * A tool of the map editor. It handles pointer events, updates the state of the map editor, and changes the game
 * through commands.
 */
export interface MapTool {
  down(map: MapEditor, pointer: MapPointer): void;
  /** Called only while the button is pressed. */
  move(map: MapEditor, pointer: MapPointer): void;
  up(map: MapEditor, pointer: MapPointer): void;
}
