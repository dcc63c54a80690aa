import { sayInLog } from '../play/HudLog.ts';
import { listShownTiles } from '../play/readTileChanges.ts';
import { changeSettings, loadSettings, saveSettings } from '../settings/settingsStore.ts';
import type { PictureKind, StartOptions } from '../StartOptions.ts';
import { createRenderer } from './createRenderer.ts';
import { updateHud } from './drawFrame.ts';
import { findStorage } from './findStorage.ts';
import type { Run } from './Run.ts';

export const NO_3D = 'This browser cannot draw in 3D (it has no WebGL 2), so the game is shown in 2D.';
const NOT_LOADED = 'The other view could not be loaded. Try again.';

/** What a player of this game sees first: what was chosen here before, or what the game wants. */
export function pickPicture({ renderer, game, gameSlug }: StartOptions): PictureKind {
  return renderer ?? loadSettings(findStorage()).pictures[gameSlug] ?? game.settings.renderer;
}

export function createCanvas({ ownerDocument: page }: HTMLElement, title: string): HTMLCanvasElement {
  const canvas = page.createElement('canvas');
  canvas.className = 'playloom-canvas';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `The game ${title}`);
  return canvas;
}

/** Goes on in 2D or in 3D. The game is seen as before until the other picture is ready. */
export async function switchPicture(run: Run, kind: '2d' | '3d'): Promise<void> {
  if (run.isSwitching || run.picture === kind) return;
  run.isSwitching = true;
  try {
    await exchange(run, kind);
  } catch (error) {
    reportError(error);
    sayInLog(run.stage.log, NOT_LOADED, run.stage.scene.time);
  } finally {
    run.isSwitching = false;
    if (!run.hasEnded) updateHud(run);
  }
}

async function exchange(run: Run, wanted: '2d' | '3d'): Promise<void> {
  const { options, stage, surface } = run;
  // One of its own: a canvas whose context was given up cannot be drawn on again.
  const canvas = createCanvas(surface, options.game.settings.title);
  const { renderer, kind } = await createRenderer(wanted, options.game, canvas);
  if (run.hasEnded || kind !== wanted) {
    renderer.destroy();
    if (!run.hasEnded) sayInLog(stage.log, NO_3D, stage.scene.time);
    return;
  }
  const urlOf = (asset: string): string | null => {
    const found = options.game.assets[asset];
    return found === undefined ? null : options.assetUrl(found.file);
  };
  renderer.resize(Math.max(1, surface.clientWidth), Math.max(1, surface.clientHeight));
  renderer.setQuality(stage.settings.isLowPower ? 'low' : 'full');
  await renderer.load(options.game, { urlOf }, () => undefined);
  if (run.hasEnded) {
    renderer.destroy();
    return;
  }
  for (const { layerIndex, x, y, cell } of listShownTiles(run.core.session))
    renderer.setTile(layerIndex, x, y, cell);
  const before = stage.renderer;
  stage.renderer = renderer;
  run.picture = kind;
  surface.replaceChildren(canvas);
  before.destroy();
  rememberPicture(run, kind);
}

/** Kept for this game; what the game wants anyway need not be remembered. */
function rememberPicture({ options, stage, storage }: Run, kind: '2d' | '3d'): void {
  const { [options.gameSlug]: _, ...others } = stage.settings.pictures;
  const isUsual = kind === options.game.settings.renderer;
  const pictures = isUsual ? others : { ...others, [options.gameSlug]: kind };
  stage.settings = changeSettings(stage.settings, { pictures });
  saveSettings(storage, stage.settings);
}
