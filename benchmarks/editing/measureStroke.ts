import type { Page } from 'playwright-core';
import { readScriptTime } from './readScriptTime.ts';

const TILES = 200;
const TILES_PER_FRAME = 4;
const MARGIN_PX = 48;
const SCALE_MAX = 64;

export interface StrokeTimes {
  /** Script time per frame over the whole stroke, in milliseconds. */
  readonly mean: number;
  readonly p95: number;
}

/** Paints across 200 tiles, four per frame, with the whole map in view. */
export async function measureStroke(page: Page, side: number): Promise<StrokeTimes> {
  await page.locator('.map-canvas').focus();
  await page.keyboard.press('b');
  const points = planStroke(side);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const before = await readScriptTime(client);
  const frames = await page.evaluate(drawStroke, {
    points,
    side,
    perFrame: TILES_PER_FRAME,
    margin: MARGIN_PX,
    scaleMax: SCALE_MAX,
  });
  const spent = (await readScriptTime(client)) - before;
  await client.detach();
  const sorted = frames.toSorted((a, b) => a - b);
  return { mean: (spent * 1000) / frames.length, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

/** Returns the points of the stroke. It goes back and forth, so that it also fits on a small map. */
function planStroke(side: number): [number, number][] {
  const wide = Math.min(side - 2, TILES);
  return Array.from({ length: TILES }, (_, index) => {
    const row = Math.floor(index / wide);
    const column = row % 2 === 0 ? index % wide : wide - 1 - (index % wide);
    return [1.5 + column, 2.5 + row];
  });
}

interface Stroke {
  points: [number, number][];
  side: number;
  perFrame: number;
  margin: number;
  scaleMax: number;
}

/**
 * Runs in the page. Paints the stroke frame by frame and returns, for each frame, the time spent in event handlers and
 * rendering.
 */
async function drawStroke({ points, side, perFrame, margin, scaleMax }: Stroke): Promise<number[]> {
  const canvas = document.querySelector('.map-canvas')!;
  const box = canvas.getBoundingClientRect();
  const scale = Math.min((box.width - margin * 2) / side, (box.height - margin * 2) / side, scaleMax);
  const fire = (type: string, [x, y]: [number, number]) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: box.x + box.width / 2 + (x - side / 2) * scale,
        clientY: box.y + box.height / 2 + (y - side / 2) * scale,
      }),
    );
  const real = window.requestAnimationFrame.bind(window);
  const frame = { spent: 0 };
  window.requestAnimationFrame = (task) =>
    real((time) => {
      const start = performance.now();
      task(time);
      frame.spent += performance.now() - start;
    });
  const frames: number[] = [];
  const nextFrame = () => new Promise<void>((resolve) => real(() => setTimeout(resolve)));
  fire('pointerdown', points[0]!);
  for (let at = 1; at < points.length; at += perFrame) {
    frame.spent = 0;
    const start = performance.now();
    for (const point of points.slice(at, at + perFrame)) fire('pointermove', point);
    frame.spent += performance.now() - start;
    await nextFrame();
    frames.push(frame.spent);
  }
  fire('pointerup', points.at(-1)!);
  window.requestAnimationFrame = real;
  return frames;
}
