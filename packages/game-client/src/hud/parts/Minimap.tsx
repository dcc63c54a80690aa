import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { drawMinimapDots } from './drawMinimapDots.ts';

/** Canvas pixels per CSS pixel. Sharp enough for most screens. */
const PIXELS = 2;
/** Length of the longer side in CSS pixels. Smaller screens scale it down. */
const SIDE = 196;

/** The map is drawn once. Dots are drawn over it whenever the state changes. */
export function Minimap() {
  const { state, actions } = useHud();
  const map = useHudSlice(({ game }) => ({ width: game.map.width, height: game.map.height }));
  const canvas = useRef<HTMLCanvasElement>(null);
  const dots = useRef<HTMLCanvasElement>(null);
  const scale = (SIDE * PIXELS) / Math.max(map.width, map.height);
  const size = { width: Math.round(map.width * scale), height: Math.round(map.height * scale) };

  useEffect(() => {
    if (canvas.current !== null) actions.drawMinimap(canvas.current);
  }, [actions, size.width, size.height]);

  useEffect(
    () =>
      effect(() => {
        const { dots: all, game } = state.value;
        if (dots.current !== null) drawMinimapDots(dots.current, all, game.map);
      }),
    [state],
  );

  return (
    <div class="hud-map" data-solid role="img" aria-label="Map">
      <div class="hud-map-frame" style={{ aspectRatio: `${map.width} / ${map.height}` }}>
        <canvas ref={canvas} {...size} />
        <canvas ref={dots} {...size} />
      </div>
    </div>
  );
}
