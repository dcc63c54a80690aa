import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import { itInLongRun } from '../harness/itInLongRun.ts';
import type { ClientPage } from './clientPage.ts';
import { type ClientSite, serveClient } from './serveClient.ts';

type PageWindow = Window & { readonly clientPage: ClientPage };

const THREE_D = /three-d/;
/** Mouse movement that turns the camera by 180°, derived from `LOOK_PER_PIXEL`. */
const HALF_TURN_PIXELS = 898;
const open: { browser?: Browser; site?: ClientSite } = {};

beforeAll(async () => {
  [open.browser, open.site] = await Promise.all([
    launchChromium({ hasWebGl: true, isBare: true }),
    serveClient(),
  ]);
});

afterAll(async () => {
  await open.browser?.close();
  open.site?.close();
});

async function openPage(): Promise<{ page: Page; scripts: string[]; problems: string[] }> {
  const page = await open.browser!.newPage({ viewport: { width: 480, height: 320 } });
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  page.on('pageerror', ({ message }) => problems.push(message));
  return { page, scripts, problems };
}

/** Plays the blank game with changed settings. */
async function play(page: Page, change: object = {}): Promise<void> {
  await page.waitForFunction(() => 'clientPage' in window && 'playloomClient' in window);
  const game = loadGame('blank');
  await page.evaluate(
    (given) => (window as unknown as PageWindow).clientPage.open(given as never, '/files/blank', {}),
    { ...game, settings: { ...game.settings, ...change } } as object,
  );
  await page.waitForFunction(() => (window as unknown as PageWindow).clientPage.readOwn() !== null);
}

/** Returns one pixel of each quarter of the frame, and the number of colors in the whole frame. */
function readFrame(page: Page): Promise<{ quarters: number[]; colors: number }> {
  return page.evaluate(async () => {
    // Runs after the client has drawn and before the browser clears the canvas.
    await new Promise(requestAnimationFrame);
    const canvas = document.querySelector<HTMLCanvasElement>('.playloom-canvas')!;
    const copy = document.createElement('canvas');
    Object.assign(copy, { width: 64, height: 64 });
    const context = copy.getContext('2d')!;
    context.drawImage(canvas, 0, 0, 64, 64);
    const pixels = new Uint32Array(context.getImageData(0, 0, 64, 64).data.buffer);
    const at = (x: number, y: number) => pixels[y * 64 + x]!;
    return {
      quarters: [at(16, 16), at(48, 16), at(16, 48), at(48, 48)],
      colors: new Set(pixels).size,
    };
  });
}

/** Waits for a frame that shows more than a background. */
async function waitForFrame(page: Page): Promise<number[]> {
  for (;;) {
    const { quarters, colors } = await readFrame(page);
    if (colors > 20) return quarters;
  }
}

async function switch3d(page: Page, isOn: boolean): Promise<void> {
  await page.keyboard.press('Escape');
  const toggle = page.getByRole('switch', { name: 'Show in 3D' });
  await toggle.click();
  await page
    .locator(`[role=switch][aria-checked=${isOn}][aria-labelledby=hud-setting-picture-label]`)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function walkRight(page: Page): Promise<void> {
  const readX = () => page.evaluate(() => (window as unknown as PageWindow).clientPage.readOwn()!.x);
  const from = await readX();
  await page.keyboard.down('d');
  await page.waitForFunction(
    (x) => (window as unknown as PageWindow).clientPage.readOwn()!.x > x,
    from + 0.5,
  );
  await page.keyboard.up('d');
}

it('switches to 3D and back during play, remembers it, and loads 3D only when it is used', async () => {
  const { page, scripts, problems } = await openPage();
  await page.goto(open.site!.url);
  await play(page);
  const flat = await waitForFrame(page);
  expect(scripts.filter((url) => THREE_D.test(url))).toEqual([]);

  await switch3d(page, true);
  const deep = await waitForFrame(page);
  expect(deep).not.toEqual(flat);
  expect(scripts.some((url) => THREE_D.test(url))).toBe(true);
  expect(await page.locator('.playloom-canvas').count()).toBe(1);
  await walkRight(page);

  await page.reload();
  await play(page);
  await waitForFrame(page);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('switch', { name: 'Show in 3D' }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await switch3d(page, false);
  await waitForFrame(page);
  await walkRight(page);
  expect(problems).toEqual([]);
  await page.close();
});

it('shows a 3D game in 2D, with a notice, when WebGL 2 is missing', async () => {
  const { page, problems } = await openPage();
  await page.addInitScript(() => {
    type Get = (kind: string, options?: object) => RenderingContext | null;
    const original = HTMLCanvasElement.prototype.getContext as Get;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: Parameters<Get>) {
      return given[0] === 'webgl2' ? null : original.apply(this, given);
    } as HTMLCanvasElement['getContext'];
  });
  await page.goto(open.site!.url);
  await play(page, { renderer: '3d' });
  await page.getByText('This browser can’t show 3D').first().waitFor();
  await waitForFrame(page);
  expect(problems).toEqual([]);
  await page.close();
});

itInLongRun(
  'first-person view locks the pointer with a click, turns with the mouse, and unlocks with Escape',
  async () => {
    const { page, problems } = await openPage();
    await page.goto(open.site!.url);
    const { camera } = loadGame('blank').settings;
    await play(page, { renderer: '3d', camera: { ...camera, view: 'first-person' } });
    await waitForFrame(page);
    const isLocked = (wanted: boolean) =>
      page.waitForFunction((value) => (document.pointerLockElement !== null) === value, wanted);
    await page.mouse.click(240, 120);
    await isLocked(true);
    /** Returns the direction in which the unit moves, in radians. */
    const readHeading = () =>
      page.evaluate(async () => {
        const { clientPage } = window as unknown as PageWindow;
        const from = clientPage.readOwn()!;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const to = clientPage.readOwn()!;
        return to.x === from.x && to.y === from.y ? null : Math.atan2(to.y - from.y, to.x - from.x);
      });
    await page.keyboard.down('w');
    await expect.poll(readHeading).not.toBeNull();
    const before = (await readHeading())!;
    // Playwright's mouse reports no movement while the pointer is locked, so the event is dispatched here. After
    // half a turn the unit walks in the opposite direction.
    await page.evaluate(
      (movementX) => document.dispatchEvent(new PointerEvent('pointermove', { movementX })),
      HALF_TURN_PIXELS,
    );
    const readCosine = async () => Math.cos(((await readHeading()) ?? before) - before);
    await expect.poll(readCosine).toBeLessThan(-0.9);
    await page.keyboard.up('w');
    await page.keyboard.press('Escape');
    await isLocked(false);
    expect(problems).toEqual([]);
    await page.close();
  },
);
