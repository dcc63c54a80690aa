import {
  type Mesh,
  PerspectiveCamera,
  Scene as ThreeScene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three';
import {
  createDaylightTransition,
  type DaylightTransition,
  stepDaylightTransition,
} from '../shared/lights.ts';
import type { Images } from '../shared/loadImages.ts';
import { type MapCells, writeMapCell } from '../shared/mapCells.ts';
import { startParticleEffect, streamEntityEffects } from '../shared/ParticlePool.ts';
import type { Scene, SceneBurst, SceneGame } from '../shared/Scene.ts';
import { createTileSheets } from '../shared/tileSheets.ts';
import type { Viewport } from '../shared/viewport.ts';
import { type SpriteBatch, createSpriteBatch, createBatchMesh, destroyBatch } from './batch.ts';
import { createTileCoverageFunction } from './createTileCoverageFunction.ts';
import { type Camera3d, type Vector3d } from './eye.ts';
import {
  createEntitySprites3d,
  drawEntitySprites3d,
  type EntitySprites3d,
  flashEntitySprite3d,
} from './figures.ts';
import { createHeightMap, updateHeight } from './heightMap.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import { listLights, applyLights } from './lamps.ts';
import { drawGroundMarks } from './marks.ts';
import {
  createSharedUniforms,
  createShadowMaterial,
  createSpriteMaterial,
  type SharedUniforms,
} from './materials.ts';
import { addFloatingText3d, createOverlay3d, drawOverlay3d, type Overlay3d } from './overlay.ts';
import { createParticles3d, drawParticles3d, type Particles3d, stepParticles3d } from './sparks.ts';
import { createStampFrames } from './stampFrames.ts';
import {
  createSurroundings,
  destroySurroundings,
  drawSky,
  type Surroundings,
  tintSurroundings,
} from './surroundings.ts';
import { createTextAtlas, destroyTextAtlas, setTextAtlasResolution } from './tags.ts';
import { createTerrain, destroyTerrain, drawTerrain, markTerrainDirty, type Terrain } from './terrain.ts';
import { createTileDrawingData } from './tileInstances.ts';
import { createFrameLibrary, destroyFrameLibrary } from './frameLibrary.ts';

/** All objects that draw one game. */
export interface Stage3d {
  readonly kit: RenderResources3d;
  readonly cells: MapCells;
  readonly root: ThreeScene;
  readonly camera: PerspectiveCamera;
  readonly shared: SharedUniforms;
  readonly terrain: Terrain;
  readonly surroundings: Surroundings;
  readonly figures: EntitySprites3d;
  readonly shadows: readonly Mesh[];
  readonly marks: SpriteBatch;
  readonly air: readonly [SpriteBatch, SpriteBatch];
  readonly sparks: Particles3d;
  readonly overlay: Overlay3d;
  readonly dusk: DaylightTransition;
}

/** Number of slices of an entity that lies flat, enough to look solid. */
const SLICES = 9;
const NEAR = 0.15;
const WHITE = 0xffffff;
/** The order in which these are drawn, after the ground. */
const ORDER = { shadows: 4, marks: 5, figures: 6, air: 7, bars: 8, words: 9 } as const;

export function createStage3d(game: SceneGame, images: Images, cells: MapCells): Stage3d {
  const sheets = createTileSheets(game.map, game.assets, images);
  const plan = createTileDrawingData(game.map, sheets, createTileCoverageFunction(sheets));
  const shared = createSharedUniforms();
  const heights = createHeightMap(plan, cells);
  shared.uHeights.value = heights.texture;
  shared.uMapSize.value.set(cells.width, cells.height);
  const frameLibrary = createFrameLibrary(game, images);
  const { smooth, pixelArt } = frameLibrary;
  const kit: RenderResources3d = {
    game,
    frameLibrary,
    stamps: createStampFrames(smooth),
    heights,
    isSideView: game.settings.worldKind === 'side-view',
  };
  const tags = createTextAtlas();
  const add = (
    atlas: Parameters<typeof createSpriteMaterial>[1],
    use: 'body' | 'mark' | 'air' | 'screen',
    order: number,
  ) => createSpriteBatch(use === 'body' ? SLICES : 1, createSpriteMaterial(shared, atlas, use), order);
  const bodies = [add(smooth, 'body', ORDER.figures), add(pixelArt, 'body', ORDER.figures)] as const;
  const shadows = bodies.map(({ geometry }, index) =>
    createBatchMesh(geometry, createShadowMaterial(shared, index === 0 ? smooth : pixelArt), ORDER.shadows),
  );
  const marks = add(smooth, 'mark', ORDER.marks);
  const air = [add(smooth, 'air', ORDER.air), add(pixelArt, 'air', ORDER.air)] as const;
  const overlay = createOverlay3d(tags, add(smooth, 'screen', ORDER.bars), add(tags, 'screen', ORDER.words));
  const root = new ThreeScene();
  root.matrixAutoUpdate = root.matrixWorldAutoUpdate = false;
  const terrain = createTerrain(plan, cells, shared);
  root.add(terrain.root, ...shadows);
  for (const { mesh } of [...bodies, marks, ...air, overlay.bars, overlay.textBatch]) root.add(mesh);
  const surroundings = createSurroundings(game, shared, root);
  root.updateMatrixWorld(true);
  const camera = new PerspectiveCamera();
  camera.matrixAutoUpdate = camera.matrixWorldAutoUpdate = false;
  return {
    kit,
    cells,
    root,
    camera,
    shared,
    terrain,
    surroundings,
    figures: createEntitySprites3d(bodies),
    shadows,
    marks,
    air,
    sparks: createParticles3d(kit),
    overlay,
    dusk: createDaylightTransition(),
  };
}

export function destroyStage3d(stage: Stage3d): void {
  const { figures, marks, air, overlay, terrain, surroundings, kit } = stage;
  for (const batch of [...figures.batches, marks, ...air, overlay.bars, overlay.textBatch]) {
    destroyBatch(batch);
    (batch.mesh.material as ShaderMaterial).dispose();
  }
  for (const { material } of stage.shadows) (material as ShaderMaterial).dispose();
  destroyTextAtlas(overlay.tags);
  destroyTerrain(terrain);
  destroySurroundings(surroundings);
  destroyFrameLibrary(kit.frameLibrary);
  kit.heights.texture.dispose();
  stage.shared.uLights.value.dispose();
}

export function setStage3dTile(stage: Stage3d, layerIndex: number, x: number, y: number, cell: number): void {
  const { kit, cells, terrain } = stage;
  if (writeMapCell(cells, layerIndex, x, y, cell) < 0) return;
  updateHeight(kit.heights, terrain.plan, cells, x, y);
  markTerrainDirty(terrain, x, y);
}

/** Updates everything and draws it onto the canvas. */
export function drawStage3d(
  three: WebGLRenderer,
  stage: Stage3d,
  scene: Scene,
  viewport: Viewport,
  moment: FrameInfo3d,
): void {
  const { kit, shared, figures, terrain } = stage;
  updateCamera(stage, moment.eye, viewport);
  const tint = stepDaylightTransition(stage.dusk, scene.daylight, moment.seconds);
  tintSurroundings(stage.surroundings, shared, tint);
  setOpacities(stage, scene);
  setView(shared, viewport, moment);
  drawSky(stage.surroundings, moment.eye);
  drawTerrain(terrain, moment.middleX, moment.middleY, moment.viewDistance);
  drawEntitySprites3d(kit, figures, scene.entities, moment);
  const hasShadows = moment.quality.hasShadows && !kit.isSideView;
  for (const [index, mesh] of stage.shadows.entries())
    mesh.visible = hasShadows && figures.batches[index]!.count > 0;
  drawGroundMarks(kit, stage.marks, scene, figures);
  streamEffects(stage, moment);
  stepParticles3d(kit, stage.sparks, moment);
  drawParticles3d(stage.sparks, stage.air);
  applyLights(shared, tint === WHITE ? [] : listLights(kit, scene, stage.sparks, moment.time), moment);
  setTextAtlasResolution(stage.overlay.tags, moment.resolution, moment.textScale);
  drawOverlay3d(kit, stage.overlay, figures, viewport, moment);
  three.render(stage.root, stage.camera);
}

export function showBurst3d(stage: Stage3d, burst: SceneBurst, moment: FrameInfo3d): void {
  switch (burst.kind) {
    case 'effect':
      startParticleEffect(stage.sparks, burst.effect, burst, moment);
      break;
    case 'floating-text':
      addFloatingText3d(stage.overlay, burst);
      break;
    case 'flash':
      flashEntitySprite3d(stage.figures, burst.key);
      break;
  }
}

function updateCamera(
  { camera }: Stage3d,
  { at, forward, right, up, tangent, distance }: Camera3d,
  viewport: Viewport,
): void {
  camera.fov = (Math.atan(tangent) * 360) / Math.PI;
  camera.aspect = viewport.width / viewport.height;
  camera.near = Math.max(NEAR, distance / 40);
  camera.far = distance * 12 + 60;
  camera.updateProjectionMatrix();
  const back: Vector3d = [-forward[0], -forward[1], -forward[2]];
  camera.matrixWorld.set(
    right[0],
    up[0],
    back[0],
    at[0],
    right[1],
    up[1],
    back[1],
    at[1],
    right[2],
    up[2],
    back[2],
    at[2],
    0,
    0,
    0,
    1,
  );
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
}

function setOpacities({ kit, shared }: Stage3d, { layerOpacities }: Scene): void {
  for (const [index, { id, isVisible, opacity }] of kit.game.map.layers.entries())
    shared.uOpacities.value[index] = layerOpacities[id] ?? (isVisible ? opacity : 0);
}

function setView(
  shared: SharedUniforms,
  viewport: Viewport,
  { eye, middleX, middleY, viewDistance, quality }: FrameInfo3d,
): void {
  shared.uRight.value.set(...eye.right);
  shared.uUp.value.set(...eye.up);
  shared.uViewport.value.set(viewport.width, viewport.height);
  shared.uFogMiddle.value.set(middleX, 0, middleY);
  shared.uFogReach.value.set(viewDistance * 0.62, viewDistance);
  shared.uDetail.value = quality.hasShadows ? 1 : 0;
}

/** Counts what the last frame contained. */
export function countDrawn3d({ figures, sparks }: Stage3d): { entities: number; particles: number } {
  return { entities: figures.listed.filter(({ isSeen }) => isSeen).length, particles: sparks.flying.length };
}

/** Emits the effects of visible entities. */
function streamEffects({ kit, figures, sparks }: Stage3d, moment: FrameInfo3d): void {
  for (const figure of figures.decorated) {
    const { entity } = figure;
    if (entity.streams.length === 0) continue;
    figure.owed ??= new Map();
    streamEntityEffects(sparks, kit.game.types.effects, entity, figure.owed, moment);
  }
}
