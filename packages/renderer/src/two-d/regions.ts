import { type Container, Sprite } from 'pixi.js';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneRegion } from '../shared/Scene.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';

const FILL_ALPHA = 0.16;
const LINE_ALPHA = 0.75;
const LINE_PIXELS = 2;

/** Draws regions as tinted rectangles with a border. Each takes five sprites, which are reused between frames. */
export function drawRegions(
  kit: RenderResources2d,
  root: Container,
  regions: readonly SceneRegion[],
  { pixelsPerTile }: FrameInfo2d,
): void {
  const line = LINE_PIXELS / pixelsPerTile;
  const parts = regions.flatMap(({ x, y, width, height, color }) => {
    const tint = parseColor(color);
    return [
      { x, y, width, height, tint, alpha: FILL_ALPHA },
      { x, y, width, height: line, tint, alpha: LINE_ALPHA },
      { x, y: y + height - line, width, height: line, tint, alpha: LINE_ALPHA },
      { x, y, width: line, height, tint, alpha: LINE_ALPHA },
      { x: x + width - line, y, width: line, height, tint, alpha: LINE_ALPHA },
    ];
  });
  while (root.children.length < parts.length)
    root.addChild(new Sprite({ texture: kit.stamps.white.texture }));
  for (const [index, child] of root.children.entries()) {
    const [sprite, part] = [child as Sprite, parts[index]];
    sprite.visible = part !== undefined;
    if (!part) continue;
    sprite.position.set(part.x, part.y);
    sprite.scale.set(part.width / sprite.texture.width, part.height / sprite.texture.height);
    sprite.tint = part.tint;
    sprite.alpha = part.alpha;
  }
}
