import type { Renderer } from '@playloom/renderer';

/** Used until the renderer has loaded, so that the player is connected meanwhile. Draws nothing. */
export function createLoadingRenderer(): Renderer {
  const ignore = (): void => undefined;
  const nowhere = { x: 0, y: 0 };
  return {
    load: () => Promise.resolve(),
    setTile: ignore,
    burst: ignore,
    draw: ignore,
    resize: ignore,
    setQuality: ignore,
    readStats: () => ({ resolution: 1, entities: 0, particles: 0 }),
    toWorld: () => nowhere,
    toScreen: () => nowhere,
    drawMinimap: ignore,
    onState: ignore,
    destroy: ignore,
  };
}
