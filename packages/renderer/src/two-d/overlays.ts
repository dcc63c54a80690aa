import { Container, Sprite, type Texture } from 'pixi.js';
import { BAR, getBarPart, TAG_GAP } from '../shared/entityStyle.ts';
import { paintEmote } from '../shared/paintEmote.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneBar, SceneEntity } from '../shared/Scene.ts';
import { paintBubble, paintLabel } from '../shared/texts.ts';
import { createTextTexture } from './createTexture.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { releaseTexture, acquireTexture } from './textureCache.ts';

/** Elements above and below an entity whose size doesn't change with zoom: name, bars, speech, emote. */
export interface Overlay2d {
  readonly root: Container;
  readonly label: Tag;
  readonly speech: Tag;
  readonly emote: Tag;
  readonly bars: BarSprites[];
}

/** A sprite with a text or an emote. Its texture is shared; `key` is its key in the cache. */
interface Tag {
  readonly sprite: Sprite;
  key: string | null;
}

interface BarSprites {
  readonly track: Sprite;
  readonly fill: Sprite;
}

/** Position of an entity on the canvas, in CSS pixels. */
interface OverlayPosition {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

export function createOverlay2d(parent: Container): Overlay2d {
  const root = new Container();
  const createTag = (): Tag => {
    const sprite = new Sprite({ anchor: { x: 0.5, y: 1 }, visible: false });
    root.addChild(sprite);
    return { sprite, key: null };
  };
  parent.addChild(root);
  return { root, label: createTag(), speech: createTag(), emote: createTag(), bars: [] };
}

export function destroyOverlay2d(kit: RenderResources2d, overlay: Overlay2d): void {
  for (const tag of [overlay.label, overlay.speech, overlay.emote]) {
    if (tag.key !== null) releaseTexture(kit.texts, tag.key);
  }
  overlay.root.destroy({ children: true });
}

export function drawOverlay2d(
  kit: RenderResources2d,
  overlay: Overlay2d,
  entity: SceneEntity,
  position: OverlayPosition,
  moment: FrameInfo2d,
): void {
  const { resolution, textScale } = moment;
  const textResolution = resolution * textScale;
  const { label, speech, emote } = entity;
  setTag(kit, overlay.label, label && `label ${label.color} ${resolution} ${textScale} ${label.text}`, () =>
    createTextTexture(paintLabel(label!, textResolution), resolution),
  );
  setTag(kit, overlay.speech, speech && `speech ${resolution} ${textScale} ${speech}`, () =>
    createTextTexture(paintBubble(speech!, textResolution), resolution),
  );
  setTag(kit, overlay.emote, emote && `emote ${resolution} ${emote}`, () =>
    createTextTexture(paintEmote(emote!, resolution), resolution),
  );
  const top = drawBars(kit, overlay, entity.bars, position);
  stack([overlay.label, overlay.speech, overlay.emote], position.x, top, resolution);
  overlay.root.alpha = entity.opacity;
}

function setTag(kit: RenderResources2d, tag: Tag, key: string | null, create: () => Texture): void {
  tag.sprite.visible = key !== null;
  if (tag.key === key) return;
  if (key !== null) tag.sprite.texture = acquireTexture(kit.texts, key, create);
  if (tag.key !== null) releaseTexture(kit.texts, tag.key);
  tag.key = key;
}

/**
 * Stacks tags upward from `bottom`. Positions are rounded to device pixels, because text would be blurred otherwise.
 */
function stack(tags: readonly Tag[], x: number, bottom: number, resolution: number): void {
  let y = bottom;
  for (const { sprite } of tags) {
    if (!sprite.visible) continue;
    const left = Math.round((x - sprite.texture.width / 2) * resolution) / resolution;
    sprite.position.set(left + sprite.texture.width / 2, Math.round(y * resolution) / resolution);
    y -= sprite.texture.height + TAG_GAP;
  }
}

/** Draws the bars of an entity. Returns the y position for further elements above them. */
function drawBars(
  kit: RenderResources2d,
  overlay: Overlay2d,
  bars: readonly SceneBar[],
  position: OverlayPosition,
): number {
  while (overlay.bars.length < bars.length) overlay.bars.push(createBar(kit, overlay.root));
  let [above, below] = [position.top - TAG_GAP, position.bottom + TAG_GAP];
  for (const [index, { track, fill }] of overlay.bars.entries()) {
    const bar = bars[index];
    track.visible = fill.visible = bar !== undefined;
    if (!bar) continue;
    if (bar.place === 'above') above -= BAR.height;
    const y = bar.place === 'above' ? above : below;
    if (bar.place === 'above') above -= TAG_GAP;
    else below += BAR.height + TAG_GAP;
    const inner = BAR.width - BAR.line * 2;
    const part = getBarPart(bar.fill);
    setSize(track, position.x - BAR.width / 2, y, BAR.width, BAR.height);
    setSize(fill, position.x - inner / 2, y + BAR.line, inner * part, BAR.height - BAR.line * 2);
    fill.tint = parseColor(bar.color);
  }
  return above;
}

function createBar(kit: RenderResources2d, root: Container): BarSprites {
  const { texture } = kit.stamps.bar;
  const track = new Sprite({ texture, tint: BAR.track, alpha: BAR.trackAlpha });
  const fill = new Sprite({ texture });
  root.addChild(track, fill);
  return { track, fill };
}

function setSize(sprite: Sprite, x: number, y: number, width: number, height: number): void {
  sprite.position.set(x, y);
  sprite.scale.set(width / sprite.texture.width, height / sprite.texture.height);
}
