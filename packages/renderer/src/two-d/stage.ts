import { Container, type WebGLRenderer } from 'pixi.js';
import type { Images } from '../shared/loadImages.ts';
import { readMapCells } from '../shared/mapCells.ts';
import { createTileSheets } from '../shared/tileSheets.ts';
import type { Scene, SceneBurst, SceneGame } from '../shared/Scene.ts';
import { readVisibleArea, type Viewport } from '../shared/viewport.ts';
import { createEntities, destroyEntities, drawEntities, type Entities, flashEntity } from './entities.ts';
import {
  addFloatingText,
  createFloatingTexts,
  destroyFloatingTexts,
  drawFloatingTexts,
  type FloatingTexts,
} from './floatingTexts.ts';
import type { Kit, Moment } from './Kit.ts';
import { createNight, destroyNight, drawNight, type Night } from './night.ts';
import {
  createParticles,
  destroyParticles,
  type Particles,
  startEffect,
  stepParticles,
  streamEffect,
} from './particles.ts';
import { createPictures, destroyPictures } from './pictures.ts';
import { drawRegions } from './regions.ts';
import { createStamps, destroyStamps } from './stamps.ts';
import { createTextureCache, destroyTextureCache } from './textureCache.ts';
import { createTileLayers, destroyTileLayers, drawTileLayers, type TileLayers } from './tileLayers.ts';

/** Everything of one game that can be seen, from the ground up. */
export interface Stage {
  readonly kit: Kit;
  readonly root: Container;
  /** Measured in tiles: what the night darkens, and what shines in it. */
  readonly world: Container;
  readonly shining: Container;
  readonly tiles: TileLayers;
  readonly regions: Container;
  readonly entities: Entities;
  readonly particles: Particles;
  readonly night: Night;
  readonly floatingTexts: FloatingTexts;
}

const IDLE_SHAPES_MAX = 32;
const IDLE_TEXTS_MAX = 64;

export function createStage(game: SceneGame, images: Images): Stage {
  const kit: Kit = {
    game,
    pictures: createPictures(images, game.assets),
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
  const entities = createEntities();
  const particles = createParticles();
  const floatingTexts = createFloatingTexts();
  const night = createNight(kit);
  const { low, high, bright } = particles.levels;
  world.addChild(tiles.below, regions, low.root, entities.root, high.root, tiles.above);
  shining.addChild(bright.root);
  root.addChild(world, night.cover, shining, entities.overlays, floatingTexts.root);
  return { kit, root, world, shining, tiles, regions, entities, particles, night, floatingTexts };
}

export function destroyStage(stage: Stage): void {
  const { kit } = stage;
  destroyEntities(kit, stage.entities);
  destroyFloatingTexts(kit, stage.floatingTexts);
  destroyParticles(stage.particles);
  destroyTileLayers(stage.tiles);
  destroyNight(stage.night);
  stage.root.destroy({ children: true });
  destroyTextureCache(kit.shapes);
  destroyTextureCache(kit.texts);
  destroyPictures(kit.pictures);
  destroyStamps(kit.stamps);
}

/** Places everything and draws it onto the canvas. */
export function drawStage(
  pixi: WebGLRenderer,
  stage: Stage,
  scene: Scene,
  viewport: Viewport,
  moment: Moment,
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
  drawEntities(kit, stage.entities, scene.entities, view, moment);
  streamEffects(stage, scene, moment);
  stepParticles(kit, stage.particles, moment);
  drawFloatingTexts(kit, stage.floatingTexts, view, moment);
  drawNight(
    kit,
    pixi,
    stage.night,
    { scene, viewport, world: stage.world, particles: stage.particles },
    moment,
  );
  pixi.render(stage.root);
}

export function showBurst(stage: Stage, burst: SceneBurst, moment: Moment): void {
  switch (burst.kind) {
    case 'effect':
      startEffect(stage.kit, stage.particles, burst.effect, burst, moment);
      break;
    case 'floating-text':
      addFloatingText(stage.kit, stage.floatingTexts, burst, moment.resolution);
      break;
    case 'flash':
      flashEntity(stage.entities, burst.key);
      break;
  }
}

/** What entities give off; of those out of sight nothing is drawn. */
function streamEffects({ kit, entities, particles }: Stage, scene: Scene, moment: Moment): void {
  for (const entity of scene.entities) {
    if (entity.streams.length === 0) continue;
    const drawing = entities.drawings.get(entity.key);
    if (!drawing?.root.visible) continue;
    for (const name of entity.streams) {
      const effect = kit.game.types.effects[name];
      if (!effect) continue;
      const owed = drawing.owed.get(name) ?? 0;
      drawing.owed.set(name, streamEffect(kit, particles, effect, entity, owed, moment));
    }
  }
}
