import type { Game } from '@playloom/game-format';
import type { Renderer } from '@playloom/renderer';
import type { PictureKind } from '../StartOptions.ts';
import { loadThreeD } from './loadThreeD.ts';

/** Drawing is a chunk of its own: whoever draws nothing, or not in 3D, does not fetch it. */
export async function createRenderer(
  kind: PictureKind,
  game: Game,
  canvas: HTMLCanvasElement,
): Promise<{ readonly renderer: Renderer; readonly kind: PictureKind }> {
  if (kind === 'null') {
    const { createNullRenderer } = await import('@playloom/renderer/null');
    return { renderer: createNullRenderer(), kind };
  }
  if (kind === '3d') {
    const { createThreeD, hasWebGl2 } = await loadThreeD();
    if (hasWebGl2()) return { renderer: createThreeD(canvas), kind };
  }
  const { createTwoD } = await import('@playloom/renderer/two-d');
  const renderer = await createTwoD(canvas, { background: game.settings.backgroundColor });
  return { renderer, kind: '2d' };
}
