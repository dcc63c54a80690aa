import type { Light } from '@playloom/game-format';
import {
  computeFireRadius,
  computeLightRadius,
  forEachLight,
  getFireColor,
  LIGHT_STRENGTH,
  OWN_LIGHT,
} from '../shared/lights.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { Scene, SceneEntity } from '../shared/Scene.ts';
import { readGroundHeight } from './heightMap.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import type { SharedUniforms } from './materials.ts';
import { LIGHTS_MAX } from './shaders.ts';
import type { Particles3d } from './sparks.ts';

/** A light source at night. */
interface Lamp {
  readonly x: number;
  readonly height: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
  readonly color: number;
}

const FIRE_HEIGHT = 0.6;
const OWN_HEIGHT = 1;

/** Lists all light sources: lights of looks, effects that look like fire, and a faint light at the player's unit. */
export function listLights(kit: RenderResources3d, scene: Scene, sparks: Particles3d, time: number): Lamp[] {
  const lamps: Lamp[] = [];
  forEachLight(scene, sparks.emitters, kit.game.types.effects, {
    onFire({ x, y }, effect, phase) {
      const radius = computeFireRadius(time, phase);
      lamps.push({ x, height: FIRE_HEIGHT, y, radius, strength: 1, color: getFireColor(effect) });
    },
    onLight: (entity, light) => void lamps.push(describeLamp(kit, entity, light, time)),
    onOwnUnit: ({ x, y }) => void lamps.push({ x, height: OWN_HEIGHT, y, ...OWN_LIGHT }),
  });
  return lamps;
}

/** Passes the lights nearest to the center of the view to the shaders. */
export function applyLights(shared: SharedUniforms, lamps: readonly Lamp[], moment: FrameInfo3d): void {
  const far = ({ x, y, radius }: Lamp): number => Math.hypot(x - moment.middleX, y - moment.middleY) - radius;
  const nearest =
    lamps.length <= LIGHTS_MAX ? lamps : lamps.toSorted((a, b) => far(a) - far(b)).slice(0, LIGHTS_MAX);
  shared.uLightCount.value = nearest.length;
  if (nearest.length === 0) return;
  const texture = shared.uLights.value;
  const values = texture.image.data as Float32Array;
  for (const [index, { x, height, y, radius, strength, color }] of nearest.entries()) {
    const part = strength / 255;
    values.set([x, height, y, radius], index * 4);
    values.set(
      [((color >> 16) & 255) * part, ((color >> 8) & 255) * part, (color & 255) * part],
      (LIGHTS_MAX + index) * 4,
    );
  }
  texture.needsUpdate = true;
}

/** Places a light in 3D. Its distance from the image's lower edge becomes its height, as for a lamppost. */
function describeLamp(kit: RenderResources3d, entity: SceneEntity, light: Light, time: number): Lamp {
  const { look, scale } = entity;
  const radius = computeLightRadius(entity, light, time);
  const strength = LIGHT_STRENGTH * entity.opacity;
  const color = parseColor(light.color);
  if (look.turns === 'with-body' || kit.isSideView)
    return { x: entity.x, height: FIRE_HEIGHT, y: entity.y, radius, strength, color };
  const foot = entity.y + (look.offset.y + look.height / 2) * scale;
  const height = Math.max(0.2, (look.height / 2 - light.offset.y) * scale);
  return {
    x: entity.x + (look.offset.x + light.offset.x) * scale,
    height: readGroundHeight(kit.heights, entity.x, foot) + height,
    y: foot + 0.3,
    radius,
    strength,
    color,
  };
}
