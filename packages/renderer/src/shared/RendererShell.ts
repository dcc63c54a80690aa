import { type Images, loadImages } from './loadImages.ts';
import { type DrawQuality, FULL_QUALITY } from './DrawQuality.ts';
import type { DrawStats, Renderer } from './Renderer.ts';
import type { Scene, SceneBurst, SceneGame } from './Scene.ts';
import type { Viewport } from './viewport.ts';

type State = 'drawing' | 'lost' | 'impossible';

/** What a renderer in 2D and one in 3D remember besides what they draw. */
export interface RendererShell {
  readonly viewport: Viewport;
  /** Effects to show in the next frame. */
  bursts: SceneBurst[];
  quality: DrawQuality;
  isLost: boolean;
  isDestroyed: boolean;
  readonly listeners: ((state: State) => void)[];
}

/** The parts of a renderer that differ between 2D and 3D. */
export interface RendererParts extends Pick<Renderer, 'setTile' | 'toWorld' | 'toScreen' | 'drawMinimap'> {
  /** Replaces the game that is drawn, once its images have loaded. */
  showGame(game: SceneGame, images: Images): void;
  draw(scene: Scene, seconds: number): void;
  /** `resolution` is the number of device pixels per CSS pixel. */
  setSize(viewport: Viewport, resolution: number): void;
  countDrawn(): Omit<DrawStats, 'resolution'>;
  onContextLost?(): void;
  onContextRestored?(): void;
  /** Frees everything. Called once. */
  destroy(): void;
}

const RESOLUTION_MAX = 2;
/** Below this, names and thin lines can't be read. */
const RESOLUTION_MIN = 0.6;
/** Maximum number of queued bursts: a hidden tab draws nothing but still receives them. */
const BURSTS_WAITING_MAX = 200;

export function createRendererShell(viewport: Viewport): RendererShell {
  return { viewport, bursts: [], quality: FULL_QUALITY, isLost: false, isDestroyed: false, listeners: [] };
}

/** Returns the effects to show in this frame. They are not returned again. */
export function takeBursts(shell: RendererShell): readonly SceneBurst[] {
  const { bursts } = shell;
  shell.bursts = [];
  return bursts;
}

/** Creates a renderer that loads images, follows size and quality, and pauses while the WebGL context is lost. */
export function createShellRenderer(
  shell: RendererShell,
  canvas: HTMLCanvasElement,
  parts: RendererParts,
): Renderer {
  const stopWatching = watchContext(shell, canvas, parts);
  const applySize = (): void => {
    if (shell.isDestroyed) return;
    parts.setSize(shell.viewport, computeResolution(shell));
  };
  applySize();
  return {
    async load(game, assets, onProgress) {
      const images = await loadImages(game, assets, onProgress);
      // Names that are drawn before the font has loaded would stay in the wrong font.
      await document.fonts?.ready;
      if (!shell.isDestroyed) parts.showGame(game, images);
    },
    setTile: parts.setTile,
    burst(burst) {
      if (shell.bursts.length < BURSTS_WAITING_MAX) shell.bursts.push(burst);
    },
    draw: parts.draw,
    resize(width, height) {
      shell.viewport.width = Math.max(1, width);
      shell.viewport.height = Math.max(1, height);
      applySize();
    },
    setQuality(quality) {
      shell.quality = quality;
      applySize();
    },
    readStats: () => ({ resolution: computeResolution(shell), ...parts.countDrawn() }),
    toWorld: parts.toWorld,
    toScreen: parts.toScreen,
    drawMinimap: parts.drawMinimap,
    onState: (listener) => void shell.listeners.push(listener),
    destroy() {
      if (shell.isDestroyed) return;
      shell.isDestroyed = true;
      stopWatching();
      parts.destroy();
    },
  };
}

function computeResolution({ quality }: RendererShell): number {
  const full = Math.min(window.devicePixelRatio || 1, RESOLUTION_MAX);
  return Math.max(Math.min(full, RESOLUTION_MIN), full * quality.resolution);
}

/** Notifies listeners when the WebGL context is lost and when it is restored. Returns a function that stops it. */
function watchContext(shell: RendererShell, canvas: HTMLCanvasElement, parts: RendererParts): () => void {
  const notify = (state: State): void => {
    for (const listener of shell.listeners) listener(state);
  };
  const onLost = (): void => {
    shell.isLost = true;
    parts.onContextLost?.();
    notify('lost');
  };
  const onRestored = (): void => {
    shell.isLost = false;
    parts.onContextRestored?.();
    notify('drawing');
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
}
