import { Container, Sprite } from 'pixi.js';
import {
  FLOATING_TEXT_STYLE,
  FLOATING_TEXTS_MAX,
  findReplacedText,
  type FloatingText,
  type FloatingTextInput,
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
  /** Sprites of texts that have ended, which are used again. */
  readonly spare: Sprite[];
  count: number;
}

interface FloatingSprite extends FloatingText {
  readonly sprite: Sprite;
  textureKey: string;
}

export function createFloatingTexts(): FloatingTexts {
  return { root: new Container(), list: [], spare: [], count: 0 };
}

export function addFloatingText(
  kit: RenderResources2d,
  texts: FloatingTexts,
  text: FloatingTextInput,
  { resolution, textScale }: Pick<FrameInfo2d, 'resolution' | 'textScale'>,
): void {
  if (text.text === '') return;
  const textureKey = `floating ${text.color} ${resolution} ${textScale} ${text.text}`;
  const texture = acquireTexture(kit.texts, textureKey, () =>
    createTextTexture(
      paintText(text.text, { ...FLOATING_TEXT_STYLE, color: text.color }, resolution * textScale),
      resolution,
    ),
  );
  const replaced = findReplacedText(texts.list, text.key);
  if (replaced !== undefined) {
    replaced.sprite.texture = texture;
    releaseTexture(kit.texts, replaced.textureKey);
    replaced.textureKey = textureKey;
    replaced.age = 0;
    return;
  }
  if (texts.list.length >= FLOATING_TEXTS_MAX) removeText(kit, texts, texts.list.shift()!);
  const sprite = texts.spare.pop() ?? texts.root.addChild(new Sprite({ anchor: 0.5 }));
  sprite.texture = texture;
  sprite.visible = true;
  texts.list.push({ sprite, textureKey, ...placeFloatingText(texts, text) });
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
      removeText(kit, texts, text);
      continue;
    }
    const { x, y } = toScreen(view.camera, view.viewport, { x: text.x, y: text.y - motion.rise });
    text.sprite.position.set(x + text.aside, y - text.lift * moment.textScale);
    text.sprite.alpha = motion.opacity;
    text.sprite.scale.set(motion.scale);
    texts.list[keptCount++] = text;
  }
  texts.list.length = keptCount;
}

export function destroyFloatingTexts(kit: RenderResources2d, texts: FloatingTexts): void {
  for (const text of texts.list) removeText(kit, texts, text);
  texts.list.length = 0;
  texts.root.destroy({ children: true });
}

function removeText(kit: RenderResources2d, { spare }: FloatingTexts, text: FloatingSprite): void {
  releaseTexture(kit.texts, text.textureKey);
  text.sprite.visible = false;
  spare.push(text.sprite);
}
