import { Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js';
import {
  computeFireRadius,
  computeLightRadius,
  createDaylightTransition,
  type DaylightTransition,
  findLightPosition,
  forEachLight,
  getFireColor,
  LIGHT_STRENGTH,
  OWN_LIGHT,
  stepDaylightTransition,
} from '../shared/lights.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { Scene } from '../shared/Scene.ts';
import type { ViewPoint, Viewport } from '../shared/viewport.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import type { Particles } from './particles.ts';

/**
 * Darkens the world at night with a small texture that is multiplied with it. Lights of looks, effects that look like
 * fire and, faintly, the player's unit brighten the texture.
 */
export interface NightOverlay {
  /** The small texture, drawn over the whole world. */
  readonly cover: Sprite;
  /** The content of the small texture: `base` and `glows`. */
  readonly lights: Container;
  readonly base: Sprite;
  readonly glows: Container;
  texture: RenderTexture | null;
  readonly dusk: DaylightTransition;
}

/** What `drawNightOverlay` needs to know about the scene. */
interface NightScene {
  readonly scene: Scene;
  readonly viewport: Viewport;
  readonly world: Container;
  readonly particles: Particles;
}

/** CSS pixels per pixel of the texture. It can be small, because light has no sharp edges. */
const COARSENESS = 6;
const WHITE = 0xffffff;

export function createNightOverlay(kit: RenderResources2d): NightOverlay {
  const base = new Sprite({ texture: kit.stamps.white.texture });
  const [lights, glows] = [new Container(), new Container()];
  lights.addChild(base, glows);
  return {
    cover: new Sprite({ blendMode: 'multiply', visible: false }),
    lights,
    base,
    glows,
    texture: null,
    dusk: createDaylightTransition(),
  };
}

export function destroyNightOverlay(night: NightOverlay): void {
  night.cover.destroy();
  night.lights.destroy({ children: true });
  night.texture?.destroy(true);
  night.texture = null;
}

/** Draws the small texture. Call it after the world was positioned. */
export function drawNightOverlay(
  kit: RenderResources2d,
  pixi: WebGLRenderer,
  night: NightOverlay,
  { scene, viewport, world, particles }: NightScene,
  moment: FrameInfo2d,
): void {
  const tint = stepDaylightTransition(night.dusk, scene.daylight, moment.seconds);
  night.cover.visible = tint !== WHITE;
  if (!night.cover.visible) return;
  const texture = fitTexture(night, viewport);
  const scale = texture.width / viewport.width;
  night.base.tint = tint;
  night.base.scale.set(texture.width / night.base.texture.width, texture.height / night.base.texture.height);
  night.glows.position.set(world.x * scale, world.y * scale);
  night.glows.scale.set(world.scale.x * scale);
  placeGlows(kit, night, scene, particles, moment);
  pixi.render({ container: night.lights, target: texture, clear: true });
  night.cover.texture = texture;
  night.cover.scale.set(viewport.width / texture.width, viewport.height / texture.height);
}

function fitTexture(night: NightOverlay, viewport: Viewport): RenderTexture {
  const width = Math.max(1, Math.ceil(viewport.width / COARSENESS));
  const height = Math.max(1, Math.ceil(viewport.height / COARSENESS));
  night.texture ??= RenderTexture.create({ width, height, scaleMode: 'linear' });
  if (night.texture.width !== width || night.texture.height !== height) night.texture.resize(width, height);
  return night.texture;
}

function placeGlows(
  kit: RenderResources2d,
  night: NightOverlay,
  scene: Scene,
  particles: Particles,
  moment: FrameInfo2d,
): void {
  const { texture } = kit.stamps.light;
  let used = 0;
  const put = (place: ViewPoint, radius: number, alpha: number, color: number): void => {
    let glow = night.glows.children[used] as Sprite | undefined;
    if (!glow) {
      glow = new Sprite({ texture, anchor: 0.5, blendMode: 'add' });
      night.glows.addChild(glow);
    }
    used += 1;
    glow.visible = true;
    glow.position.set(place.x, place.y);
    glow.scale.set((radius * 2) / texture.width);
    glow.alpha = alpha;
    glow.tint = color;
  };
  forEachLight(scene, particles.emitters, kit.game.types.effects, {
    onFire: (place, effect, phase) =>
      put(place, computeFireRadius(moment.time, phase), 1, getFireColor(effect)),
    onLight(entity, light) {
      const radius = computeLightRadius(entity, light, moment.time);
      put(findLightPosition(entity, light), radius, LIGHT_STRENGTH * entity.opacity, parseColor(light.color));
    },
    onOwnUnit: (entity) => put(entity, OWN_LIGHT.radius, OWN_LIGHT.strength, OWN_LIGHT.color),
  });
  for (let index = used; index < night.glows.children.length; index++)
    night.glows.children[index]!.visible = false;
}
