import { SHIELD } from '../shared/entityStyle.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { Scene, SceneRegion } from '../shared/Scene.ts';
import type { StampName } from '../shared/stamps.ts';
import {
  type SpriteBatch,
  clearBatch,
  flushBatch,
  ORIENTATION_LYING,
  addRectangle,
  writeRectangleFrame,
  writeRectangleEffects,
  writeRectanglePosition,
  writeRectangleSize,
  writeRectangleTint,
} from './batch.ts';
import { type EntitySprite3d, type EntitySprites3d, measureFootprint } from './figures.ts';
import type { RenderResources3d } from './RenderResources3d.ts';
import { GROUND_MARK_HEIGHT } from './shaders.ts';

const REGION = { fill: 0.18, line: 0.75, width: 0.06 } as const;
const TEAM_ALPHA = 0.4;
const STANDING_TEAM_ALPHA = 0.22;
const GLOW_ALPHA = 0.26;
const RING_ALPHA = 0.95;

/** Draws marks on the ground: regions, team colors, the ring of the player's unit, and of protected units. */
export function drawGroundMarks(
  kit: RenderResources3d,
  batch: SpriteBatch,
  scene: Scene,
  figures: EntitySprites3d,
): void {
  clearBatch(batch);
  for (const region of scene.regions) drawRegion(kit, batch, region);
  for (const figure of figures.decorated) drawFigureMarks(kit, batch, figure);
  flushBatch(batch);
}

function drawRegion(
  kit: RenderResources3d,
  batch: SpriteBatch,
  { x, y, width, height, color }: SceneRegion,
): void {
  const tint = parseColor(color);
  const { width: line } = REGION;
  const put = (left: number, top: number, w: number, h: number, alpha: number): void =>
    putMark(kit, batch, 'white', left + w / 2, 0, top + h / 2, w, h, tint, alpha);
  put(x, y, width, height, REGION.fill);
  put(x, y, width, line, REGION.line);
  put(x, y + height - line, width, line, REGION.line);
  put(x, y, line, height, REGION.line);
  put(x + width - line, y, line, height, REGION.line);
}

function drawFigureMarks(kit: RenderResources3d, batch: SpriteBatch, figure: EntitySprite3d): void {
  const { entity, ground, footY, isLying } = figure;
  const { ring, team, shield, opacity, x } = entity;
  const hasTeam = team !== null && entity.hasShadow === true && !kit.isSideView;
  if (!hasTeam && ring === null && shield === undefined) return;
  const size = measureFootprint(figure);
  if (hasTeam) {
    const alpha = (isLying ? TEAM_ALPHA : STANDING_TEAM_ALPHA) * opacity;
    putMark(kit, batch, 'soft', x, ground, footY, size * 1.6, size * 1.6, parseColor(team.color), alpha);
  }
  if (shield !== undefined) {
    const width =
      Math.max(size, Math.min(entity.look.width, entity.look.height) * entity.scale) * SHIELD.size;
    putMark(kit, batch, 'soft', x, ground, footY, width, width, SHIELD.color, SHIELD.inside * shield);
    putMark(kit, batch, 'ring', x, ground, footY, width, width, SHIELD.color, SHIELD.ring * shield);
  }
  if (ring === null) return;
  const color = parseColor(ring);
  putMark(kit, batch, 'soft', x, ground, footY, size * 1.8, size * 1.8, color, GLOW_ALPHA * opacity);
  if (kit.isSideView) return;
  putMark(kit, batch, 'dashes', x, ground, footY, size * 1.65, size * 1.65, color, RING_ALPHA * opacity);
}

function putMark(
  kit: RenderResources3d,
  batch: SpriteBatch,
  stamp: StampName,
  x: number,
  ground: number,
  y: number,
  width: number,
  height: number,
  color: number,
  alpha: number,
): void {
  const frame = kit.stamps[stamp];
  const at = addRectangle(batch);
  writeRectanglePosition(batch, at, x, ground + GROUND_MARK_HEIGHT, y, ORIENTATION_LYING);
  writeRectangleSize(batch, at, width * frame.growX, height * frame.growY, 0, 0);
  writeRectangleFrame(batch, at, frame, 1);
  writeRectangleTint(batch, at, color, alpha);
  writeRectangleEffects(batch, at, 0, 0, 0, 0);
}
