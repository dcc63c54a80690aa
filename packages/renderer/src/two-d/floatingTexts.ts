import { Container, Sprite } from 'pixi.js';
import type { SceneCamera } from '../shared/Scene.ts';
import { paintText } from '../shared/texts.ts';
import { toScreen, type Viewport } from '../shared/viewport.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { releaseTexture, acquireTexture } from './textureCache.ts';
import { createTextTexture } from './createTexture.ts';

/** Texts that rise and fade. */
export interface FloatingTexts {
  readonly root: Container;
  readonly list: FloatingText[];
  count: number;
}

interface FloatingText {
  readonly sprite: Sprite;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Offset in CSS pixels, because texts at the same position would hide each other. */
  readonly aside: number;
  readonly lift: number;
  age: number;
}

const STYLE = { size: 22, weight: 800, outline: 4 } as const;
const LIFE = 1.1;
const RISE_TILES = 0.9;
const POP_SECONDS = 0.12;
const TEXTS_MAX = 60;
/** Texts near each other are stacked in up to this many rows. Short ones, such as numbers, also spread to the sides. */
const ROWS_MAX = 4;
const ASIDE = [0, 14, -14, 7, -7];
const NUMBER_GRAPHEMES_MAX = 4;
const CROWDED_TILES = 2;
const CROWDED_SECONDS = 0.6;

export function createFloatingTexts(): FloatingTexts {
  return { root: new Container(), list: [], count: 0 };
}

export function addFloatingText(
  kit: RenderResources2d,
  texts: FloatingTexts,
  text: { readonly text: string; readonly x: number; readonly y: number; readonly color: string },
  resolution: number,
): void {
  if (text.text === '') return;
  if (texts.list.length >= TEXTS_MAX) removeText(kit, texts.list.shift()!);
  const key = `floating ${text.color} ${resolution} ${text.text}`;
  const texture = acquireTexture(kit.texts, key, () =>
    createTextTexture(paintText(text.text, { ...STYLE, color: text.color }, resolution), resolution),
  );
  const sprite = new Sprite({ texture, anchor: 0.5 });
  texts.root.addChild(sprite);
  const isShort = text.text.length <= NUMBER_GRAPHEMES_MAX;
  const aside = isShort ? ASIDE[texts.count++ % ASIDE.length]! : 0;
  const lift = (countNear(texts, text) % ROWS_MAX) * STYLE.size;
  texts.list.push({ sprite, key, x: text.x, y: text.y, aside, lift, age: 0 });
}

export function drawFloatingTexts(
  kit: RenderResources2d,
  texts: FloatingTexts,
  view: { readonly camera: SceneCamera; readonly viewport: Viewport },
  moment: FrameInfo2d,
): void {
  let keptCount = 0;
  for (const text of texts.list) {
    text.age += moment.seconds;
    if (text.age >= LIFE) {
      removeText(kit, text);
      continue;
    }
    const part = text.age / LIFE;
    const rise = RISE_TILES * (1 - (1 - part) ** 2);
    const { x, y } = toScreen(view.camera, view.viewport, { x: text.x, y: text.y - rise });
    text.sprite.position.set(x + text.aside, y - text.lift);
    text.sprite.alpha = Math.min(1, (1 - part) * 2.5);
    text.sprite.scale.set(0.6 + 0.4 * Math.min(1, text.age / POP_SECONDS));
    texts.list[keptCount++] = text;
  }
  texts.list.length = keptCount;
}

export function destroyFloatingTexts(kit: RenderResources2d, texts: FloatingTexts): void {
  for (const text of texts.list) removeText(kit, text);
  texts.list.length = 0;
  texts.root.destroy({ children: true });
}

function countNear(texts: FloatingTexts, { x, y }: { readonly x: number; readonly y: number }): number {
  return texts.list.filter(
    (text) => Math.hypot(text.x - x, text.y - y) < CROWDED_TILES && text.age < CROWDED_SECONDS,
  ).length;
}

function removeText(kit: RenderResources2d, text: FloatingText): void {
  releaseTexture(kit.texts, text.key);
  text.sprite.destroy();
}
