import type { Effect, Game, Look } from '@playloom/game-format';

/**
 * Everything visible at one moment, in tiles, radians and seconds; y points down. Code that fills it (the game client
 * from snapshots, the editor from the draft) needs no knowledge of drawing.
 */
export interface Scene {
  /** Steadily increasing seconds, used by animations and effects. */
  time: number;
  readonly camera: SceneCamera;
  /** Everything drawn between the lower and upper map layers, in any order. */
  entities: readonly SceneEntity[];
  /** 1 is full daylight. Lower values mix in the color. */
  daylight: { brightness: number; color: string };
  /** Opacity of map layers that differs from the map, by layer id. */
  layerOpacities: { readonly [layer: string]: number };
  /** Regions to show, for example those that the game marks visible. */
  regions: readonly SceneRegion[];
}

export interface SceneCamera {
  x: number;
  y: number;
  /** Tiles that fit into the height of the view, including zoom. */
  tilesInView: number;
  /** Offset of the camera shake, in tiles. */
  shakeX: number;
  shakeY: number;
  /** Direction of the 3D camera in radians: 0 is up on the map, a quarter turn is right. */
  yaw?: number;
  /** The key of the followed entity, whose eyes first person uses. */
  subject?: number | null;
}

export interface SceneEntity {
  /** Stable per entity: drawn objects are stored by it. */
  readonly key: number;
  x: number;
  y: number;
  rotation: number;
  scale: number;
  look: Look;
  /** Address of an image that replaces the look's image. The look is drawn until it has loaded. */
  skin?: string | null;
  opacity: number;
  tint: string | null;
  /** The current animation and its start in scene time. Null shows the plain image. */
  animation: { readonly name: string; readonly since: number } | null;
  /** Drawn in its hand and rotated with it. */
  held: { readonly look: Look; readonly x: number; readonly y: number } | null;
  /** Active effects. */
  streams: readonly string[];
  label: { readonly text: string; readonly color: string } | null;
  /** Text of its speech bubble. */
  speech: string | null;
  /** Name of the emote above its head. */
  emote: string | null;
  bars: readonly SceneBar[];
  /** Whether it stands on the ground like a unit. In top-down view it then casts a soft shadow. */
  hasShadow?: boolean;
  /** A soft ring under it, for the player's unit or a selected target. */
  ring: string | null;
  /** The team color for outlines and the minimap, with a shape for players who cannot rely on colors. */
  team: { readonly color: string; readonly index: number } | null;
}

export interface SceneBar {
  readonly fill: number;
  readonly color: string;
  readonly place: 'above' | 'below';
}

export interface SceneRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** A one-time effect. */
export type SceneBurst =
  | {
      readonly kind: 'effect';
      readonly effect: Effect;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
    }
  | {
      readonly kind: 'floating-text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly color: string;
    }
  /** Makes an entity flash when it is hurt. */
  | { readonly kind: 'flash'; readonly key: number };

/** The parts of a game that a renderer uses. A client projection and a draft both have them. */
export type SceneGame = Pick<Game, 'settings' | 'map' | 'assets'> & {
  readonly types: Pick<Game['types'], 'animations' | 'effects'>;
};
