import type { Game } from '@playloom/game-format';
import type { Renderer } from '@playloom/renderer';
import type { RendererKind } from '../contract/StartOptions.ts';
import { loadThreeD } from './loadThreeD.ts';

/** Loads and creates a renderer. Each renderer is a separate chunk, which is loaded only when needed. */
export async function createRenderer(
  kind: RendererKind,
  game: Game,
  canvas: HTMLCanvasElement,
): Promise<{ readonly renderer: Renderer; readonly kind: RendererKind }> {
  if (kind === 'null') {
    const { createNullRenderer } = await import('@playloom/renderer/null');
    return { renderer: createNullRenderer(), kind };
  }
  if (kind === '3d') {
    const { createRenderer3d, hasWebGl2 } = await loadThreeD();
    if (hasWebGl2()) return { renderer: createRenderer3d(canvas), kind };
  }
  const { createRenderer2d } = await import('@playloom/renderer/two-d');
  const renderer = await createRenderer2d(canvas, { background: game.settings.backgroundColor });
  return { renderer, kind: '2d' };
}
