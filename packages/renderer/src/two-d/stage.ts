import { Container, type WebGLRenderer } from 'pixi.js';
import type { Images } from '../shared/loadImages.ts';
import { readMapCells } from '../shared/mapCells.ts';
import { startParticleEffect, streamEntityEffects } from '../shared/ParticlePool.ts';
import { createTileSheets } from '../shared/tileSheets.ts';
import type { Scene, SceneBurst, SceneGame } from '../shared/Scene.ts';
import { readVisibleArea, type Viewport } from '../shared/viewport.ts';
import {
  createEntitySprites,
  destroyEntitySprites,
  drawEntitySprites,
  type EntitySprites,
  flashEntitySprite,
} from './entitySprites.ts';
import {
  addFloatingText,
  createFloatingTexts,
  destroyFloatingTexts,
  drawFloatingTexts,
  type FloatingTexts,
} from './floatingTexts.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { createNightOverlay, destroyNightOverlay, drawNightOverlay, type NightOverlay } from './night.ts';
import { createParticles, destroyParticles, type Particles, stepParticles } from './particles.ts';
import { createTextureSheets, destroyTextureSheets } from './textureSheets.ts';
import { drawRegions } from './regions.ts';
import { createStamps, destroyStamps } from './stamps.ts';
import { createTextureCache, destroyTextureCache } from './textureCache.ts';
import { createTileLayers, destroyTileLayers, drawTileLayers, type TileLayers } from './tileLayers.ts';

/** All objects that draw one game. */
export interface Stage2d {
  readonly kit: RenderResources2d;
  readonly root: Container;
  /** Containers with positions in tiles: `world` is darkened by the night, `shining` is not. */
  readonly world: Container;
  readonly shining: Container;
  readonly tiles: TileLayers;
  readonly regions: Container;
  readonly entities: EntitySprites;
  readonly particles: Particles;
  readonly night: NightOverlay;
  readonly floatingTexts: FloatingTexts;
}

const IDLE_SHAPES_MAX = 32;
const IDLE_TEXTS_MAX = 64;

export function createStage2d(game: SceneGame, images: Images): Stage2d {
  const kit: RenderResources2d = {
    game,
    textureSheets: createTextureSheets(images, game.assets),
    stamps: createStamps(),
    shapes: createTextureCache(IDLE_SHAPES_MAX),
    texts: createTextureCache(IDLE_TEXTS_MAX),
  };
  const tiles = createTileLayers(
    game.map,
    readMapCells(game.map),
    createTileSheets(game.map, game.assets, images),
  );
  const [root, world, shining, regions] = [
    new Container(),
    new Container(),
    new Container(),
    new Container(),
  ];
  const entities = createEntitySprites();
  const particles = createParticles(kit);
  const floatingTexts = createFloatingTexts();
  const night = createNightOverlay(kit);
  const { low, high, bright } = particles.levels;
  world.addChild(tiles.below, regions, low.root, entities.root, high.root, tiles.above);
  shining.addChild(bright.root);
  root.addChild(world, night.cover, shining, entities.overlays, floatingTexts.root);
  return { kit, root, world, shining, tiles, regions, entities, particles, night, floatingTexts };
}

export function destroyStage2d(stage: Stage2d): void {
  const { kit } = stage;
  destroyEntitySprites(kit, stage.entities);
  destroyFloatingTexts(kit, stage.floatingTexts);
  destroyParticles(stage.particles);
  destroyTileLayers(stage.tiles);
  destroyNightOverlay(stage.night);
  stage.root.destroy({ children: true });
  destroyTextureCache(kit.shapes);
  destroyTextureCache(kit.texts);
  destroyTextureSheets(kit.textureSheets);
  destroyStamps(kit.stamps);
}

/** Updates everything and draws it onto the canvas. */
export function drawStage2d(
  pixi: WebGLRenderer,
  stage: Stage2d,
  scene: Scene,
  viewport: Viewport,
  moment: FrameInfo2d,
): void {
  const { kit } = stage;
  const { camera } = scene;
  const view = { camera, viewport };
  for (const container of [stage.world, stage.shining]) {
    container.scale.set(moment.pixelsPerTile);
    container.position.set(
      viewport.width / 2 - (camera.x + camera.shakeX) * moment.pixelsPerTile,
      viewport.height / 2 - (camera.y + camera.shakeY) * moment.pixelsPerTile,
    );
  }
  drawTileLayers(stage.tiles, readVisibleArea(camera, viewport), scene.layerOpacities);
  drawRegions(kit, stage.regions, scene.regions, moment);
  drawEntitySprites(kit, stage.entities, scene.entities, view, moment);
  streamEffects(stage, scene, moment);
  stepParticles(stage.particles, moment);
  drawFloatingTexts(kit, stage.floatingTexts, view, moment);
  drawNightOverlay(
    kit,
    pixi,
    stage.night,
    { scene, viewport, world: stage.world, particles: stage.particles },
    moment,
  );
  pixi.render(stage.root);
}

export function showBurst2d(stage: Stage2d, burst: SceneBurst, moment: FrameInfo2d): void {
  switch (burst.kind) {
    case 'effect':
      startParticleEffect(stage.particles, burst.effect, burst, moment);
      break;
    case 'floating-text':
      addFloatingText(stage.kit, stage.floatingTexts, burst, moment);
      break;
    case 'flash':
      flashEntitySprite(stage.entities, burst.key);
      break;
  }
}

/** Counts what the last frame contained. */
export function countDrawn2d({ entities, particles }: Stage2d): { entities: number; particles: number } {
  const visible = [...entities.sprites.values()].filter(({ root }) => root.visible);
  return { entities: visible.length, particles: particles.flying.length };
}

/** Emits the effects of visible entities. */
function streamEffects({ kit, entities, particles }: Stage2d, scene: Scene, moment: FrameInfo2d): void {
  for (const entity of scene.entities) {
    if (entity.streams.length === 0) continue;
    const sprite = entities.sprites.get(entity.key);
    if (sprite?.root.visible)
      streamEntityEffects(particles, kit.game.types.effects, entity, sprite.owed, moment);
  }
}
