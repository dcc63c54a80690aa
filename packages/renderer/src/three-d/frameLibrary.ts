import type { Animation, Look } from '@playloom/game-format';
import type { Images } from '../shared/loadImages.ts';
import { paintShape } from '../shared/paintShape.ts';
import { pickFrame } from '../shared/pickFrame.ts';
import { readSkin } from '../shared/readSkin.ts';
import type { SceneEntity, SceneGame } from '../shared/Scene.ts';
import { addAtlasFrame, type Atlas, createAtlas, destroyAtlas, type AtlasFrame } from './atlas.ts';

/** The images that entities show: pixel art on one atlas, other images on another. */
export interface FrameLibrary {
  readonly images: Images;
  readonly game: SceneGame;
  readonly smooth: Atlas;
  readonly pixelArt: Atlas;
  /** An empty frame, for entities without an image. They can still cast a shadow. */
  readonly nothing: AtlasFrame;
  /** The cells of sprite sheets, by asset, columns and rows. */
  readonly sheets: Map<string, readonly AtlasFrame[]>;
  /** Cached results by look and by animation, because they are needed in every frame. */
  readonly looks: WeakMap<Look, AtlasFrame>;
  readonly animations: WeakMap<Animation, readonly AtlasFrame[]>;
  readonly shapes: Map<string, AtlasFrame>;
  /** Skins by address. Null while loading, or if loading failed. */
  readonly skins: Map<string, AtlasFrame | null>;
}

const FRAME_SIDE_MAX = 512;
const SHAPE_DENSITY = 64;
const SHAPE_SIDE_MAX = 256;
const SHAPES_MAX = 400;
const SHAPE_RIM = 2;

export function createFrameLibrary(game: SceneGame, images: Images): FrameLibrary {
  const smooth = createAtlas(false);
  return {
    images,
    game,
    smooth,
    nothing: { atlas: smooth, left: 0, top: 0, right: 0, bottom: 0, growX: 0, growY: 0 },
    pixelArt: createAtlas(true),
    sheets: new Map(),
    looks: new WeakMap(),
    animations: new WeakMap(),
    shapes: new Map(),
    skins: new Map(),
  };
}

export function destroyFrameLibrary(library: FrameLibrary): void {
  destroyAtlas(library.smooth);
  destroyAtlas(library.pixelArt);
  library.skins.clear();
}

/** The image that an entity shows now. Null if it has none. */
export function findEntityFrame(library: FrameLibrary, entity: SceneEntity, time: number): AtlasFrame | null {
  const skinFrame = entity.skin == null ? null : readSkinFrame(library, entity.skin);
  return skinFrame ?? findLookFrame(library, entity.look, entity.animation, time);
}

export function findLookFrame(
  library: FrameLibrary,
  look: Look,
  playing: SceneEntity['animation'],
  time: number,
): AtlasFrame | null {
  const name = playing?.name ?? look.animations.idle;
  const animation = name === null ? undefined : library.game.types.animations[name];
  if (animation) {
    const frames = readAnimation(library, animation, look);
    if (frames.length > 0)
      return frames[pickFrame(animation, playing ? time - playing.since : 0)] ?? frames[0]!;
  }
  const known = library.looks.get(look);
  if (known) return known;
  const found =
    (look.image === null ? null : readSheet(library, look.image, 1, 1)[0]) ?? readShape(library, look);
  // An image that has not loaded yet replaces the shape later.
  const isFinal = look.image === null || library.images.has(look.image);
  if (found && isFinal) library.looks.set(look, found);
  return found;
}

/** The image of an effect's particles, or null. */
export function readImageFrame(library: FrameLibrary, image: string): AtlasFrame | null {
  return readSheet(library, image, 1, 1)[0] ?? null;
}

function readAnimation(library: FrameLibrary, animation: Animation, look: Look): readonly AtlasFrame[] {
  // An animation without an image uses the image of the entity that plays it.
  if (animation.image === null)
    return look.image === null ? [] : readSheet(library, look.image, animation.columns, animation.rows);
  const known = library.animations.get(animation);
  if (known) return known;
  const frames = readSheet(library, animation.image, animation.columns, animation.rows);
  if (frames.length > 0) library.animations.set(animation, frames);
  return frames;
}

function readSheet(library: FrameLibrary, id: string, columns: number, rows: number): readonly AtlasFrame[] {
  const key = `${id} ${columns} ${rows}`;
  const known = library.sheets.get(key);
  if (known) return known;
  const image = library.images.get(id);
  if (!image) return [];
  const frames = cutSheet(pickAtlas(library, id), image, columns, rows);
  library.sheets.set(key, frames);
  return frames;
}

function pickAtlas({ game, smooth, pixelArt }: FrameLibrary, id: string): Atlas {
  return game.assets[id]?.isPixelArt ? pixelArt : smooth;
}

function cutSheet(
  atlas: Atlas,
  image: HTMLImageElement,
  columns: number,
  rows: number,
): readonly AtlasFrame[] {
  const [width, height] = [image.naturalWidth / columns, image.naturalHeight / rows];
  return Array.from({ length: columns * rows }, (_, index) =>
    addAtlasFrame(
      atlas,
      image,
      { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height },
      FRAME_SIDE_MAX,
    ),
  );
}

function readShape(library: FrameLibrary, look: Look): AtlasFrame | null {
  if (look.image === null && look.shape === 'none') return null;
  const key = [look.shape, look.color, look.outlineColor, look.width, look.height].join(' ');
  const known = library.shapes.get(key);
  if (known) return known;
  // Only games that keep changing the colors of shapes reach the limit. All further shapes look like the first one.
  if (library.shapes.size >= SHAPES_MAX) return library.shapes.values().next().value ?? null;
  const density = Math.min(SHAPE_DENSITY, SHAPE_SIDE_MAX / Math.max(look.width, look.height));
  const canvas = paintShape(look, density);
  const part = {
    x: SHAPE_RIM,
    y: SHAPE_RIM,
    width: canvas.width - SHAPE_RIM * 2,
    height: canvas.height - SHAPE_RIM * 2,
  };
  const frame = addAtlasFrame(library.smooth, canvas, part, FRAME_SIDE_MAX);
  library.shapes.set(key, frame);
  return frame;
}

function readSkinFrame({ skins, smooth }: FrameLibrary, url: string): AtlasFrame | null {
  return readSkin(skins, url, (image) => cutSheet(smooth, image, 1, 1)[0] ?? null);
}
