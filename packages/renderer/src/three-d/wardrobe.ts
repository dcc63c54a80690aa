import type { Animation, Look } from '@playloom/game-format';
import { loadImage, type Images } from '../shared/loadImages.ts';
import { paintShape } from '../shared/paintShape.ts';
import { pickFrame } from '../shared/pickFrame.ts';
import type { SceneEntity, SceneGame } from '../shared/Scene.ts';
import { addFrame, type Atlas, createAtlas, destroyAtlas, type Frame } from './atlas.ts';

/** The pictures things show: sharp pixels on one atlas, everything else on another. */
export interface Wardrobe {
  readonly images: Images;
  readonly game: SceneGame;
  readonly smooth: Atlas;
  readonly pixelArt: Atlas;
  /** What has no picture shows, yet throws a shadow. */
  readonly nothing: Frame;
  /** By asset and cut. */
  readonly sheets: Map<string, readonly Frame[]>;
  /** What was found last for a look or an animation: asked for again in every picture. */
  readonly looks: WeakMap<Look, Frame>;
  readonly animations: WeakMap<Animation, readonly Frame[]>;
  readonly shapes: Map<string, Frame>;
  /** What players wear, by address; null while it is on its way, and for good when it does not come. */
  readonly skins: Map<string, Frame | null>;
}

const FRAME_SIDE_MAX = 512;
const SHAPE_DENSITY = 64;
const SHAPE_SIDE_MAX = 256;
const SHAPES_MAX = 400;
const SKINS_MAX = 200;
const SHAPE_RIM = 2;

export function createWardrobe(game: SceneGame, images: Images): Wardrobe {
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

export function destroyWardrobe(wardrobe: Wardrobe): void {
  destroyAtlas(wardrobe.smooth);
  destroyAtlas(wardrobe.pixelArt);
  wardrobe.skins.clear();
}

/** What an entity shows now; null for nothing at all. */
export function dressEntity(wardrobe: Wardrobe, entity: SceneEntity, time: number): Frame | null {
  const worn = entity.skin == null ? null : readSkin(wardrobe, entity.skin);
  return worn ?? dressLook(wardrobe, entity.look, entity.animation, time);
}

export function dressLook(
  wardrobe: Wardrobe,
  look: Look,
  playing: SceneEntity['animation'],
  time: number,
): Frame | null {
  const name = playing?.name ?? look.animations.idle;
  const animation = name === null ? undefined : wardrobe.game.types.animations[name];
  if (animation) {
    const frames = readAnimation(wardrobe, animation, look);
    if (frames.length > 0)
      return frames[pickFrame(animation, playing ? time - playing.since : 0)] ?? frames[0]!;
  }
  const known = wardrobe.looks.get(look);
  if (known) return known;
  const found =
    (look.image === null ? null : readSheet(wardrobe, look.image, 1, 1)[0]) ?? readShape(wardrobe, look);
  if (found) wardrobe.looks.set(look, found);
  return found;
}

/** A picture that an effect throws; null when there is none. */
export function readPicture(wardrobe: Wardrobe, image: string): Frame | null {
  return readSheet(wardrobe, image, 1, 1)[0] ?? null;
}

function readAnimation(wardrobe: Wardrobe, animation: Animation, look: Look): readonly Frame[] {
  // One without a picture of its own takes that of whoever plays it.
  if (animation.image === null)
    return look.image === null ? [] : readSheet(wardrobe, look.image, animation.columns, animation.rows);
  const known = wardrobe.animations.get(animation);
  if (known) return known;
  const frames = readSheet(wardrobe, animation.image, animation.columns, animation.rows);
  wardrobe.animations.set(animation, frames);
  return frames;
}

function readSheet(wardrobe: Wardrobe, id: string, columns: number, rows: number): readonly Frame[] {
  const key = `${id} ${columns} ${rows}`;
  const known = wardrobe.sheets.get(key);
  if (known) return known;
  const image = wardrobe.images.get(id);
  const frames = image ? cutSheet(pickAtlas(wardrobe, id), image, columns, rows) : [];
  wardrobe.sheets.set(key, frames);
  return frames;
}

function pickAtlas({ game, smooth, pixelArt }: Wardrobe, id: string): Atlas {
  return game.assets[id]?.isPixelArt ? pixelArt : smooth;
}

function cutSheet(atlas: Atlas, image: HTMLImageElement, columns: number, rows: number): readonly Frame[] {
  const [width, height] = [image.naturalWidth / columns, image.naturalHeight / rows];
  return Array.from({ length: columns * rows }, (_, index) =>
    addFrame(
      atlas,
      image,
      { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height },
      FRAME_SIDE_MAX,
    ),
  );
}

function readShape(wardrobe: Wardrobe, look: Look): Frame | null {
  if (look.image === null && look.shape === 'none') return null;
  const key = [look.shape, look.color, look.outlineColor, look.width, look.height].join(' ');
  const known = wardrobe.shapes.get(key);
  if (known) return known;
  // Games that colour shapes without end see the last ones for the next.
  if (wardrobe.shapes.size >= SHAPES_MAX) return wardrobe.shapes.values().next().value ?? null;
  const density = Math.min(SHAPE_DENSITY, SHAPE_SIDE_MAX / Math.max(look.width, look.height));
  const canvas = paintShape(look, density);
  const part = {
    x: SHAPE_RIM,
    y: SHAPE_RIM,
    width: canvas.width - SHAPE_RIM * 2,
    height: canvas.height - SHAPE_RIM * 2,
  };
  const frame = addFrame(wardrobe.smooth, canvas, part, FRAME_SIDE_MAX);
  wardrobe.shapes.set(key, frame);
  return frame;
}

/** Null until the picture has come. */
function readSkin(wardrobe: Wardrobe, url: string): Frame | null {
  const { skins } = wardrobe;
  const known = skins.get(url);
  if (known !== undefined) return known;
  if (skins.size >= SKINS_MAX) return null;
  skins.set(url, null);
  void loadImage(url).then((image) => {
    // The game may be over by the time it comes.
    if (image && skins.has(url)) skins.set(url, cutSheet(wardrobe.smooth, image, 1, 1)[0] ?? null);
  });
  return null;
}
