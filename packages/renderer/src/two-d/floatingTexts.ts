import { Container, Sprite } from 'pixi.js';
import {
  FLOATING_TEXT_STYLE,
  FLOATING_TEXTS_MAX,
  type FloatingText,
  placeFloatingText,
  stepFloatingText,
} from '../shared/FloatingText.ts';
import type { SceneCamera } from '../shared/Scene.ts';
import { paintText } from '../shared/texts.ts';
import { toScreen, type Viewport } from '../shared/viewport.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { releaseTexture, acquireTexture } from './textureCache.ts';
import { createTextTexture } from './createTexture.ts';

/** Texts that rise and fade. */
export interface FloatingTexts {
  readonly root: Container;
  readonly list: FloatingSprite[];
  count: number;
}

interface FloatingSprite extends FloatingText {
  readonly sprite: Sprite;
  readonly key: string;
}

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
  if (texts.list.length >= FLOATING_TEXTS_MAX) removeText(kit, texts.list.shift()!);
  const key = `floating ${text.color} ${resolution} ${text.text}`;
  const texture = acquireTexture(kit.texts, key, () =>
    createTextTexture(
      paintText(text.text, { ...FLOATING_TEXT_STYLE, color: text.color }, resolution),
      resolution,
    ),
  );
  const sprite = new Sprite({ texture, anchor: 0.5 });
  texts.root.addChild(sprite);
  texts.list.push({ sprite, key, ...placeFloatingText(texts, text) });
}

export function drawFloatingTexts(
  kit: RenderResources2d,
  texts: FloatingTexts,
  view: { readonly camera: SceneCamera; readonly viewport: Viewport },
  moment: FrameInfo2d,
): void {
  let keptCount = 0;
  for (const text of texts.list) {
    const motion = stepFloatingText(text, moment.seconds);
    if (motion === null) {
      removeText(kit, text);
      continue;
    }
    const { x, y } = toScreen(view.camera, view.viewport, { x: text.x, y: text.y - motion.rise });
    text.sprite.position.set(x + text.aside, y - text.lift);
    text.sprite.alpha = motion.opacity;
    text.sprite.scale.set(motion.scale);
    texts.list[keptCount++] = text;
  }
  texts.list.length = keptCount;
}

export function destroyFloatingTexts(kit: RenderResources2d, texts: FloatingTexts): void {
  for (const text of texts.list) removeText(kit, text);
  texts.list.length = 0;
  texts.root.destroy({ children: true });
}

function removeText(kit: RenderResources2d, text: FloatingSprite): void {
  releaseTexture(kit.texts, text.key);
  text.sprite.destroy();
}
