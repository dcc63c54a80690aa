import type { Renderer } from '@playloom/renderer';
import type { StartOptions } from '../StartOptions.ts';

/** Drawing is a chunk of its own: whoever draws nothing does not fetch it. */
export async function createRenderer(
  { renderer, game }: StartOptions,
  canvas: HTMLCanvasElement,
): Promise<Renderer> {
  if (renderer === 'null') {
    const { createNullRenderer } = await import('@playloom/renderer/null');
    return createNullRenderer();
  }
  const { createTwoD } = await import('@playloom/renderer/two-d');
  return createTwoD(canvas, { background: game.settings.backgroundColor });
}
