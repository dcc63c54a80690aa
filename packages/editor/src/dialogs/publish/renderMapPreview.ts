import type { Game, PlacedEntity } from '@playloom/game-format';
import { createScene, type SceneEntity } from '@playloom/renderer';

interface MapPreviewOptions {
  readonly game: Game;
  readonly assetUrl: (file: string) => string;
  /** The size of the preview in pixels. */
  readonly width: number;
  readonly height: number;
  /** The map position in the center of the preview, and the number of tiles that fit into its height. */
  readonly x: number;
  readonly y: number;
  readonly tilesInView: number;
}

const KINDS = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;
const RADIANS = Math.PI / 180;

/**
 * Renders the map with all its objects as they are at the start of the game; null if the renderer can't draw.
 */
export async function renderMapPreview(shot: MapPreviewOptions): Promise<HTMLCanvasElement | null> {
  const { game, width, height, assetUrl } = shot;
  const { createRenderer2d } = await import('@playloom/renderer/two-d');
  const canvas = document.createElement('canvas');
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const renderer = await createRenderer2d(canvas, { background: game.settings.backgroundColor });
  const state = { isImpossible: false };
  renderer.onState((now) => {
    state.isImpossible = now === 'impossible';
  });
  try {
    renderer.resize(width, height);
    const urlOf = (id: string) => {
      const asset = game.assets[id];
      return asset === undefined ? null : assetUrl(asset.file);
    };
    await renderer.load(game, { urlOf }, () => undefined);
    const scene = createScene();
    Object.assign(scene.camera, { x: shot.x, y: shot.y, tilesInView: shot.tilesInView });
    scene.entities = game.map.entities.flatMap((entity, index) => describeEntity(game, entity, index + 1));
    renderer.draw(scene, 0);
    // Copy the canvas in the same task, because the browser clears it afterwards.
    return state.isImpossible ? null : cropToCanvas(canvas, width, height);
  } finally {
    renderer.destroy();
  }
}

/** Scales an image to cover the given size and crops what doesn't fit. */
export function cropToCanvas(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const [w, h] = getEntitySize(source);
  const scale = Math.max(width / w, height / h);
  const context = canvas.getContext('2d');
  context?.drawImage(source, (width - w * scale) / 2, (height - h * scale) / 2, w * scale, h * scale);
  return canvas;
}

function getEntitySize(source: CanvasImageSource): readonly [width: number, height: number] {
  if (source instanceof HTMLImageElement) return [source.naturalWidth || 1, source.naturalHeight || 1];
  const { width, height } = source as { width: number; height: number };
  return [width || 1, height || 1];
}

function describeEntity(game: Game, entity: PlacedEntity, key: number): SceneEntity[] {
  const type = game.types[KINDS[entity.kind]][entity.type];
  if (type === undefined) return [];
  return [
    {
      key,
      x: entity.x,
      y: entity.y,
      rotation: entity.rotation * RADIANS,
      scale: entity.scale,
      look: type.look,
      opacity: 1,
      tint: null,
      animation: null,
      held: null,
      streams: [],
      label: null,
      speech: null,
      emote: null,
      bars: [],
      hasShadow: entity.kind === 'unit',
      ring: null,
      team: null,
    },
  ];
}
