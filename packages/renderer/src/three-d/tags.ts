import { CanvasTexture, LinearFilter, NoColorSpace, Vector2 } from 'three';
import { createCanvas, readContext } from '../shared/createCanvas.ts';
import { paintEmote } from '../shared/paintEmote.ts';
import { paintBubble, paintLabel, paintText } from '../shared/texts.ts';
import { createShelfPacking, type ShelfPacking, allocateRectangle } from './shelfPacking.ts';

/** A texture with texts and emotes. When it is full, it is cleared and those still in use are painted again. */
export interface Tags {
  readonly canvas: HTMLCanvasElement;
  readonly texture: CanvasTexture;
  readonly size: Vector2;
  packing: ShelfPacking;
  readonly known: Map<string, Tag>;
  resolution: number;
}

/** A text or emote: its area on the texture in pixels, and its size on the screen in CSS pixels. */
export interface Tag {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 2048;
const GAP = 2;
const FLOATING = { size: 22, weight: 800, outline: 4 } as const;

export function createTags(): Tags {
  const canvas = createCanvas(SIDE, SIDE / 2);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  return {
    canvas,
    texture,
    size: new Vector2(canvas.width, canvas.height),
    packing: createShelfPacking(canvas.width, canvas.height),
    known: new Map(),
    resolution: 1,
  };
}

export function destroyTags(tags: Tags): void {
  tags.texture.dispose();
}

export function getLabelTag(
  tags: Tags,
  label: { readonly text: string; readonly color: string },
): Tag | null {
  return readTag(tags, `l${label.color}${label.text}`, (resolution) => paintLabel(label, resolution));
}

export function getSpeechTag(tags: Tags, text: string): Tag | null {
  return readTag(tags, `s${text}`, (resolution) => paintBubble(text, resolution));
}

export function getEmoteTag(tags: Tags, name: string): Tag | null {
  return readTag(tags, `e${name}`, (resolution) => paintEmote(name, resolution));
}

export function getFloatingTag(tags: Tags, text: string, color: string): Tag | null {
  return readTag(tags, `f${color}${text}`, (resolution) =>
    paintText(text, { ...FLOATING, color }, resolution),
  );
}

/** Sets the pixel ratio. If it changed, all texts are painted again, because they would be blurred. */
export function setTagResolution(tags: Tags, resolution: number): void {
  if (tags.resolution === resolution) return;
  tags.resolution = resolution;
  clearTags(tags);
}

function clearTags(tags: Tags): void {
  readContext(tags.canvas).clearRect(0, 0, tags.canvas.width, tags.canvas.height);
  tags.packing = createShelfPacking(tags.canvas.width, tags.canvas.height);
  tags.known.clear();
}

function readTag(tags: Tags, key: string, paint: (resolution: number) => HTMLCanvasElement): Tag | null {
  const known = tags.known.get(key);
  if (known) return known;
  const canvas = paint(tags.resolution);
  const [width, height] = [canvas.width + GAP, canvas.height + GAP];
  let position = allocateRectangle(tags.packing, width, height);
  if (!position) {
    clearTags(tags);
    position = allocateRectangle(tags.packing, width, height);
  }
  if (!position) return null;
  readContext(tags.canvas).drawImage(canvas, position.x, position.y);
  tags.texture.needsUpdate = true;
  const tag: Tag = {
    left: position.x,
    top: position.y,
    right: position.x + canvas.width,
    bottom: position.y + canvas.height,
    width: canvas.width / tags.resolution,
    height: canvas.height / tags.resolution,
  };
  tags.known.set(key, tag);
  return tag;
}
