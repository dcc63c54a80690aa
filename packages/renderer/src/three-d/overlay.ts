import { BAR, getBarPart, TAG_GAP } from '../shared/entityStyle.ts';
import {
  FLOATING_TEXTS_MAX,
  findReplacedText,
  type FloatingText,
  type FloatingTextInput,
  placeFloatingText,
  stepFloatingText,
} from '../shared/FloatingText.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneBar, SceneEntity } from '../shared/Scene.ts';
import type { Viewport } from '../shared/viewport.ts';
import type { AtlasFrame } from './atlas.ts';
import {
  type SpriteBatch,
  clearBatch,
  flushBatch,
  addRectangle,
  ORIENTATION_SCREEN,
  writeRectangleFrame,
  writeRectangleEffects,
  writeRectanglePosition,
  writeRectangleSize,
  writeRectangleTint,
} from './batch.ts';
import { projectToScreen } from './eye.ts';
import type { EntitySprite3d, EntitySprites3d } from './figures.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import {
  type TextAtlasFrame,
  getEmoteFrame,
  getFloatingTextFrame,
  getFloatingTextKey,
  getLabelFrame,
  type TextAtlas,
  getSpeechFrame,
} from './tags.ts';

/** Elements over the scene that don't change their size with distance: names, bars, speech, emotes, floating texts. */
export interface Overlay3d {
  readonly tags: TextAtlas;
  readonly bars: SpriteBatch;
  readonly textBatch: SpriteBatch;
  readonly floating: { readonly list: FloatingTag[]; count: number };
}

interface FloatingTag extends FloatingText {
  text: string;
  readonly color: string;
  tagKey: string;
}

const FLOAT_HEIGHT = 0.9;
const WHITE = 0xffffff;
/** Passed as `shine` to draw without light and fog. */
const OWN_LIGHT = 2;

export function createOverlay3d(tags: TextAtlas, bars: SpriteBatch, textBatch: SpriteBatch): Overlay3d {
  return { tags, bars, textBatch, floating: { list: [], count: 0 } };
}

export function addFloatingText3d({ floating }: Overlay3d, text: FloatingTextInput): void {
  if (text.text === '') return;
  const replaced = findReplacedText(floating.list, text.key);
  if (replaced !== undefined) {
    replaced.text = text.text;
    replaced.tagKey = getFloatingTextKey(text.text, replaced.color);
    replaced.age = 0;
    return;
  }
  if (floating.list.length >= FLOATING_TEXTS_MAX) floating.list.shift();
  const tagKey = getFloatingTextKey(text.text, text.color);
  floating.list.push({ text: text.text, color: text.color, tagKey, ...placeFloatingText(floating, text) });
}

export function drawOverlay3d(
  kit: RenderResources3d,
  overlay: Overlay3d,
  figures: EntitySprites3d,
  viewport: Viewport,
  moment: FrameInfo3d,
): void {
  clearBatch(overlay.bars);
  clearBatch(overlay.textBatch);
  for (const figure of figures.decorated)
    if (hasTags(figure.entity)) drawHovering(kit, overlay, figure, viewport, moment);
  drawFloating(kit, overlay, viewport, moment);
  flushBatch(overlay.bars);
  flushBatch(overlay.textBatch);
}

function hasTags({ label, speech, emote, bars }: SceneEntity): boolean {
  return label !== null || bars.length > 0 || speech !== null || emote !== null;
}

function drawHovering(
  kit: RenderResources3d,
  overlay: Overlay3d,
  figure: EntitySprite3d,
  viewport: Viewport,
  moment: FrameInfo3d,
): void {
  const { entity } = figure;
  const { x, top, bottom, depth } = findHead(kit, figure, viewport, moment);
  const isOut =
    depth < 0.2 || x < -200 || x > viewport.width + 200 || top < -200 || top > viewport.height + 200;
  if (isOut) return;
  let y = drawBars(kit, overlay.bars, entity.bars, x, top, bottom, entity.opacity);
  const { tags } = overlay;
  for (const tag of [
    entity.label && getLabelFrame(tags, entity.label),
    entity.speech === null ? null : getSpeechFrame(tags, entity.speech),
    entity.emote === null ? null : getEmoteFrame(tags, entity.emote),
  ]) {
    if (!tag) continue;
    putTag(overlay, tag, x, y, 1, entity.opacity, moment.resolution);
    y -= tag.height + TAG_GAP;
  }
}

