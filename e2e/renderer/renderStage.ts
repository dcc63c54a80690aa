import type { AssetSource, Renderer, Scene, SceneGame } from '@playloom/renderer';
import { createScene } from '@playloom/renderer';
import { createRenderer3d } from '@playloom/renderer/three-d';
import { createRenderer2d } from '@playloom/renderer/two-d';

/** Canvas and renderer of a test scene. */
interface RenderStage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
  readonly width: number;
  readonly height: number;
}

export type Pixel = readonly [red: number, green: number, blue: number];

interface RenderStageOptions {
  readonly game: SceneGame;
  readonly assets?: Readonly<Record<string, string>>;
  /** An asset that the first frame doesn't wait for. */
  readonly late?: string;
  readonly width?: number;
  readonly height?: number;
  readonly kind?: '2d' | '3d' | undefined;
}

export async function createRenderStage(plan: RenderStageOptions): Promise<RenderStage> {
  const { width = 320, height = 240 } = plan;
  const canvas = document.createElement('canvas');
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  document.body.replaceChildren(canvas);
  const renderer =
    plan.kind === '3d' ? createRenderer3d(canvas) : await createRenderer2d(canvas, { background: '#101010' });
  renderer.resize(width, height);
  const assets: AssetSource = {
    urlOf: (id) => plan.assets?.[id] ?? null,
    isNeededFirst: (id) => id !== plan.late,
  };
  await renderer.load(plan.game, assets, () => undefined);
  return { canvas, renderer, width, height };
}

export function createCameraScene(x: number, y: number, tilesInView: number): Scene {
  const scene = createScene();
  Object.assign(scene.camera, { x, y, tilesInView });
  return scene;
}

/** Draws a frame and reads it immediately, before the browser clears it. */
export function captureFrame({ canvas, renderer }: RenderStage, scene: Scene, seconds = 0): ImageData {
  renderer.draw(scene, seconds);
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height);
}

export function readPixel(frame: ImageData, x: number, y: number): Pixel {
  const at = (Math.floor(y) * frame.width + Math.floor(x)) * 4;
  return [frame.data[at]!, frame.data[at + 1]!, frame.data[at + 2]!];
}

/** Returns the color of the frame at a position on the map. */
export function readPixelAt(stage: RenderStage, frame: ImageData, x: number, y: number): Pixel {
  const place = stage.renderer.toScreen(x, y);
  const ratio = frame.width / stage.width;
  return readPixel(frame, place.x * ratio, place.y * ratio);
}

/** Returns a data URL of a PNG with cells side by side. Each function paints one cell. */
export function paintSheet(
  size: number,
  cells: readonly ((context: CanvasRenderingContext2D, size: number) => void)[],
): string {
  const canvas = document.createElement('canvas');
  canvas.width = size * cells.length;
  canvas.height = size;
  const context = canvas.getContext('2d')!;
  for (const [index, paint] of cells.entries()) {
    context.save();
    context.translate(index * size, 0);
    paint(context, size);
    context.restore();
  }
  return canvas.toDataURL();
}

export function fillCell(color: string) {
  return (context: CanvasRenderingContext2D, size: number): void => {
    context.fillStyle = color;
    context.fillRect(0, 0, size, size);
  };
}

/** Paints the four quarters of a cell red, green, blue and white, row by row. */
export function paintQuarters(context: CanvasRenderingContext2D, size: number): void {
  for (const [index, color] of ['#ff0000', '#00ff00', '#0000ff', '#ffffff'].entries()) {
    context.fillStyle = color;
    context.fillRect(((index % 2) * size) / 2, (Math.floor(index / 2) * size) / 2, size / 2, size / 2);
  }
}
