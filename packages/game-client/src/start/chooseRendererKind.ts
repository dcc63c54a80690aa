import type { RendererKind, StartOptions } from '../contract/StartOptions.ts';
import { loadSettings } from '../settings/settingsStore.ts';
import { findLocalStorage } from './findLocalStorage.ts';

export const NO_3D_MESSAGE =
  'This browser can’t show 3D because it doesn’t support WebGL 2. The game is shown in 2D.';
export const NOT_SWITCHED_MESSAGE = 'Couldn’t switch the view. Try again.';

/** Chooses the renderer to start with: the player's earlier choice for this game, else the game's setting. */
export function chooseRendererKind({ renderer, game, gameSlug }: StartOptions): RendererKind {
  return renderer ?? loadSettings(findLocalStorage()).pictures[gameSlug] ?? game.settings.renderer;
}
