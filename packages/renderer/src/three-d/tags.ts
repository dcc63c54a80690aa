import { CanvasTexture, LinearFilter, NoColorSpace, Vector2 } from 'three';
import { createCanvas, getContext2d } from '../shared/createCanvas.ts';
import { FLOATING_TEXT_STYLE } from '../shared/FloatingText.ts';
import { paintEmote } from '../shared/paintEmote.ts';
import { paintBubble, paintLabel, paintText } from '../shared/texts.ts';
import { createShelfPacking, type ShelfPacking, allocateRectangle } from './shelfPacking.ts';

/** A texture with texts and emotes. When it is full, it is cleared and those still in use are painted again. */
export interface TextAtlas {
  readonly canvas: HTMLCanvasElement;
  readonly texture: CanvasTexture;
  readonly size: Vector2;
  packing: ShelfPacking;
  readonly known: Map<string, TextAtlasFrame>;
  resolution: number;
  textScale: number;
}

/** A text or emote: its area on the texture in pixels, and its size on the screen in CSS pixels. */
export interface TextAtlasFrame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 2048;
const GAP = 2;

export function createTextAtlas(): TextAtlas {
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
    textScale: 1,
  };
}

export function destroyTextAtlas(tags: TextAtlas): void {
  tags.texture.dispose();
}

export function getLabelFrame(
  tags: TextAtlas,
  label: { readonly text: string; readonly color: string },
): TextAtlasFrame | null {
  return readTag(tags, `l${label.color}${label.text}`, (resolution) =>
    paintLabel(label, resolution * tags.textScale),
  );
}

export function getSpeechFrame(tags: TextAtlas, text: string): TextAtlasFrame | null {
  return readTag(tags, `s${text}`, (resolution) => paintBubble(text, resolution * tags.textScale));
}

export function getEmoteFrame(tags: TextAtlas, name: string): TextAtlasFrame | null {
  return readTag(tags, `e${name}`, (resolution) => paintEmote(name, resolution));
}

/** The key of a floating text in the atlas. Kept by its caller, because a text is drawn in many frames. */
export function getFloatingTextKey(text: string, color: string): string {
  return `f${color}${text}`;
}

export function getFloatingTextFrame(
  tags: TextAtlas,
  key: string,
  text: string,
  color: string,
): TextAtlasFrame | null {
  return readTag(tags, key, (resolution) =>
    paintText(text, { ...FLOATING_TEXT_STYLE, color }, resolution * tags.textScale),
  );
}

/** Sets the pixel ratio and the size of texts. If one changed, all texts are painted again, because they would be blurred. */
export function setTextAtlasResolution(tags: TextAtlas, resolution: number, textScale: number): void {
  if (tags.resolution === resolution && tags.textScale === textScale) return;
  tags.resolution = resolution;
  tags.textScale = textScale;
  clearTags(tags);
}

function clearTags(tags: TextAtlas): void {
  getContext2d(tags.canvas).clearRect(0, 0, tags.canvas.width, tags.canvas.height);
  tags.packing = createShelfPacking(tags.canvas.width, tags.canvas.height);
  tags.known.clear();
}

function readTag(
  tags: TextAtlas,
  key: string,
  paint: (resolution: number) => HTMLCanvasElement,
): TextAtlasFrame | null {
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
  getContext2d(tags.canvas).drawImage(canvas, position.x, position.y);
  tags.texture.needsUpdate = true;
  const tag: TextAtlasFrame = {
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
