import { addClientMessage } from '../present/HudLog.ts';
import { listShownTileChanges } from '../session/takeTileChanges.ts';
import { changeSettings, saveSettings } from '../settings/settingsStore.ts';
import { createGameCanvas } from './createGameCanvas.ts';
import { createRenderer } from './createRenderer.ts';
import { updateHud } from './drawFrame.ts';
import { NO_3D_MESSAGE, NOT_SWITCHED_MESSAGE } from './chooseRendererKind.ts';
import { readQuality, restartPace } from './paceFrames.ts';
import type { ClientRun } from './ClientRun.ts';
import { sendScreen } from './sendScreen.ts';

/** Switches between 2D and 3D. The old view stays until the new one is ready. */
export async function switchRenderer(run: ClientRun, kind: '2d' | '3d'): Promise<void> {
  if (run.isSwitching || run.rendererKind === kind) return;
  run.isSwitching = true;
  try {
    await replaceRenderer(run, kind);
  } catch (error) {
    reportError(error);
    addClientMessage(run.stage.log, NOT_SWITCHED_MESSAGE, run.stage.scene.time);
  } finally {
    run.isSwitching = false;
    if (!run.hasEnded) updateHud(run);
  }
}

async function replaceRenderer(run: ClientRun, wanted: '2d' | '3d'): Promise<void> {
  const { options, stage, surface } = run;
  // A new canvas, because a canvas keeps the type of its first context.
  const canvas = createGameCanvas(surface, options.game.settings.title);
  const { renderer, kind } = await createRenderer(wanted, options.game, canvas);
  if (run.hasEnded || kind !== wanted) {
    renderer.destroy();
    if (!run.hasEnded) addClientMessage(stage.log, NO_3D_MESSAGE, stage.scene.time);
    return;
  }
  const urlOf = (asset: string): string | null => {
    const found = options.game.assets[asset];
    return found === undefined ? null : options.assetUrl(found.file);
  };
  renderer.resize(Math.max(1, surface.clientWidth), Math.max(1, surface.clientHeight));
  renderer.setQuality(readQuality(run));
  await renderer.load(options.game, { urlOf }, () => undefined);
  if (run.hasEnded) {
    renderer.destroy();
    return;
  }
  for (const { layerIndex, x, y, cell } of listShownTileChanges(run.core.session))
    renderer.setTile(layerIndex, x, y, cell);
  const before = stage.renderer;
  stage.renderer = renderer;
  run.rendererKind = kind;
  sendScreen(run);
  restartPace(run);
  surface.replaceChildren(canvas);
  before.destroy();
  rememberRenderer(run, kind);
}

/** Stores the player's choice for this game. The game's default is not stored. */
function rememberRenderer({ options, stage, storage }: ClientRun, kind: '2d' | '3d'): void {
  const { [options.gameSlug]: _, ...others } = stage.settings.pictures;
  const isUsual = kind === options.game.settings.renderer;
  const renderers = isUsual ? others : { ...others, [options.gameSlug]: kind };
  stage.settings = changeSettings(stage.settings, { pictures: renderers });
  saveSettings(storage, stage.settings);
}
