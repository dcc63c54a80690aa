import { Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js';
import type { Effect, Light } from '@playloom/game-format';
import {
  createDaylightTransition,
  type DaylightTransition,
  findLightPosition,
  findLight,
  computeFlicker,
  isFireEffect,
  stepDaylightTransition,
} from '../shared/lights.ts';
import { mixColors, parseColor } from '../shared/parseColor.ts';
import type { Scene, SceneEntity } from '../shared/Scene.ts';
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
const FIRE = { radius: 7.5, alpha: 1 };
const LIGHT_ALPHA = 0.9;
const OWN = { radius: 4.2, alpha: 0.5, color: 0xdfe6ff };
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
  const burn = (place: ViewPoint, effect: Effect, phase: number): void => {
    const color = mixColors(parseColor(effect.colors[0]!), WHITE, 0.25);
    put(place, FIRE.radius * computeFlicker(moment.time, phase), FIRE.alpha, color);
  };
  const shine = (entity: SceneEntity, light: Light): void => {
    const { radius, color, flickers } = light;
    const reach = radius * entity.scale * (flickers ? computeFlicker(moment.time, entity.key) : 1);
    put(findLightPosition(entity, light), reach, LIGHT_ALPHA * entity.opacity, parseColor(color));
  };
  for (const { effect, origin } of particles.emitters)
    if (isFireEffect(effect)) burn(origin, effect, origin.x);
  for (const entity of scene.entities) {
    const light = findLight(entity);
    if (light) shine(entity, light);
    const fire = entity.streams.map((name) => kit.game.types.effects[name]).find(isFireEffect);
    if (fire) burn(entity, fire, entity.key);
    else if (entity.ring !== null) put(entity, OWN.radius, OWN.alpha, OWN.color);
  }
  for (let index = used; index < night.glows.children.length; index++)
    night.glows.children[index]!.visible = false;
}
