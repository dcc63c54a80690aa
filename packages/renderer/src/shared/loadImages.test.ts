import { type GameInput, gameSchema } from '@playloom/game-format';
import { afterEach, expect, it, vi } from 'vitest';
import { listImages } from './listImages.ts';
import { loadImages } from './loadImages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stands in for the images of a browser. They load when the test says so. */
class WaitingImage {
  static readonly waiting = new Map<string, () => void>();
  static readonly failing = new Map<string, () => void>();
  readonly naturalWidth = 1;
  readonly naturalHeight = 1;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  readonly decode = (): Promise<void> => Promise.resolve();
  set src(url: string) {
    WaitingImage.waiting.set(url, () => this.onload());
    WaitingImage.failing.set(url, () => this.onerror());
  }
}

const heroGame = gameSchema.parse({
  format: 1,
  settings: { title: 'Images' },
  assets: { hero: { kind: 'image', file: 'hero.png' } },
} as GameInput);

it('[GPU-07:part] waits only for the images that are needed first, and adds the others later', async () => {
  vi.stubGlobal('Image', WaitingImage);
  const { waiting } = WaitingImage;
  const game = gameSchema.parse({
    format: 1,
    settings: { title: 'Images' },
    assets: { hero: { kind: 'image', file: 'hero.png' }, coin: { kind: 'image', file: 'coin.png' } },
  } as GameInput);
  const parts: number[] = [];
  const assets = { urlOf: (id: string) => id, isNeededFirst: (id: string) => id === 'hero' };
  const loading = loadImages(game, assets, (part) => parts.push(part));
  expect([...waiting.keys()]).toEqual(['hero']);
  waiting.get('hero')!();
  const images = await loading;
  expect([[...images.keys()], parts, waiting.has('coin')]).toEqual([['hero'], [0, 1], true]);
  waiting.get('coin')!();
  await expect.poll(() => [...images.keys()]).toEqual(['hero', 'coin']);
});

it('[GPU-07:part] stops waiting for a slow image, and adds it when it arrives', async () => {
  vi.stubGlobal('Image', WaitingImage);
  vi.useFakeTimers();
  const loading = loadImages(heroGame, { urlOf: (id) => id }, () => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  const images = await loading;
  expect([...images.keys()]).toEqual([]);
  WaitingImage.waiting.get('hero')!();
  await vi.advanceTimersByTimeAsync(0);
  expect([...images.keys()]).toEqual(['hero']);
});

it('[GPU-07:part] loads an image again that could not be loaded', async () => {
  vi.stubGlobal('Image', WaitingImage);
  vi.useFakeTimers();
  const loading = loadImages(heroGame, { urlOf: (id) => id }, () => undefined);
  WaitingImage.failing.get('hero')!();
  await vi.advanceTimersByTimeAsync(0);
  const images = await loading;
  expect([...images.keys()]).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  WaitingImage.waiting.get('hero')!();
  await vi.advanceTimersByTimeAsync(0);
  expect([...images.keys()]).toEqual(['hero']);
});

it('lists every image once, those of the map first, and no sounds', () => {
  const game = gameSchema.parse({
    format: 1,
    settings: { title: 'Images' },
    map: { tileSets: [{ id: 'ground', image: 'tiles', count: 4, firstId: 1 }] },
    types: {
      animations: { run: { name: 'Run', image: 'runner' }, stay: { name: 'Stay', image: 'runner' } },
      effects: { puff: { name: 'Puff', image: 'smoke' }, plain: { name: 'Plain' } },
    },
    assets: {
      crate: { kind: 'image', file: 'crate.png' },
      runner: { kind: 'image', file: 'runner.png' },
      bang: { kind: 'sound', file: 'bang.mp3' },
      smoke: { kind: 'image', file: 'smoke.png' },
      tiles: { kind: 'image', file: 'tiles.png' },
    },
  } as GameInput);
  expect(listImages(game)).toEqual(['tiles', 'runner', 'smoke', 'crate']);
});
