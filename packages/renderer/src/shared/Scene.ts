import type { Effect, Game, Look } from '@playloom/game-format';

/**
 * Everything visible at one moment, in tiles, radians and seconds; y points down. The game client fills it from
 * snapshots, the editor from the draft. Neither needs to know how it is drawn.
 */
export interface Scene {
  /** Steadily increasing seconds, used by animations and effects. */
  time: number;
  readonly camera: SceneCamera;
  /** Everything drawn between the lower and upper map layers, in any order. */
  entities: readonly SceneEntity[];
  /** 1 is full daylight. Lower values mix in the color. */
  daylight: { brightness: number; color: string };
  /** Opacity by layer id. Overrides that of the map. */
  layerOpacities: { readonly [layer: string]: number };
  /** Regions to show, for example those that the game marks visible. */
  regions: readonly SceneRegion[];
  /** How large names, speech, and floating texts are, relative to their usual size. 1 if it is left out. */
  textScale?: number;
}

export interface SceneCamera {
  x: number;
  y: number;
  /** The height of the view in tiles, including zoom. */
  tilesInView: number;
  /** Offset of the camera shake, in tiles. */
  shakeX: number;
  shakeY: number;
  /** Direction of the 3D camera in radians: 0 looks to the top of the map, π/2 to the right. */
  yaw?: number;
  /** The key of the entity that the camera follows. In first person, the camera is at its eyes. */
  subject?: number | null;
}

export interface SceneEntity {
  /** Identifies the entity. It must not change between frames. */
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
  /** The item in the entity's hand, rotated with the entity. */
  held: { readonly look: Look; readonly x: number; readonly y: number } | null;
  /** Ids of the effects that the entity emits. */
  streams: readonly string[];
  label: { readonly text: string; readonly color: string } | null;
  /** Text of the entity's speech bubble. */
  speech: string | null;
  /** Name of the emote above the entity's head. */
  emote: string | null;
  bars: readonly SceneBar[];
  /** Whether the entity casts a soft shadow on the ground in top-down view, as units do. */
  hasShadow?: boolean;
  /** How bright the bubble is that marks an entity as protected, from 0 to 1. Left out if it isn't. */
  shield?: number;
  /** How much the body is squashed: 0.2 is a fifth wider and lower, and negative values stretch it. */
  squash?: number;
  /** Color of a ring under the entity, for the player's unit or a selected target. */
  ring: string | null;
  /** The team's color, drawn on the ground under the entity, and its index among all teams. */
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

/** An effect that is shown once. */
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
      /** Replaces the text with the same key, where that one is. */
      readonly key?: number;
      /** Whether the text neither rises nor grows. */
      readonly isStill?: boolean;
    }
  /** Makes an entity flash when it is hurt. */
  | { readonly kind: 'flash'; readonly key: number };

/** The parts of a game that a renderer uses. Both the reduced game that clients get and a draft have them. */
export type SceneGame = Pick<Game, 'settings' | 'map' | 'assets'> & {
  readonly types: Pick<Game['types'], 'animations' | 'effects'>;
};
