import type { Effect, Game, Look } from '@playloom/game-format';

/**
 * What is where and how it looks at one moment, in tiles, radians and seconds; y points down. Whoever fills it
 * (the game client from decoded snapshots, the editor from the draft) needs no knowledge of drawing.
 */
export interface Scene {
  /** Seconds that go on evenly; animations and effects are timed by it. */
  time: number;
  readonly camera: SceneCamera;
  /** Everything drawn between the map layers below and over the entities, in any order. */
  entities: readonly SceneEntity[];
  /** 1 is full day; less mixes the colour in. */
  daylight: { brightness: number; color: string };
  /** Opacity of map layers where it differs from the map's, by layer id. */
  layerOpacities: { readonly [layer: string]: number };
  /** Regions to show, e.g. those the game marks visible. */
  regions: readonly SceneRegion[];
}

export interface SceneCamera {
  x: number;
  y: number;
  /** Tiles that fit into the height of the picture, zoom counted. */
  tilesInView: number;
  /** Where shaking moves the picture, in tiles. */
  shakeX: number;
  shakeY: number;
  /** Where 3D looks, in radians: 0 is up on the map, a quarter turn is right. */
  yaw?: number;
  /** The key of whom it follows: through whose eyes the first person looks. */
  subject?: number | null;
}

export interface SceneEntity {
  /** Stays the same while it is the same thing: drawn objects are kept by it. */
  readonly key: number;
  x: number;
  y: number;
  rotation: number;
  scale: number;
  look: Look;
  /** Address of a picture that takes the place of the look's; the look is drawn until it has come. */
  skin?: string | null;
  opacity: number;
  tint: string | null;
  /** The animation to play and since when, in scene time; null shows the plain image. */
  animation: { readonly name: string; readonly since: number } | null;
  /** Drawn in its hand, turned with it. */
  held: { readonly look: Look; readonly x: number; readonly y: number } | null;
  /** Effects it gives off. */
  streams: readonly string[];
  label: { readonly text: string; readonly color: string } | null;
  /** What it says in a bubble. */
  speech: string | null;
  /** An emote over its head, by name. */
  emote: string | null;
  bars: readonly SceneBar[];
  /** Whether it stands on the ground as units do: seen from above it throws a soft shadow. */
  hasShadow?: boolean;
  /** A soft ring under it: the own unit, a chosen target. */
  ring: string | null;
  /** The colour of its team, for outlines and for the minimap; shape too where colours are not enough. */
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

/** Something that happens at once and is over. */
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
  /** The thing flashes: it was hurt. */
  | { readonly kind: 'flash'; readonly key: number };

/** What a renderer needs of the game: the client projection has all of it, a draft too. */
export type SceneGame = Pick<Game, 'settings' | 'map' | 'assets'> & {
  readonly types: Pick<Game['types'], 'animations' | 'effects'>;
};
