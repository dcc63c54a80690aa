import type { GameMap, PlacedEntity } from '@playloom/game-format';
import type { Editor } from '../../editor/Editor.ts';
import type { Store } from '../../editor/Store.ts';

export type ToolName =
  | 'select'
  | 'pan'
  | 'brush'
  | 'line'
  | 'rectangle'
  | 'fill'
  | 'erase'
  | 'pick'
  | 'area'
  | 'place'
  | 'region'
  | 'spawn-point'
  | 'measure';

/** A point in tiles; y points down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapPointer extends MapPoint {
  readonly isShift: boolean;
  readonly isAlt: boolean;
  readonly isMod: boolean;
}

/** A rectangle on the map, in tiles. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of tiles to paint or paste. In cells with -1, the existing tile stays. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
}

export interface MapObject {
  readonly kind: 'entity' | 'region' | 'spawn-point';
  readonly id: string;
}

export interface MapObjectsClip {
  readonly entities: readonly PlacedEntity[];
  readonly regions: readonly GameMap['regions'][string][];
  readonly spawnPoints: readonly GameMap['spawnPoints'][string][];
}

/** What the user is currently doing with a tool. The canvas draws it. Only strokes are already in the draft. */
type Gesture =
  | { readonly kind: 'stroke'; readonly last: MapPoint; readonly stroke: string; readonly isErasing: boolean }
  | {
      readonly kind: 'line' | 'rectangle' | 'area' | 'region' | 'box' | 'measure';
      readonly from: MapPoint;
      readonly to: MapPoint;
    }
  | { readonly kind: 'move'; readonly from: MapPoint; readonly to: MapPoint; readonly isCopying: boolean }
  | {
      readonly kind: 'move-tiles';
      readonly from: MapPoint;
      readonly to: MapPoint;
      readonly stamp: Stamp;
      readonly isCopying: boolean;
    }
  | { readonly kind: 'turn'; readonly mapObject: MapObject; readonly degrees: number }
  | { readonly kind: 'resize'; readonly id: string; readonly handle: ResizeHandle; readonly to: MapPoint };

/** The side or corner of a region that is dragged. 0 means that this axis isn't resized. */
export interface ResizeHandle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface MapState {
  readonly tool: ToolName;
  /** The layer to paint on. Null if the map has no layers. */
  readonly layer: string | null;
  readonly stamp: Stamp;
  /** Brush size in tiles. A stamp of several tiles ignores it. */
  readonly brushSize: number;
  /** The type of entity that the place tool adds to the map. */
  readonly placing: { readonly kind: PlacedEntity['kind']; readonly type: string } | null;
  readonly selected: readonly MapObject[];
  readonly area: Area | null;
  readonly clip: { readonly tiles: Stamp | null; readonly things: MapObjectsClip | null } | null;
  readonly isSnapping: boolean;
  readonly hasGrid: boolean;
  readonly gesture: Gesture | null;
}

/** The state of the map editor for a game. */
export interface MapEditor {
  readonly editor: Editor;
  readonly state: Store<MapState>;
  /** The number of strokes so far. It makes the merge key of each stroke unique, so that each stroke is one step. */
  strokes: number;
}

export const BRUSH_SIZES = [1, 2, 3, 5] as const;