/** Finds the positions of an entity's head and feet on the canvas. */
function findHead(kit: RenderResources3d, figure: EntitySprite3d, viewport: Viewport, { eye }: FrameInfo3d) {
  const { entity, ground, footY, isLying } = figure;
  const { look, scale, x } = entity;
  if (isLying) {
    const half = (Math.min(look.width, look.height) / 2) * scale;
    const head = projectToScreen(eye, viewport, x, ground + (kit.isSideView ? 0.1 : 0.7), entity.y - half);
    const feet = projectToScreen(eye, viewport, x, ground, entity.y + half);
    return { x: head.x, top: head.y, bottom: feet.y, depth: head.depth };
  }
  const head = projectToScreen(eye, viewport, x, ground + standingHeight(entity), footY);
  const feet = projectToScreen(eye, viewport, x, ground, footY);
  return { x: head.x, top: Math.min(head.y, feet.y - 8), bottom: feet.y, depth: head.depth };
}

function standingHeight({ look, scale }: SceneEntity): number {
  return look.height * scale * 1.1;
}

/** Draws the bars of an entity. Returns the y position for further elements above them. */
function drawBars(
  kit: RenderResources3d,
  batch: SpriteBatch,
  bars: readonly SceneBar[],
  x: number,
  top: number,
  bottom: number,
  opacity: number,
): number {
  let [above, below] = [top - TAG_GAP, bottom + TAG_GAP];
  for (const bar of bars) {
    const isAbove = bar.place === 'above';
    const y = isAbove ? above : below + BAR.height;
    if (isAbove) above -= BAR.height + TAG_GAP;
    else below += BAR.height + TAG_GAP;
    const inner = BAR.width - BAR.line * 2;
    const part = getBarPart(bar.fill);
    const { bar: frame } = kit.stamps;
    putFrame(batch, frame, x, y, BAR.width, BAR.height, BAR.track, BAR.trackAlpha * opacity);
    const width = inner * part;
    const middle = x - inner / 2 + width / 2;
    putFrame(
      batch,
      frame,
      middle,
      y - BAR.line,
      width,
      BAR.height - BAR.line * 2,
      parseColor(bar.color),
      opacity,
    );
  }
  return above;
}

function drawFloating(
  kit: RenderResources3d,
  overlay: Overlay3d,
  viewport: Viewport,
  moment: FrameInfo3d,
): void {
  const { list } = overlay.floating;
  let kept = 0;
  for (const text of list) {
    const motion = stepFloatingText(text, moment.seconds);
    if (motion === null) continue;
    list[kept++] = text;
    const { rise, scale, opacity } = motion;
    const { x, y, depth } = kit.isSideView
      ? projectToScreen(moment.eye, viewport, text.x, 0.5, text.y - rise)
      : projectToScreen(moment.eye, viewport, text.x, FLOAT_HEIGHT + rise, text.y);
    const tag = depth < 0.2 ? null : getFloatingTextFrame(overlay.tags, text.tagKey, text.text, text.color);
    if (!tag) continue;
    const bottom = y - text.lift * moment.textScale + (tag.height * scale) / 2;
    putTag(overlay, tag, x + text.aside, bottom, scale, opacity, moment.resolution);
  }
  list.length = kept;
}

/** Draws a text or an emote. Its position is rounded to device pixels, because it would be blurred otherwise. */
function putTag(
  { textBatch }: Overlay3d,
  tag: TextAtlasFrame,
  x: number,
  bottom: number,
  scale: number,
  alpha: number,
  resolution: number,
): void {
  const [width, height] = [tag.width * scale, tag.height * scale];
  const left = Math.round((x - width / 2) * resolution) / resolution;
  const at = addRectangle(textBatch);
  writeRectanglePosition(
    textBatch,
    at,
    left + width / 2,
    Math.round(bottom * resolution) / resolution,
    0,
    ORIENTATION_SCREEN,
  );
  writeRectangleSize(textBatch, at, width, height, 0, 0);
  textBatch.values.set([tag.left, tag.top, tag.right, tag.bottom], at + 8);
  writeRectangleTint(textBatch, at, WHITE, alpha);
  writeRectangleEffects(textBatch, at, 0, OWN_LIGHT, 0, 0);
}

function putFrame(
  batch: SpriteBatch,
  frame: AtlasFrame,
  x: number,
  bottom: number,
  width: number,
  height: number,
  color: number,
  alpha: number,
): void {
  const at = addRectangle(batch);
  writeRectanglePosition(batch, at, x, bottom, 0, ORIENTATION_SCREEN);
  writeRectangleSize(batch, at, width, height, 0, 0);
  writeRectangleFrame(batch, at, frame, 1);
  writeRectangleTint(batch, at, color, alpha);
  writeRectangleEffects(batch, at, 0, OWN_LIGHT, 0, 0);
}
