import type { Scene, SceneBurst, SceneGame } from '@playloom/renderer';
import { createRenderer2d } from '@playloom/renderer/two-d';

/** The scenes to draw one after another; the last frame becomes the cover. */
export interface CoverShot {
  readonly game: SceneGame;
  /** URL of the folder with the game's assets. */
  readonly assets: string;
  readonly width: number;
  readonly height: number;
  readonly steps: readonly {
    readonly scene: Scene;
    readonly bursts: readonly SceneBurst[];
    readonly seconds: number;
  }[];
}

const FONT = '/files/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Draws the steps and returns the last frame as a data URL. */
async function drawCover(shot: CoverShot): Promise<string> {
  const font = new FontFace('Figtree Variable', `url(${FONT})`, { weight: '300 900' });
  document.fonts.add(await font.load());
  const canvas = document.createElement('canvas');
  canvas.style.width = `${shot.width}px`;
  canvas.style.height = `${shot.height}px`;
  document.body.replaceChildren(canvas);
  const renderer = await createRenderer2d(canvas, { background: shot.game.settings.backgroundColor });
  renderer.resize(shot.width, shot.height);
  const urlOf = (id: string): string | null =>
    shot.game.assets[id] ? `${shot.assets}/${shot.game.assets[id].file}` : null;
  await renderer.load(shot.game, { urlOf }, () => undefined);
  for (const { scene, bursts, seconds } of shot.steps) {
    for (const burst of bursts) renderer.burst(burst);
    renderer.draw(scene, seconds);
  }
  const frame = canvas.toDataURL('image/png');
  renderer.destroy();
  return frame;
}

declare global {
  interface Window {
    studio: { readonly drawCover: typeof drawCover };
  }
}

window.studio = { drawCover };
