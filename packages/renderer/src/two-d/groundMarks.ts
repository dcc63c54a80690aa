import { Container, Sprite } from 'pixi.js';
import { SHIELD } from '../shared/entityStyle.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import type { StampName } from '../shared/stamps.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';

/** Marks behind an entity: its shadow, its team color, the ring of the player's unit, the bubble that protects it. */
export interface GroundMarks {
  readonly root: Container;
  readonly sprites: Map<Mark, Sprite>;
}

type Mark = 'shadow' | 'team' | 'glow' | 'ring' | 'shield' | 'shield-inside';

const SHADOW = { color: 0x1b1430, alpha: 0.28 };
const TEAM_ALPHA = 0.34;
const STANDING_TEAM_ALPHA = 0.2;
const GLOW_ALPHA = 0.2;
const RING_ALPHA = 0.95;
/** Circles under upright images are flattened by this factor, because the images are drawn slightly from the side. */
const FLATNESS = 0.5;

export function createGroundMarks(parent: Container): GroundMarks {
  const root = new Container();
  parent.addChild(root);
  return { root, sprites: new Map() };
}

export function drawEntityGroundMarks(
  kit: RenderResources2d,
  groundMarks: GroundMarks,
  entity: SceneEntity,
  moment: FrameInfo2d,
): void {
  const { look, scale, ring } = entity;
  const isTopDown = kit.game.settings.worldKind === 'top-down';
  const isStanding = look.turns !== 'with-body';
  const width = Math.min(look.width, look.height) * scale * (isStanding ? 0.62 : 0.8);
  const flat = isStanding && isTopDown ? FLATNESS : 1;
  // Feet are slightly above the lower edge of a standing figure's image.
  const y = isStanding ? (look.offset.y + look.height * 0.44) * scale : 0;
  const hasShadow = entity.hasShadow === true && isTopDown && moment.quality.hasShadows;
  const put = (mark: Mark, stamp: StampName, size: number, color: number, alpha: number, dy = 0): void =>
    showMark(kit, groundMarks, mark, { stamp, width: size, height: size * flat, y: y + dy, color, alpha });
  if (hasShadow)
    put('shadow', 'soft', width * 1.1, SHADOW.color, SHADOW.alpha, isStanding ? 0 : width * 0.12);
  else hideMark(groundMarks, 'shadow');
  if (entity.team && entity.hasShadow === true && isTopDown)
    put(
      'team',
      'soft',
      width * 1.5,
      parseColor(entity.team.color),
      isStanding ? STANDING_TEAM_ALPHA : TEAM_ALPHA,
    );
  else hideMark(groundMarks, 'team');
  if (ring === null) hideMark(groundMarks, 'glow');
  else if (isTopDown) put('glow', 'soft', width * 1.7, parseColor(ring), GLOW_ALPHA);
  else put('glow', 'soft', width * 2.2, parseColor(ring), GLOW_ALPHA, -y);
  // In side view no ground is visible, so a ring would float in the air.
  if (ring !== null && isTopDown) put('ring', 'dashes', width * 1.6, parseColor(ring), RING_ALPHA);
  else hideMark(groundMarks, 'ring');
  drawShield(kit, groundMarks, entity);
}

function drawShield(
  kit: RenderResources2d,
  groundMarks: GroundMarks,
  { look, scale, shield }: SceneEntity,
): void {
  if (shield === undefined) {
    hideMark(groundMarks, 'shield');
    hideMark(groundMarks, 'shield-inside');
    return;
  }
  const { color, size, ring, inside } = SHIELD;
  const width = Math.max(look.width, look.height) * scale * size;
  const to = { width, height: width, y: look.offset.y * scale, color };
  showMark(kit, groundMarks, 'shield-inside', { ...to, stamp: 'soft', alpha: inside * shield });
  showMark(kit, groundMarks, 'shield', { ...to, stamp: 'ring', alpha: ring * shield });
}

function showMark(
  kit: RenderResources2d,
  groundMarks: GroundMarks,
  mark: Mark,
  to: {
    readonly stamp: StampName;
    readonly width: number;
    readonly height: number;
    readonly y: number;
    readonly color: number;
    readonly alpha: number;
  },
): void {
  const frame = kit.stamps[to.stamp];
  let sprite = groundMarks.sprites.get(mark);
  if (!sprite) {
    sprite = new Sprite({ texture: frame.texture, anchor: 0.5 });
    groundMarks.sprites.set(mark, sprite);
    groundMarks.root.addChild(sprite);
  }
  sprite.visible = true;
  sprite.y = to.y;
  sprite.tint = to.color;
  sprite.alpha = to.alpha;
  sprite.scale.set(
    (to.width * frame.growX) / frame.texture.width,
    (to.height * frame.growY) / frame.texture.height,
  );
}

function hideMark(groundMarks: GroundMarks, mark: Mark): void {
  const sprite = groundMarks.sprites.get(mark);
  if (sprite) sprite.visible = false;
}
